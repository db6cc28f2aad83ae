import { decimal, type Decimal } from '@palier/domain/kernel/decimal'
import { isPlainDate } from '@palier/domain/kernel/plainDate'
import { inOldShares, ratioBetween } from '@palier/domain/market/splits'
import { compareTexts } from '@palier/domain/kernel/compareTexts'
import type { z } from 'zod'
import { type DailyClose, type Dividend, type Split, volumeOrNull } from '../port.ts'
import { unlessUnknown } from '../../kernel/callSource.ts'
import { type EodhdClient } from './eodhdClient.ts'
import { dividendsOfSource, eodBars, splitsOfSource } from './shapes.ts'

/**
 * The source's adjusted prices are also adjusted for dividends, so only unadjusted prices are read.
 */
export function createEodhdHistory(client: EodhdClient) {
  async function rows<Schema extends z.ZodType<readonly unknown[]>>(
    [path, symbol]: readonly [path: string, symbol: string],
    { from, to, ...more }: { from: string; to: string } & Record<string, string>,
    schema: Schema,
  ): Promise<z.output<Schema> | []> {
    if (from > to) return []
    return (await unlessUnknown(client(`${path}/${encodeURIComponent(symbol)}`, { from, to, ...more }, schema))) ?? []
  }

  async function splits(symbol: string, from: string, to: string): Promise<Split[]> {
    const events = await rows(['splits', symbol], { from, to }, splitsOfSource)
    return events.flatMap(({ date, split }) => splitOf(date, split)).toSorted(byDate)
  }

  return {
    splits,

    async closes(symbol: string, from: string, to: string): Promise<DailyClose[]> {
      const bars = await rows(['eod', symbol], { from, to, period: 'd', order: 'a' }, eodBars)
      return bars.flatMap(({ date, close, high, low, volume }) => {
        const price = positive(close)
        const prices = price && { close: price, high: positive(high), low: positive(low) }
        return prices ? [{ date, ...prices, volume: volumeOrNull(volume) }] : []
      })
    },

    /** `today`: day up to which the source has adjusted amounts without an unadjusted value. */
    async dividends(symbol: string, from: string, to: string, today: string): Promise<Dividend[]> {
      const events = await rows(['div', symbol], { from, to }, dividendsOfSource)
      const isComplete = events.every(({ unadjustedValue }) => positive(unadjustedValue))
      const since = isComplete ? [] : await splits(symbol, from, today)
      const dividends = events.flatMap(
        ({ date: exDate, paymentDate, value, unadjustedValue, currency }): Dividend[] => {
          const adjusted = positive(value)
          const amount =
            positive(unadjustedValue) ?? (adjusted && inOldShares(adjusted, ratioBetween(since, exDate, today)))
          const paid = paymentDate !== null && isPlainDate(paymentDate) ? paymentDate : null
          return amount && currency !== null ? [{ exDate, amount, currency, paymentDate: paid }] : []
        },
      )
      return dividends.toSorted((one, other) => compareTexts(one.exDate, other.exDate))
    },
  }
}

/** Parses `4.000000/1.000000`, new shares first. Empty if invalid or 1:1. */
function splitOf(date: string, written: string): Split[] {
  const [, numerator, denominator] = /^\s*(\d+(?:\.\d+)?)\s*[/:]\s*(\d+(?:\.\d+)?)\s*$/.exec(written) ?? []
  const ratio = { numerator: decimal(numerator ?? 0), denominator: decimal(denominator ?? 0) }
  const isSplit = ratio.numerator.gt(0) && ratio.denominator.gt(0) && !ratio.numerator.eq(ratio.denominator)
  return isSplit ? [{ date, ...ratio }] : []
}

function byDate(one: Split, other: Split): number {
  return compareTexts(one.date, other.date)
}

function positive(value: number | null): Decimal | null {
  return value !== null && value > 0 ? decimal(value) : null
}
