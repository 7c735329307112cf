/** How an option and its value are called. */
import { t, told } from "../text";

/** What people call it; an option without words of its own is called by its name. */
export const optionName = (name: string): string => (told(`option-${name}`) ? t(`option-${name}`) : name.replaceAll("_", " "));

export const optionValue = (value: boolean | number | string): string =>
  value === true ? t("option-on") : value === false ? t("option-off") : told(`choice-${value}`) ? t(`choice-${value}`) : String(value).replaceAll("_", " ");
