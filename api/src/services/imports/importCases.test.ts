import { readFileSync } from 'node:fs'
import type { WireImportAnswers } from '@palier/contract/imports/importCalls'
import { type Decimal, decimal, ZERO } from '@palier/domain/kernel/decimal'
import { describe, expect, it } from 'vitest'
import { previewOf } from '../../testing/importPreviews.ts'
import type { RowOutcome } from './checkRows.ts'

const sample = (name: string) => readFileSync(new URL(`../../testing/importCases/${name}.csv`, import.meta.url))
const read = (name: string, answers: WireImportAnswers = {}) => previewOf(sample(name), { answers })
const brief = ({ line, verdict, reason }: RowOutcome) => [line, verdict, reason].filter(Boolean).join(' ')

/** What the accepted rows add up to: shares, cost, fees, income, returned capital, cost base without sales. */
function bookOf(outcomes: readonly RowOutcome[]) {
  const sums: Record<'shares' | 'cost' | 'fees' | 'income' | 'returned' | 'notional', Decimal> = {
    ...{ shares: ZERO, cost: ZERO, fees: ZERO, income: ZERO, returned: ZERO, notional: ZERO },
  }
  const add = (sum: keyof typeof sums, value: Decimal | string | null | undefined) => {
    sums[sum] = sums[sum].plus(value ?? ZERO)
  }
  for (const { verdict, trade, event, withLine } of outcomes) {
    if (verdict !== 'accepted' || withLine !== undefined) continue
    if (trade) {
      const sign = trade.kind === 'buy' ? 1 : -1
      add('shares', decimal(trade.quantity).times(sign))
      add('cost', decimal(trade.quantity).times(trade.price).times(sign))
      add('fees', trade.fee)
    }
    if (event?.kind === 'income') add('income', event.gross)
    if (event?.kind === 'returnOfCapital') add('returned', event.gross)
    if (event?.kind === 'notional') add('notional', event.gross)
  }
  const { cost, fees, notional, returned } = sums
  const costBase = cost.plus(fees).plus(notional).minus(returned)
  return Object.fromEntries(Object.entries({ ...sums, costBase }).map(([name, sum]) => [name, Number(sum.round(2))]))
}

describe('files of brokers, each read to its expected book', () => {
  it('returned capital at Questrade lowers the cost base and is no income [IMP-1]', async () => {
    const { outcomes } = await read('questrade-return-of-capital')
    expect(bookOf(outcomes)).toMatchObject({ shares: 400, cost: 3920, costBase: 3910.15 })
    expect(bookOf(outcomes)).toMatchObject({ income: 5.2, returned: 14.8, fees: 4.95 })
    expect(outcomes.map(brief)).toEqual(['2 accepted', '3 accepted', '4 accepted', '5 accepted'])
    expect(outcomes[3]?.event).toMatchObject({ kind: 'fee', gross: '2.15', currency: 'USD' })
  })

  it('a notional distribution at RBC raises the cost base without cash [IMP-2]', async () => {
    const { outcomes } = await read('rbc-notional-distribution')
    expect(bookOf(outcomes)).toMatchObject({ shares: 220, cost: 8470, costBase: 8795.61, income: 0 })
    expect(bookOf(outcomes)).toMatchObject({ notional: 318.42, returned: 2.76, fees: 9.95 })
    expect(outcomes.find(({ line }) => line === 11)?.event).toMatchObject({ date: '2025-12-31', net: '0' })
  })

  it('a reinvestment at RBC buys units for its amount and is no income [IMP-3] [IMP-5]', async () => {
    const { outcomes } = await read('rbc-reinvestment')
    expect(bookOf(outcomes)).toMatchObject({ shares: 602, cost: 40_938.29, costBase: 40_948.24, income: 170.04 })
    expect(outcomes.find(({ line }) => line === 10)?.trade).toMatchObject({ price: '69.145', isReinvested: true })
  })

  it('a sale with a minus leaves the shares bought again on its day [IMP-6]', async () => {
    const { outcomes, isNewestFirst } = await read('rbc-signed-sale')
    expect(outcomes.slice(-3).map(({ trade }) => [trade?.kind, trade?.quantity, trade?.price, trade?.fee])).toEqual([
      ['buy', '80', '58', '9.95'],
      ['sell', '80', '60.5', '9.95'],
      ['buy', '80', '54.25', '9.95'],
    ])
    expect(isNewestFirst).toBe(true)
  })

  it('an amount that contradicts quantity × price is reported with both figures [IMP-8]', async () => {
    const meanings = ['date', 'symbol', 'type', 'quantity', 'price', 'amount', 'currency'] as const
    const columns = meanings.map((meaning, column) => ({ column, meaning }))
    const { outcomes } = await read('plain-amount-mismatch', { columns })
    expect(outcomes.map(brief)).toEqual(['2 refused amount.mismatch', '3 accepted'])
    expect(outcomes[0]?.mismatch).toEqual({ stated: '7300', computed: '730' })
    expect(bookOf(outcomes)).toMatchObject({ shares: 20, cost: 730, fees: 9.95, costBase: 739.95 })
  })

  it('prices that are quotients enter with their amount to the cent [IMP-13]', async () => {
    const { outcomes } = await read('ghostfolio-long-decimals')
    expect(outcomes.map(({ event }) => event?.gross ?? null)).toEqual(['70.41', '68.14', null])
    expect(bookOf(outcomes)).toMatchObject({ shares: 115, cost: 6026, fees: 6.95, income: 138.55, costBase: 6032.95 })
  })
})

describe('a file with several accounts', () => {
  it('is asked about before anything of it is read [IMP-4]', async () => {
    const { questions, accounts, outcomes } = await read('questrade-two-accounts')
    expect([questions, outcomes]).toEqual([['account'], []])
    expect(accounts).toMatchObject([
      { number: '51000001', type: 'Individual margin', rowCount: 1, isRegistered: false, isOtherKind: false },
      { number: '52000002', type: 'Individual TFSA', rowCount: 1, isRegistered: true, isOtherKind: true },
    ])
  })

  it('enters the rows of the chosen account and reports the others [IMP-4]', async () => {
    const { outcomes } = await read('questrade-two-accounts', { account: '51000001' })
    expect(outcomes.map(brief)).toEqual(['2 accepted', '3 skipped otherAccount'])
    expect(bookOf(outcomes)).toMatchObject({ shares: 25, cost: 1610 })
  })

  it('asks for a confirmation if the type of the chosen account contradicts the portfolio [IMP-4]', async () => {
    const answers = { account: '52000002' }
    expect(await read('questrade-two-accounts', answers)).toMatchObject({ questions: ['accountKind'], outcomes: [] })
    const { outcomes } = await read('questrade-two-accounts', { ...answers, isAccountKindConfirmed: true })
    expect(bookOf(outcomes)).toMatchObject({ shares: 60, cost: 3729 })
    const registered = await previewOf(sample('questrade-two-accounts'), { answers, isRegistered: true })
    expect(registered.questions).toEqual([])
  })
})

describe('files whose kind is not read yet', () => {
  it.each([
    ['questrade-internal-code', ['2 accepted', '3 refused symbol.unknown', '4 refused symbol.unknown']],
    [
      'rbc-split-by-temporary-code',
      ['10 incomplete missing.oldStock', '11 incomplete missing.oldStock', '12 accepted'],
    ],
    ['ibkr-flex-june', ['2 accepted', '3 accepted']],
    ['ibkr-flex-july-correction', ['2 refused kind.reversal', '3 refused kind.reversal', '4 accepted', '5 accepted']],
  ])('%s enters no row with another meaning than its own [IMP-11] [IMP-12] [IMP-14]', async (name, expected) => {
    const { outcomes } = await read(name)
    expect(outcomes.filter(({ reason }) => reason !== 'aboveHeader').map(brief)).toEqual(expected)
  })

  it.each(['fidelity-2025-all-accounts', 'robinhood-mapped-by-hand'])(
    '%s enters nothing before its columns are known [IMP-16] [IMP-17]',
    async (name) => {
      const { questions, outcomes } = await read(name)
      expect([questions, outcomes.filter(({ verdict }) => verdict === 'accepted')]).toEqual([['columns'], []])
    },
  )

  it('Robinhood rows with columns chosen by hand enter as what they are, or are reported [IMP-17]', async () => {
    const meanings = ['date', null, 'settlementDate', 'symbol', 'note', 'type', 'quantity', 'price', 'amount'] as const
    const columns = meanings.flatMap((meaning, column) => (meaning === null ? [] : [{ column, meaning }]))
    const { outcomes } = await read('robinhood-mapped-by-hand', { columns })
    expect(outcomes.map(brief)).toEqual([
      '2 refused kind.unknown',
      '3 accepted',
      '5 refused quantity.oversold',
      '7 accepted',
      '10 refused kind.unknown',
      '11 refused kind.unknown',
      '13 refused kind.unknown',
      '14 accepted',
      '16 refused kind.unknown',
      '18 skipped notATrade',
    ])
    expect(bookOf(outcomes)).toMatchObject({ shares: 26.09, cost: 7904.5, fees: 0 })
  })

  it('trades whose amounts are in another currency than their prices are reported [IMP-15]', async () => {
    const { outcomes } = await read('ibkr-transaction-history')
    const trades = outcomes.filter(({ line }) => line === 13 || line === 16)
    expect(trades.map(brief)).toEqual(['13 refused amount.mismatch', '16 refused amount.mismatch'])
    expect(outcomes.filter(({ verdict }) => verdict === 'accepted')).toEqual([])
  })
})
