/**
 * Facts that a file omits and only the user knows. `rate` is the exchange rate of a journal.
 * `fraction` is the cash in lieu. `stock`, `newStock`, `oldStock` and `parent` are the stocks of a
 * conversion. `costShare` is the part of the cost allocated to a spun-off stock. `treatment` is the
 * value of a new share in an exchange with cash. `nature` is the reason why shares were received.
 */
export const MISSING_FACTS = [
  'cost',
  'destination',
  'rate',
  'ratio',
  'fraction',
  'stock',
  'newStock',
  'oldStock',
  'parent',
  'costShare',
  'treatment',
  'nature',
] as const
export type MissingFact = (typeof MISSING_FACTS)[number]
