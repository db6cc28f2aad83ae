/**
 * What a file does not say of an event and only the person knows: what shares that came in had cost, where those that left
 * went, at which rate they went to a listing in the other currency; the ratio of a split or an exchange, and what was paid for
 * the rest; the stock that shares became, replace or came from, or any that is known; the part of the cost that goes to the stock
 * spun off; what a new share was worth beside cash; why shares were received.
 */
export const MISSING_FACTS = [
  ...(['cost', 'destination', 'rate', 'ratio', 'fraction'] as const),
  ...(['stock', 'newStock', 'oldStock', 'parent', 'costShare', 'treatment', 'nature'] as const),
] as const
export type MissingFact = (typeof MISSING_FACTS)[number]
