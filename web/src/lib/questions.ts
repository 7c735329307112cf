/** Which questions are auctions, and how these are bid: a new one of the rules does not compile until it stands here. */
import type { PromptKind } from "../wire";

type Auction = Extract<PromptKind, `${string}_AUCTION`>;
/** In sight of all, or by a sum nobody else may see before all have bid. */
const AUCTIONS: Record<Auction, "open" | "sealed"> = { ASK_OPEN_AUCTION: "open", ASK_TIMED_AUCTION: "open", ASK_SEALED_AUCTION: "sealed" };

const bidding = (kind: PromptKind | undefined): "open" | "sealed" | undefined => (AUCTIONS as Partial<Record<PromptKind, "open" | "sealed">>)[kind!];

export const isAuction = (kind: PromptKind | undefined): boolean => bidding(kind) !== undefined;
export const isOpen = (kind: PromptKind | undefined): boolean => bidding(kind) === "open";
export const isSealed = (kind: PromptKind | undefined): boolean => bidding(kind) === "sealed";
