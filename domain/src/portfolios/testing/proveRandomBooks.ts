import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal, ZERO, type Decimal } from '../../kernel/decimal.ts'
import { daysAfter } from '../../kernel/plainDate.ts'
import { type TaxTrade } from '../adjustedCostBase.ts'
import { type LedgerRow } from '../lot.ts'
import { anyLedger } from './anyLedger.ts'
import { costBaseAtOnce } from './costBaseAtOnce.ts'
import { costBaseOracle } from './costBaseOracle.ts'
import { replayLots } from './replayLots.ts'

const TODAY = '2026-11-21'
const TIME_LIMIT = 300_000

/** Properties of the cost base over so many random books of two portfolios and a registered one. */
export function proveRandomBooks(runs: number): void {
  describe('the cost base with events, over random books', () => {
    const ofAccount = (account: string, isRegistered: boolean) =>
      anyLedger.map((rows) =>
        rows
          .reduce<LedgerRow[]>((kept, row) => {
            return replayLots([...kept, row]).kind === 'refused' ? kept : [...kept, row]
          }, [])
          .map((row): TaxTrade => {
            const tradeDate = daysAfter('2026-01-01', Number(row.tradeDate.slice(8)) * 9)
            const rate = decimal(1 + (row.entryOrder % 5) / 10)
            return {
              ...{ ...row, id: `${account}${row.id}`, tradeDate, settlementDate: tradeDate },
              ...{ portfolioId: account, isRegistered, fee: null, rateToCad: rate },
            }
          }),
      )
    const books = fc
      .tuple(ofAccount('a', false), ofAccount('b', false), ofAccount('tfsa', true))
      .map((accounts) => accounts.flat().map((row, entryOrder): TaxTrade => ({ ...row, entryOrder })))

    const summed = (rows: readonly TaxTrade[]) => {
      const { entries, years } = costBaseAtOnce(rows, TODAY)
      const sum = (of: (year: (typeof years)[number]) => Decimal) =>
        years.reduce((all, year) => all.plus(of(year)), ZERO)
      return {
        shares: entries.at(-1)?.shareCountAfter ?? ZERO,
        cost: entries.at(-1)?.costAfter ?? ZERO,
        gain: sum(({ gain }) => gain),
        deemed: sum(({ deemedGain }) => deemedGain),
        denied: sum(({ deniedLoss }) => deniedLoss),
        lost: sum(({ lostForever }) => lostForever),
      }
    }

    test(
      'finds what fractions find that share none of its code',
      () => {
        fc.assert(
          fc.property(books, (rows) => {
            const oracle = costBaseOracle(
              rows.map((row) => ({
                ...{ kind: row.kind, date: row.tradeDate, order: row.tradeOrder, entry: row.entryOrder },
                ...{ account: row.portfolioId, isRegistered: row.isRegistered },
                ...{ quantity: row.quantity.toString(), price: row.price.toString(), rate: String(row.rateToCad) },
              })),
            )
            for (const [name, figure] of Object.entries(summed(rows))) {
              const wanted = Object.entries(oracle).find(([other]) => other === name)?.[1] ?? ''
              // Quotients are rounded to twenty places, and add up.
              if (figure.minus(decimal(wanted)).abs().gt('1e-9')) expect([name, String(figure)]).toEqual([name, wanted])
            }
          }),
          { numRuns: runs },
        )
      },
      TIME_LIMIT,
    )

    test(
      'does not depend on the order in which events of different days were entered',
      () => {
        fc.assert(
          fc.property(books, (rows) => {
            const byDay = new Map(
              rows.map(({ tradeDate }) => [tradeDate, rows.filter((row) => row.tradeDate === tradeDate)]),
            )
            const mixed = [...byDay.values()].reverse().flat()
            const later = mixed.map((row, entryOrder): TaxTrade => ({ ...row, entryOrder }))
            expect(summed(later)).toEqual(summed(rows))
          }),
          { numRuns: runs },
        )
      },
      TIME_LIMIT,
    )

    test(
      'reports what was received less what was paid, what the pool keeps and what is lost',
      () => {
        fc.assert(
          fc.property(books, (rows) => {
            const { entries, years } = costBaseAtOnce(rows, TODAY)
            const amountOf = ({ trade, rateToCad }: (typeof entries)[number]) =>
              trade.quantity.times(trade.price).times(rateToCad)
            const sumOf = (...kinds: TaxTrade['kind'][]) =>
              entries
                .filter(({ trade }) => kinds.includes(trade.kind))
                .reduce((sum, one) => sum.plus(amountOf(one)), ZERO)
            const reported = years.reduce((sum, year) => sum.plus(year.reportedGain), ZERO)
            const lost = years.reduce((sum, year) => sum.plus(year.lostForever), ZERO)
            const left = entries.at(-1)?.costAfter ?? ZERO
            const balance = sumOf('sell', 'cashInLieu', 'returnOfCapital')
              .minus(sumOf('buy', 'notional'))
              .plus(left)
              .plus(lost)
              .minus(reported)
            // A denied loss that still waits for its replacing shares is the only difference.
            expect(balance.lt('1e-9')).toBe(true)
            if (entries.at(-1)?.shareCountAfter.gt(0)) expect(balance.abs().lt('1e-9')).toBe(true)
          }),
          { numRuns: runs },
        )
      },
      TIME_LIMIT,
    )
  })
}
