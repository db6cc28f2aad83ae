export const EVENT_AMOUNTS = [
  'quantity',
  'numerator',
  'denominator',
  'perShare',
  'gross',
  'withheld',
  'net',
  'cashInLieu',
  'counterAmount',
  'costShare',
] as const
export type EventAmount = (typeof EVENT_AMOUNTS)[number]

/** Spelled out because ledgers call it for 100,000 rows. */
export function mapEventAmounts<Value>(valueOf: (name: EventAmount) => Value): Record<EventAmount, Value> {
  return {
    quantity: valueOf('quantity'),
    numerator: valueOf('numerator'),
    denominator: valueOf('denominator'),
    perShare: valueOf('perShare'),
    gross: valueOf('gross'),
    withheld: valueOf('withheld'),
    net: valueOf('net'),
    cashInLieu: valueOf('cashInLieu'),
    counterAmount: valueOf('counterAmount'),
    costShare: valueOf('costShare'),
  }
}
