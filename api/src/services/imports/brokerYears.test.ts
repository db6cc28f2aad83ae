import { cashOf, convertedShares } from '@palier/domain/portfolios/bookEvent'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BROKERS, cashOfFact, type Fact, fileOf, nameOf, STOCKS, yearOf } from '../../testing/brokerYears.ts'
import { accountOf } from '../../testing/importAccount.ts'
import type { RowOutcome } from './checkRows.ts'
import { factsOfRead, otherIdOf } from './readEvent.ts'

const LISTINGS = STOCKS.map(({ symbol, currency, exchange }) => {
  return { id: symbol, ticker: symbol, exchangeCode: exchange, companyName: symbol, currency }
})
const portfolio = {
  findListings: async (tickers: readonly string[]) => LISTINGS.filter(({ ticker }) => tickers.includes(ticker)),
}

const isWhole = process.env['TESTS'] === 'whole'

// What a person says of files without symbols.
const symbols = STOCKS.map((stock) => ({ name: nameOf(stock), symbol: stock.symbol }))

async function outcomesOf(text: string, known: Parameters<typeof accountOf>[1] = {}): Promise<RowOutcome[]> {
  return (await accountOf(new TextEncoder().encode(text), { ...portfolio, ...known }, { symbols })).outcomes
}

/** What a row enters, in words; null of a row that is a part of another one. */
function entered({ verdict, trade, event, withLine }: RowOutcome): string | null {
  if (verdict !== 'accepted' || withLine !== undefined) return null
  if (trade) return [trade.kind, trade.tradeDate, trade.symbol, Number(trade.quantity), Number(trade.price)].join(' ')
  if (!event) return 'nothing'
  const { kind, date, symbol, gross, withheld, numerator, denominator, currency, incomeKind } = event
  if (kind === 'currencyExchange') {
    return ['exchange', date, currency, Number(gross), event.counterCurrency, Number(event.counterAmount)].join(' ')
  }
  if (kind === 'split') {
    return ['split', date, symbol, Number(numerator), Number(denominator), Number(event.cashInLieu)].join(' ')
  }
  if (kind === 'symbolChange' || kind === 'exchange') {
    const got = convertedShares(factsOfRead(event))
    return [kind, date, symbol, Number(event.quantity), event.action?.other?.symbol, got?.toNumber()].join(' ')
  }
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
  if (fact.kind === 'reinvestment') return [fact.kind, fact.day, fact.stock.symbol, fact.cents, 0].join(' ')
  if ('price' in fact) {
    return [fact.kind, fact.day, fact.stock.symbol, fact.shares, fact.price / 100].join(' ')
  }
  if (fact.kind === 'split') return ['split', fact.day, fact.stock.symbol, fact.times, 1, 0].join(' ')
  if (fact.kind === 'consolidation') {
    return ['split', fact.day, fact.stock.symbol, 1, fact.times, fact.rest / 100].join(' ')
  }
  if (fact.kind === 'renaming' || fact.kind === 'merger') {
    const name = fact.kind === 'renaming' ? 'symbolChange' : 'exchange'
    return [name, fact.day, fact.stock.symbol, fact.shares, fact.other.symbol, fact.got].join(' ')
  }
  if (fact.kind === 'buyout') {
    return ['sell', fact.day, fact.stock.symbol, fact.shares, Number((fact.cents / fact.shares / 100).toFixed(2))].join(
      ' ',
    )
  }
  if (fact.kind === 'exchange') {
    return [fact.kind, fact.day, 'CAD', fact.given / 100, 'USD', fact.got / 100].join(' ')
  }
  if (fact.kind === 'named' || isLeft(fact)) return ''
  if (fact.kind === 'dividend') return ['dividend', fact.day, fact.stock.symbol, fact.cents, fact.tax].join(' ')
  return [fact.kind, fact.day, fact.currency, fact.cents, 0].join(' ')
}

/** Whether only the person knows all of it. */
function isLeft(fact: Fact): fact is Extract<Fact, { kind: 'cameIn' | 'wentOut' | 'spinOff' }> {
  return fact.kind === 'cameIn' || fact.kind === 'wentOut' || fact.kind === 'spinOff'
}

/** What is left to the person, in words: what came, or went, and what is missing. */
function leftOver({ verdict, reason, event, withLine }: RowOutcome): string[] {
  if (verdict !== 'incomplete' || withLine !== undefined || !event) return []
  const { date, symbol, quantity, action } = event
  const stock = action?.other?.symbol ?? symbol
  return [[reason, date, stock, Number(action?.otherQuantity ?? quantity)].join(' ')]
}

function toldLeft(fact: Fact): string[] {
  const missing = { cameIn: ['cost'], wentOut: ['destination'], spinOff: ['parent', 'costShare', 'nature'] }
  if (fact.kind === 'cameIn' || fact.kind === 'wentOut') {
    return missing[fact.kind].map((one) => [`missing.${one}`, fact.day, fact.stock.symbol, fact.shares].join(' '))
  }
  if (fact.kind !== 'spinOff') return []
  return missing.spinOff.map((one) => [`missing.${one}`, fact.day, fact.other.symbol, fact.got].join(' '))
}

function cents({ verdict, trade, event, withLine }: RowOutcome): number {
  if (verdict !== 'accepted' || withLine !== undefined) return 0
  if (trade) return Math.round(Number(trade.quantity) * Number(trade.price) * 100) * (trade.kind === 'buy' ? -1 : 1)
  return event ? Math.round(cashOf(factsOfRead(event)).times(100).toNumber()) : 0
}

describe('a year of an account as a broker writes it [D27]', () => {
  test.each(BROKERS.map((broker) => [broker.name, broker] as const))(
    '%s: each row is entered once, with its cash',
    async (_, broker) => {
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 2 ** 31 }), async (seed) => {
          const facts = yearOf(broker, seed)
          const { text, rowCount, named } = fileOf(broker, facts)
          const lines = text.split('\r\n')
          const isNamed = ({ line }: RowOutcome) => named.has(lines[line - 1] ?? '')
          fc.pre(rowCount > 0)
          const outcomes = await outcomesOf(text)
          const known = facts.filter((fact) => fact.kind !== 'named' && !isLeft(fact))
          expect(outcomes.flatMap((outcome) => entered(outcome) ?? []).toSorted()).toEqual(known.map(told).toSorted())
          expect(outcomes.reduce((sum, outcome) => sum + cents(outcome), 0)).toBe(
            known.reduce((sum, fact) => sum + cashOfFact(fact), 0),
          )
          // What the file does not tell in full is left to the person, and counted nowhere.
          const left = outcomes.flatMap(leftOver)
          const ways = facts.filter(isLeft).map(toldLeft)
          expect(left.length).toBe(ways.length)
          expect(ways.filter((way) => !way.some((one) => left.includes(one)))).toEqual([])
          const rows = outcomes.slice(-rowCount)
          expect(new Set(rows.map(({ line }) => line)).size).toBe(rowCount)
          // What is not entered says what it is: nobody is told that it is nothing.
          const unread = rows.filter(isNamed).map(({ verdict, reason }) => [verdict, reason])
          expect(unread.filter(([verdict]) => verdict !== 'skipped' && verdict !== 'refused')).toEqual([])
          expect(unread.filter(([, reason]) => reason === 'notATrade' || reason === 'blank')).toEqual([])
          expect(rows.filter((row) => row.verdict === 'refused' && !isNamed(row))).toEqual([])
        }),
        { numRuns: isWhole ? 300 : 2 },
      )
    },
  )

  test('where the file has a balance, cash is that, line by line', async () => {
    for (const broker of BROKERS) {
      if (!broker.balance) continue
      const { at: column, between } = broker.balance
      for (let seed = 1; seed <= (isWhole ? 50 : 6); seed += 1) {
        const facts = yearOf(broker, seed)
        const { text } = fileOf(broker, facts)
        const balances = text.split('\r\n').map((line) => Math.round(Number(line.split(between)[column]) * 100))
        const inFile = await outcomesOf(text)
        const outcomes = broker.newestFirst ? inFile.toReversed() : inFile
        let cash = 0
        for (const [at, outcome] of outcomes.entries()) {
          cash += cents(outcome)
          // Tax stands in the row after its dividend, and so does cash for a rest.
          const whole = outcome.withLine ?? outcome.line
          const isOpen = outcomes.slice(at + 1).some(({ withLine }) => withLine === whole)
          if (!isOpen) expect([outcome.line, cash]).toEqual([outcome.line, balances[outcome.line - 1]])
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
          verdict === 'accepted' && event && withLine === undefined ? { ...event, otherStockId: otherIdOf(event) } : [],
        )
      const again = await outcomesOf(text, { findEvents })
      const isEvent = ({ event }: RowOutcome) => event !== undefined
      expect(again.filter(isEvent).map(({ line, verdict }) => [line, verdict])).toEqual(
        first.filter(isEvent).map(({ line, verdict }) => [line, verdict === 'accepted' ? 'duplicate' : verdict]),
      )
    },
  )
})

describe('BMO InvestorLine writes the money of an order into one of its parts [PORT-12]', () => {
  const header =
    'Transaction Date,Settlement Date,Activity Description,Description,Symbol,Quantity,Price,Price Currency,Total Amount,Total Currency'
  const row = (shares: number, cash: string) => `2026-08-04,2026-08-05,Buy,ISHARES,XEQT,${shares},45.91,CAD,${cash},CAD`

  test.each<[string, string[], (string | null)[]]>([
    // Both are 105 × 45.91 = 4820.55 and a fee of 9.95.
    ['the whole fee is that of the part with the money', [row(100, '0'), row(5, '-4830.50')], ['0', '9.95']],
    ['a part that is alone has its own', [row(100, '-4600.95')], ['9.95']],
    ['an order whose parts do not add up is refused', [row(100, '0'), row(5, '-9999.00')], [null, null]],
  ])('%s', async (_, rows, fees) => {
    const outcomes = await outcomesOf([header, ...rows].join('\n'))
    expect(outcomes.map(({ verdict, trade }) => [verdict, trade?.fee])).toEqual(
      fees.map((fee) => [fee === null ? 'refused' : 'accepted', fee]),
    )
  })
})

describe('an exchange of currency is two rows [D27]', () => {
  const header =
    'Transaction Date,Settlement Date,Action,Symbol,Description,Quantity,Price,Gross Amount,Commission,Net Amount,Currency,Account #,Activity Type,Account Type'
  const row = (day: string, amount: string, currency: string) =>
    `${day} 12:00:00 AM,${day} 12:00:00 AM,FXT,,CONVERTED,0,0,0,0,${amount},${currency},1,FX conversion,Margin`

  test.each<[string, string[], string[]]>([
    [
      'joined where each is the only one that fits',
      [row('2025-03-03', '100', 'USD'), row('2025-03-03', '-137.5', 'CAD')],
      ['accepted', 'accepted'],
    ],
    [
      'left out where two fit',
      [row('2025-03-03', '-137.5', 'CAD'), row('2025-03-03', '100', 'USD'), row('2025-03-03', '101', 'USD')],
      ['currencyExchange', 'currencyExchange', 'currencyExchange'],
    ],
    [
      'left out at a rate that never was',
      [row('2025-03-03', '-250', 'CAD'), row('2025-03-03', '100', 'USD')],
      ['currencyExchange', 'currencyExchange'],
    ],
    ['left out alone', [row('2025-03-03', '-137.5', 'CAD')], ['currencyExchange']],
    [
      'never joined in one currency, nor with what was given too',
      [row('2025-03-03', '-137.5', 'CAD'), row('2025-03-03', '137.5', 'CAD'), row('2025-03-03', '-100', 'USD')],
      ['currencyExchange', 'accepted', 'accepted'],
    ],
  ])('%s', async (_, rows, expected) => {
    const outcomes = await outcomesOf([header, ...rows].join('\n'))
    expect(outcomes.map(({ verdict, reason }) => reason ?? verdict)).toEqual(expected)
  })
})

test('a file without symbols names its securities, and a person says once which stocks these are [PORT-12]', async () => {
  const broker = BROKERS.find(({ name }) => name === 'TD Direct Investing')
  if (!broker) throw new Error('Its files have symbols.')
  const ofStocks = (fact: Fact) => !('stock' in fact) || broker.stocks.includes(fact.stock)
  const facts = yearOf(broker, 3).filter((fact) => ofStocks(fact) && !isLeft(fact) && fact.kind !== 'merger')
  const { text } = fileOf(broker, facts)
  const read = (given: { name: string; symbol: string }[]) =>
    accountOf(new TextEncoder().encode(text), portfolio, { symbols: given })
  const names = broker.stocks.map(nameOf)
  expect((await read([])).unnamed.toSorted()).toEqual(names.toSorted())

  const [first = '', second = ''] = names
  const wrong = [
    { name: first, symbol: 'nosuch' },
    { name: `${second.toLowerCase()} `, symbol: 'xeqt.to' },
  ]
  expect((await read(wrong)).unnamed).toEqual([first])

  const { outcomes, unnamed } = await read(
    broker.stocks.map((stock) => ({ name: nameOf(stock), symbol: stock.symbol })),
  )
  expect(unnamed).toEqual([])
  expect(outcomes.flatMap((outcome) => entered(outcome) ?? []).toSorted()).toEqual(facts.map(told).toSorted())
})
