import { daysAfter } from '../kernel/plainDate.ts'

// Trading days from trade to settlement in Canada and the United States, by first day of each rule.
const SETTLEMENT_DAYS = [
  { from: '2024-05-27', days: 1 },
  { from: '2017-09-05', days: 2 },
  { from: '0000-01-01', days: 3 },
] as const

export function settlementDateOf(tradeDate: string, isTradingDay: (date: string) => boolean): string {
  let remaining: number = SETTLEMENT_DAYS.find(({ from }) => tradeDate >= from)?.days ?? 3
  let date = tradeDate
  while (remaining > 0) {
    date = daysAfter(date, 1)
    if (isTradingDay(date)) remaining -= 1
  }
  return date
}
