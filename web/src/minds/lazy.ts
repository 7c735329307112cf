/** The parts that think are fetched where a table has them, with their sentences. */
import type { Component } from "svelte";
import { spoken } from "../text";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each is given what it asks for where it stands
type Part = Component<any>;
const PARTS: Record<"Advice" | "DealWorth" | "OddsBar" | "Review", () => Promise<{ default: Part }>> = {
  Advice: () => import("./Advice.svelte"),
  DealWorth: () => import("./DealWorth.svelte"),
  OddsBar: () => import("./OddsBar.svelte"),
  Review: () => import("./Review.svelte"),
};

export const mind = async (name: keyof typeof PARTS): Promise<Part> => (await spoken("minds", PARTS[name]())).default;
