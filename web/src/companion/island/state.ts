export type IslandState = { on: boolean; log: never[] };
export const freshIsland = (): IslandState => ({ on: false, log: [] });
