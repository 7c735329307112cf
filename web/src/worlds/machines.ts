/** The machine that belongs to an edition: fetched with its world. */
import type { Component } from "svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each machine takes what it needs
export const MACHINES: Record<string, () => Promise<{ default: Component<any> }>> = {
  city: () => import("./city/Unit.svelte"),
  tropical_tycoon: () => import("./tropical_tycoon/Television.svelte"),
};
