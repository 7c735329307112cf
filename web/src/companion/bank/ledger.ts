/** placeholder until written */
export type BankState = { box: string; log: never[] };
export const freshBank = (): BankState => ({ box: "", log: [] });
