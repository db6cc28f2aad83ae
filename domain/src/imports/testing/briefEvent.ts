import { type FileEvent } from '../rowVerdict.ts'

/** What a row of an event says on one line: its role where it is a part, then kind, day, symbol and figures. */
export function briefEvent({ role, facts, symbol, exchange, currency }: FileEvent): string {
  const { kind, date, quantity, perShare, gross, withheld, net, numerator, denominator, counterAmount } = facts
  const place = [symbol, exchange].filter((part) => part !== null).join('@')
  const figures = Object.entries({
    quantity,
    perShare,
    gross,
    withheld,
    net,
    numerator,
    denominator,
    counterAmount,
  }).flatMap(([name, value]) => (value === null ? [] : [`${name} ${value}`]))
  const more = [facts.incomeKind, facts.recordDate && `record ${facts.recordDate}`, facts.note || null]
  return [role === 'whole' ? null : role, kind, date, place || null, currency ?? '?', ...figures, ...more]
    .filter((part) => part !== null)
    .join(' ')
}
