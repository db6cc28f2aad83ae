import { cashOf } from '@palier/domain/portfolios/bookEvent'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Broker, BROKERS, cashOfFact, type Fact, fileOf, STOCKS, yearOf } from '../../testing/brokerYears.ts'
import { accountOf } from '../../testing/importAccount.ts'
import type { RowOutcome } from './checkRows.ts'
import { factsOfRead } from './readEvent.ts'

const LISTINGS = STOCKS.map(({ symbol, currency, exchange }) => {
  return { id: symbol, ticker: symbol, exchangeCode: exchange, companyName: symbol, currency }
})
const portfolio = {
  findListings: async (tickers: readonly string[]) => LISTINGS.filter(({ ticker }) => tickers.includes(ticker)),
}

async function outcomesOf(text: string, known: Parameters<typeof accountOf>[1] = {}): Promise<RowOutcome[]> {
  return (await accountOf(new TextEncoder().encode(text), { ...portfolio, ...known })).outcomes
}

/** What a row enters, in words; null of a row that is a part of another one. */
function entered({ verdict, trade, event, withLine }: RowOutcome): string | null {
  if (verdict !== 'accepted' || withLine !== undefined) return null
  if (trade) return [trade.kind, trade.tradeDate, trade.symbol, Number(trade.quantity), Number(trade.price)].join(' ')
  if (!event) return 'nothing'
  const { kind, date, symbol, gross, withheld, numerator, denominator, currency, incomeKind } = event
  if (kind === 'split') return ['split', date, symbol, Number(numerator), Number(denominator)].join(' ')
  const name = kind === 'income' ? (incomeKind === 'interest' ? 'interest' : 'dividend') : kind
  return [
    name,
    date,
    symbol ?? currency,
    Math.round(Number(gross) * 100),
    Math.round(Number(withheld ?? 0) * 100),
  ].join(' ')
}

function told(fact: Fact): string {
  if ('price' in fact) {
    return [fact.kind, fact.day, fact.stock.symbol, fact.shares, fact.price / 100].join(' ')
  }
  if (fact.kind === 'split') return ['split', fact.day, fact.stock.symbol, fact.times, 1].join(' ')
  if (fact.kind === 'dividend') return ['dividend', fact.day, fact.stock.symbol, fact.cents, fact.tax].join(' ')
  return [fact.kind, fact.day, fact.currency, fact.cents, 0].join(' ')
}

function cents({ verdict, trade, event, withLine }: RowOutcome): number {
  if (verdict !== 'accepted' || withLine !== undefined) return 0
  if (trade) return Math.round(Number(trade.quantity) * Number(trade.price) * 100) * (trade.kind === 'buy' ? -1 : 1)
  return event ? Math.round(cashOf(factsOfRead(event)).times(100).toNumber()) : 0
}

/** What a file cannot tell for certain is refused: rows of stocks that it does not name. */
function isTold({ isWithoutSymbols }: Broker, fact: Fact): boolean {
  return !isWithoutSymbols || !('stock' in fact)
}

describe('D27 a year of an account as a broker writes it', () => {
  test.each(BROKERS.map((broker) => [broker.name, broker] as const))(
    '%s: each row is entered once, with its cash',
    async (_, broker) => {
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 2 ** 31 }), async (seed) => {
          const facts = yearOf(broker, seed)
          const { text, rowCount } = fileOf(broker, facts)
          fc.pre(rowCount > 0)
          const outcomes = await outcomesOf(text)
          const known = facts.filter((fact) => isTold(broker, fact))
          expect(outcomes.flatMap((outcome) => entered(outcome) ?? []).toSorted()).toEqual(known.map(told).toSorted())
          expect(outcomes.reduce((sum, outcome) => sum + cents(outcome), 0)).toBe(
            known.reduce((sum, fact) => sum + cashOfFact(fact), 0),
          )
          const rows = outcomes.slice(-rowCount)
          expect(new Set(rows.map(({ line }) => line)).size).toBe(rowCount)
          const refused = rows.filter(({ verdict }) => verdict === 'refused')
          expect(refused.length).toBe(broker.isWithoutSymbols ? facts.length - known.length : 0)
          expect(refused.every(({ reason }) => reason === 'symbol.required')).toBe(true)
        }),
        { numRuns: process.env['TESTS'] === 'whole' ? 300 : 8 },
      )
    },
  )

  test('where the file has a balance, cash is that, line by line', async () => {
    for (const broker of BROKERS) {
      const { balanceColumn } = broker
      if (balanceColumn === undefined) continue
      for (let seed = 1; seed <= 20; seed += 1) {
        const facts = yearOf(broker, seed)
        const { text } = fileOf(broker, facts)
        const balances = text.split('\r\n').map((line) => Math.round(Number(line.split('","')[balanceColumn]) * 100))
        const outcomes = await outcomesOf(text)
        let cash = 0
        for (const [at, outcome] of outcomes.entries()) {
          cash += cents(outcome)
          // Tax stands in the row after its dividend.
          const isTaxed = outcomes[at + 1]?.withLine === outcome.line
          if (!isTaxed) expect([outcome.line, cash]).toEqual([outcome.line, balances[outcome.line - 1]])
        }
      }
    }
  })

  test.each(BROKERS.map((broker) => [broker.name, broker] as const))(
    '%s: the same events again are twins, each once',
    async (_, broker) => {
      const { text } = fileOf(broker, yearOf(broker, 7))
      const first = await outcomesOf(text)
      const findEvents = async () =>
        first.flatMap(({ verdict, event, withLine }) =>
          verdict === 'accepted' && event && withLine === undefined ? event : [],
        )
      const again = await outcomesOf(text, { findEvents })
      const isEvent = ({ event }: RowOutcome) => event !== undefined
      expect(again.filter(isEvent).map(({ line, verdict }) => [line, verdict])).toEqual(
        first.filter(isEvent).map(({ line, verdict }) => [line, verdict === 'accepted' ? 'duplicate' : verdict]),
      )
    },
  )
})
