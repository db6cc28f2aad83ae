import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type SaleFigures, type TaxTrade } from './adjustedCostBase.ts'
import { decimal, ZERO, type Decimal } from '../kernel/decimal.ts'
import { AFTER_TRADES, BEFORE_TRADES, type LotKind } from './lot.ts'
import { dayOfDate } from '../market/exchangeDay.ts'
import { isWeekend } from '../market/exchangeHolidays.ts'
import { atOnce, costBaseAtOnce } from './testing/costBaseAtOnce.ts'
import { replayLots } from './testing/replayLots.ts'
import { settlementDateOf } from '../market/settlementDate.ts'
import { stockStatisticsOf } from './holdingStatistics.ts'
import { possibleLots } from './testing/anyLots.ts'
import { highestCostIn } from './highestCost.ts'
import { superficialLossCheckInSteps } from './superficialLossCheck.ts'

const TODAY = '2026-11-21'
const GIVEN = { transfer: 'betweenSpouses', carrier: 'gift', tradeOrder: AFTER_TRADES } as const

function ledger() {
  let entryOrder = 0
  const trade =
    (kind: LotKind) =>
    (tradeDate: string, quantity: number, price: number | string, more: Partial<TaxTrade> = {}): TaxTrade => {
      entryOrder += 1
      return {
        ...{ id: `trade${entryOrder}`, kind, tradeDate, tradeOrder: 0, entryOrder },
        ...{ quantity: decimal(quantity), price: decimal(price), fee: null, rateToCad: decimal(1) },
        ...{ portfolioId: 'a', listingId: 'listing', isRegistered: false, owner: 'self' },
        settlementDate: settlementDateOf(tradeDate, (date) => !isWeekend(dayOfDate(date))),
        ...more,
      }
    }
  return { buy: trade('buy'), sell: trade('sell') }
}

function salesOf(trades: readonly TaxTrade[], today = TODAY, reading?: 'perSale' | 'oneForOne'): SaleFigures[] {
  return costBaseAtOnce(trades, today, reading).entries.flatMap(({ sale }) => (sale === null ? [] : [sale]))
}

function cents(...amounts: (Decimal | undefined)[]): (string | undefined)[] {
  return amounts.map((amount) => amount?.toFixed(2))
}

const withFee = (fee: number | string) => ({ fee: decimal(fee) })

describe('the adjusted cost base, by published examples [PORT-20]', () => {
  test('each amount is converted at the rate of its own day, fees included', () => {
    const { buy, sell } = ledger()
    const rate = (usd: string) => ({ ...withFee('9.99'), rateToCad: decimal(1).div(decimal(usd)) })
    const { entries } = costBaseAtOnce(
      [buy('2010-02-01', 100, 40, rate('0.9192')), sell('2010-11-01', 40, 50, rate('1.0344'))],
      TODAY,
    )
    const [first, second] = entries
    expect(cents(first?.costAfter)).toEqual(['4362.48'])
    expect(cents(second?.sale?.proceeds.minus(second.sale.outlays), second?.sale?.gain, second?.costAfter)).toEqual([
      ...['1923.83', '178.84', '2617.49'],
    ])
  })

  const loss = () => {
    const { buy, sell } = ledger()
    return { buy, sell, trades: [buy('2014-01-06', 100, 50), sell('2014-11-03', 100, 30)] }
  }

  test('a loss whose shares all come back is denied, and waits in their cost', () => {
    const { buy, sell, trades } = loss()
    const { entries, years } = costBaseAtOnce(
      [...trades, buy('2014-11-04', 100, 30), sell('2015-12-02', 100, 80)],
      TODAY,
    )
    expect(cents(entries[1]?.sale?.deniedLoss, entries[2]?.costAfter, entries[3]?.sale?.gain)).toEqual([
      '2000.00',
      '5000.00',
      '3000.00',
    ])
    expect(years.map(({ year, reportedGain }) => `${year} ${reportedGain}`)).toEqual(['2014 0', '2015 3000'])
  })

  test('of a loss whose shares come back in part, that part is denied', () => {
    const { buy, trades } = loss()
    const { entries, years } = costBaseAtOnce([...trades, buy('2014-11-04', 40, 30)], TODAY)
    expect(cents(years[0]?.deniedLoss, years[0]?.reportedGain, entries[2]?.costAfter)).toEqual([
      '800.00',
      '-1200.00',
      '2000.00',
    ])
  })

  describe('a spouse is an affiliated person', () => {
    const theirs = { portfolioId: 'theirs', owner: 'spouse' } as const

    test('book-events 11: a loss goes to the TFSA that bought, and to the cost of the spouse’s shares', () => {
      const { buy, sell } = ledger()
      const { entries, years } = costBaseAtOnce(
        [
          ...[buy('2026-01-05', 90, 20), sell('2026-05-04', 60, 15)],
          ...[buy('2026-05-11', 12, 15, { isRegistered: true }), buy('2026-05-12', 30, 15, theirs)],
        ],
        TODAY,
      )
      const [year] = years
      expect(cents(year?.gain, year?.deniedLoss, year?.lostForever, year?.reportedGain)).toEqual([
        ...['-300.00', '210.00', '60.00', '-90.00'],
      ])
      const last = (owner: string) => entries.findLast((one) => one.owner === owner)?.costAfter
      expect(cents(last('self'), last('spouse'))).toEqual(['600.00', '600.00'])
      expect(entries[1]?.sale?.superficial).toMatchObject({ boughtByOther: decimal(30), replacedByOther: decimal(30) })
    })

    // The example of Marcil Lavallée’s bulletin of July 2021 on superficial losses.
    test('a spouse who buys all of it back has the loss in the cost of their shares', () => {
      const { buy, sell } = ledger()
      const { entries, years } = costBaseAtOnce(
        [
          ...[buy('2021-01-04', 100, 1000), sell('2021-06-01', 100, 900)],
          ...[buy('2021-06-12', 100, 910, theirs), sell('2021-09-01', 100, 910, theirs)],
        ],
        TODAY,
      )
      expect(years.map(({ year, gain, reportedGain }) => `${year} ${gain} ${reportedGain}`)).toEqual(['2021 -10000 0'])
      const ofSpouse = entries.filter(({ owner }) => owner === 'spouse')
      expect(cents(ofSpouse[0]?.costAfter, ofSpouse[1]?.sale?.gain)).toEqual(['101000.00', '-10000.00'])
    })

    // The agency’s answer at the APFF roundtable of October 2021 on financial strategies, question 3.
    test('a spouse’s RRSP that has sold again before the thirtieth day denies nothing, one that buys on that day does', () => {
      const { buy, sell } = ledger()
      const settled = (settlementDate: string, more = {}) => ({ settlementDate, ...more })
      const plan = { ...theirs, isRegistered: true }
      const trades = [
        ...[buy('2020-01-06', 1000, 50), sell('2021-08-30', 1000, 30, settled('2021-09-01'))],
        buy('2021-09-03', 1200, 30, settled('2021-09-07', plan)),
        sell('2021-09-28', 1200, 30, settled('2021-09-30', plan)),
      ]
      expect(salesOf(trades)[0]).toMatchObject({ gain: decimal(-20000), deniedLoss: ZERO, superficial: null })
      const [again] = salesOf([...trades, buy('2021-09-29', 1200, 30, settled('2021-10-01', plan))])
      expect(cents(again?.deniedLoss, again?.lostForever)).toEqual(['20000.00', '20000.00'])
    })

    test('both spouses buy: the denied loss is shared by what their pools hold at the end', () => {
      const { buy, sell } = ledger()
      const [sale] = salesOf([
        ...[buy('2026-01-05', 50, 20), sell('2026-05-04', 10, 14)],
        ...[buy('2026-05-05', 60, 14, theirs), buy('2026-05-05', 30, 14)],
      ])
      // Of 60, what 60 of 130 shares are.
      expect(cents(sale?.deniedLoss, sale?.addedToOther)).toEqual(['60.00', '27.69'])
    })

    test('a loss of the spouse raises the cost of the person’s shares, and shares given take theirs along', () => {
      const { buy, sell } = ledger()
      const { entries, years } = costBaseAtOnce(
        [
          ...[buy('2026-01-05', 10, 40, theirs), buy('2026-03-02', 5, 20), sell('2026-03-03', 4, 20, theirs)],
          buy('2026-06-01', 0, 0, { ...theirs, kind: 'transferOut', quantity: decimal(3), ...GIVEN }),
          buy('2026-06-01', 0, 0, { kind: 'transferIn', quantity: decimal(3), ...GIVEN, tradeOrder: BEFORE_TRADES }),
        ],
        TODAY,
      )
      expect(years).toEqual([])
      const ofSelf = entries.filter(({ owner }) => owner === 'self').map(({ costAfter }) => costAfter)
      // 100, the denied loss of four times 20, and three of six shares at 40.
      expect(cents(...ofSelf)).toEqual(['100.00', '180.00', '300.00'])
      expect(cents(entries.findLast(({ owner }) => owner === 'spouse')?.costAfter)).toEqual(['120.00'])
    })

    test('a purchase of the spouse is named before a sale, and so is a loss that it would deny', () => {
      const { buy, sell } = ledger()
      const held = buy('2026-01-05', 10, 40)
      const bought = buy('2026-11-02', 10, 20, theirs)
      const { sale, purchases } = atOnce(superficialLossCheckInSteps([held, bought], sell('2026-11-10', 4, 20), TODAY))
      expect([sale?.deniedLoss, sale?.addedToOther]).toEqual([decimal(80), decimal(80)])
      expect(purchases).toEqual([bought])
      const sold = sell('2026-11-10', 4, 20)
      const { losses } = atOnce(superficialLossCheckInSteps([held, sold], bought, TODAY))
      expect(losses.map(({ sale: lost, deniedBefore, deniedLoss }) => [lost, deniedBefore, deniedLoss])).toEqual([
        [sold, ZERO, decimal(80)],
      ])
    })
  })

  test('the 30 days before the sale count too', () => {
    const { buy, sell } = ledger()
    const trades = [
      buy('2021-08-02', 100, 10, withFee(5)),
      buy('2021-11-03', 50, 9, withFee(5)),
      sell('2021-11-10', 80, '9.50', withFee(5)),
    ]
    const [, second, third] = costBaseAtOnce(trades, TODAY).entries
    expect([second?.costAfter, second?.shareCountAfter].map(String)).toEqual(['1460', '150'])
    expect(cents(third?.sale?.gain, third?.sale?.deniedLoss)).toEqual(['-23.67', '14.79'])
    expect([third?.sale?.superficial?.boughtInWindow, third?.sale?.superficial?.heldAtEnd].map(String)).toEqual([
      '50',
      '70',
    ])
    expect(cents(third?.costAfter)).toEqual(['696.13'])
  })

  test('what comes back in a registered account is denied and added nowhere', () => {
    const { buy, trades } = loss()
    const { entries, years } = costBaseAtOnce([...trades, buy('2014-11-04', 100, 30, { isRegistered: true })], TODAY)
    expect(cents(years[0]?.deniedLoss, years[0]?.lostForever, years[0]?.reportedGain)).toEqual([
      '2000.00',
      '2000.00',
      '0.00',
    ])
    expect(entries).toHaveLength(2)
    const later = costBaseAtOnce(
      [...trades, buy('2014-11-04', 100, 30, { isRegistered: true }), buy('2016-01-04', 10, 20)],
      TODAY,
    )
    expect(cents(later.entries[2]?.costAfter)).toEqual(['200.00'])
  })

  test('one pool for all portfolios that are not registered', () => {
    const { buy, sell } = ledger()
    const [sale] = salesOf([buy('2026-01-05', 100, 80), buy('2026-01-06', 200, 100), sell('2026-03-02', 30, 120)])
    expect(cents(sale?.cost.div(30))).toEqual(['93.33'])
  })

  test('a sale counts in the year in which it settles', () => {
    const { buy, sell } = ledger()
    const trades = [buy('2025-01-06', 10, 80), sell('2025-12-31', 10, 90)]
    expect(costBaseAtOnce(trades, TODAY).years.map(({ year }) => year)).toEqual([2026])
  })
})

describe('superficial losses [PORT-20]', () => {
  test('need shares that are still held at the end of the window', () => {
    const { buy, sell } = ledger()
    const [sale] = salesOf([buy('2026-03-02', 100, 50), sell('2026-03-09', 100, 30)])
    expect(cents(sale?.gain, sale?.deniedLoss)).toEqual(['-2000.00', '0.00'])
    expect(sale?.superficial).toBeNull()
  })

  test('end 30 days after settlement, that day included', () => {
    const { buy, sell } = ledger()
    const trades = [buy('2025-03-03', 10, 50), sell('2026-03-02', 10, 30)]
    const settling = (settlementDate: string) => salesOf([...trades, buy('2026-03-30', 10, 30, { settlementDate })])[0]
    expect(settling('2026-04-02')?.deniedLoss.toString()).toBe('200')
    expect(settling('2026-04-03')?.deniedLoss.toString()).toBe('0')
  })

  test('begin 30 days before settlement, that day included', () => {
    const { buy, sell } = ledger()
    // Settles on the 3rd of March.
    const sale = sell('2026-03-02', 10, 30)
    const settling = (settlementDate: string) =>
      salesOf([buy('2025-03-03', 10, 50), buy('2026-01-20', 10, 50, { settlementDate }), sale])[0]
    expect(settling('2026-02-01')?.deniedLoss.toString()).toBe('200')
    expect(settling('2026-01-31')?.deniedLoss.toString()).toBe('0')
  })

  test('are given back where the registered account no longer holds what it bought', () => {
    const { buy, sell } = ledger()
    const registered = { isRegistered: true }
    const trades = [
      ...[buy('2025-03-03', 100, 50), sell('2026-03-02', 100, 30), buy('2026-03-03', 40, 30)],
      ...[buy('2026-03-03', 30, 30, registered), sell('2026-03-10', 20, 30, registered)],
    ]
    const { years, entries } = costBaseAtOnce(trades, TODAY)
    // 50 shares are held at the end, 10 of them in the registered account.
    expect(cents(years[0]?.deniedLoss, years[0]?.lostForever, entries[2]?.costAfter)).toEqual([
      ...['1000.00', '200.00', '2000.00'],
    ])
  })

  test('are lost where only registered accounts bought, even what these have sold again', () => {
    const { buy, sell } = ledger()
    const registered = { isRegistered: true }
    const trades = [
      ...[buy('2025-03-03', 100, 50), sell('2026-03-02', 60, 30), buy('2026-03-03', 40, 30, registered)],
      sell('2026-03-10', 30, 30, registered),
    ]
    const { years, entries } = costBaseAtOnce(trades, TODAY)
    // 40 shares came back, 10 of them are still in the registered account; no pool bought what could carry the rest.
    expect(cents(years[0]?.deniedLoss, years[0]?.lostForever, entries[1]?.costAfter)).toEqual([
      ...['800.00', '800.00', '2000.00'],
    ])
  })

  test('are never of a gain', () => {
    const { buy, sell } = ledger()
    const [sale] = salesOf([buy('2026-03-02', 10, 50), sell('2026-03-09', 5, 60), buy('2026-03-10', 5, 60)])
    expect([sale?.deniedLoss, sale?.superficial].map(String)).toEqual(['0', 'null'])
  })

  test('are provisional while the window is open', () => {
    const { buy, sell } = ledger()
    const trades = [buy('2025-03-03', 10, 50), sell('2026-11-02', 10, 30)]
    expect(salesOf(trades, '2026-12-02')[0]?.isProvisional).toBe(true)
    expect(salesOf(trades, '2026-12-03')[0]?.isProvisional).toBe(false)
  })

  test('in both kinds of account are swallowed by the registered one first', () => {
    const { buy, sell } = ledger()
    const trades = [
      ...[buy('2025-03-03', 100, 50), sell('2026-03-02', 100, 30)],
      ...[buy('2026-03-04', 40, 30), buy('2026-03-04', 30, 30, { isRegistered: true })],
    ]
    const { years, entries } = costBaseAtOnce(trades, TODAY)
    expect(cents(years[0]?.deniedLoss, years[0]?.lostForever, entries[2]?.costAfter)).toEqual([
      '1400.00',
      '600.00',
      '2000.00',
    ])
  })
})

describe('several losses in one window [PORT-20]', () => {
  const overlapping = () => {
    const { buy, sell } = ledger()
    return [
      buy('2026-01-05', 60, 10),
      sell('2026-05-04', 40, 7, { settlementDate: '2026-05-05' }),
      sell('2026-05-11', 15, 6, { settlementDate: '2026-05-12' }),
      buy('2026-05-20', 20, '6.50', { settlementDate: '2026-05-21' }),
    ]
  }

  test('count the same replacing shares, and say so; beside it, each share replaces one', () => {
    const perSale = costBaseAtOnce(overlapping(), TODAY)
    expect(perSale.entries.flatMap(({ sale }) => (sale ? cents(sale.deniedLoss) : []))).toEqual(['60.00', '105.00'])
    expect(perSale.entries.flatMap(({ sale }) => (sale ? sale.isOverlapping : []))).toEqual([false, true])
    expect(cents(perSale.years[0]?.reportedGain, perSale.entries.at(-1)?.costAfter)).toEqual(['-60.00', '300.00'])

    const oneForOne = costBaseAtOnce(overlapping(), TODAY, 'oneForOne')
    expect(cents(oneForOne.years[0]?.reportedGain, oneForOne.entries.at(-1)?.costAfter)).toEqual(['-165.00', '195.00'])
  })

  test('do not overlap where their windows share no purchase, or there is enough for both', () => {
    const { buy, sell } = ledger()
    const apart = [
      ...[buy('2025-01-06', 60, 10), sell('2025-05-05', 10, 7), buy('2025-05-06', 10, 7)],
      ...[sell('2025-09-08', 10, 6), buy('2025-09-09', 10, 6), sell('2025-09-10', 5, 6), buy('2025-09-11', 5, 6)],
    ]
    const report = costBaseAtOnce(apart, TODAY)
    expect(report.entries.some(({ sale }) => sale?.isOverlapping)).toBe(false)
    const reported = ({ years }: typeof report) => cents(...years.map(({ reportedGain }) => reportedGain))
    expect(reported(costBaseAtOnce(apart, TODAY, 'oneForOne'))).toEqual(reported(report))
  })

  test('of registered replacements use each share once: the second loss is not lost as well', () => {
    const { buy, sell } = ledger()
    const trades = [
      ...[buy('2025-01-06', 40, 10), sell('2025-05-05', 20, 7), sell('2025-05-06', 20, 7)],
      buy('2025-05-07', 20, 7, { isRegistered: true }),
    ]
    const lost = (reading: 'perSale' | 'oneForOne') =>
      cents(costBaseAtOnce(trades, TODAY, reading).years[0]?.lostForever)
    expect([lost('perSale'), lost('oneForOne')]).toEqual([['120.00'], ['60.00']])
  })

  test('one for one, no more shares replace than were bought and are held, whatever the trades', () => {
    fc.assert(
      fc.property(possibleLots, fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }), (lots, flags) => {
        const trades = lots.map((lot, at): TaxTrade => ({
          ...lot,
          ...{
            portfolioId: 'a',
            listingId: 'listing',
            owner: 'self',
            settlementDate: lot.tradeDate,
            fee: ZERO,
            rateToCad: decimal(1),
          },
          isRegistered: lot.kind === 'buy' && flags[at % flags.length] === true,
        }))
        const sales = salesOf(trades, TODAY, 'oneForOne')
        const replaced = sales.reduce((sum, { superficial }) => sum.plus(superficial?.replaced ?? ZERO), ZERO)
        const purchased = trades.reduce((sum, { kind, quantity }) => (kind === 'buy' ? sum.plus(quantity) : sum), ZERO)
        expect(replaced.lte(purchased)).toBe(true)
      }),
    )
  })
})

describe('a trade before it is made [PORT-20]', () => {
  const check = (trades: TaxTrade[], proposed: TaxTrade | { settlementDate: string }) =>
    atOnce(superficialLossCheckInSteps(trades, proposed, TODAY))

  test('a sale at a loss says what would be denied, for which purchases, and until when', () => {
    const { buy, sell } = ledger()
    const trades = [
      buy('2025-03-03', 100, 50),
      buy('2026-02-10', 40, 30, { isRegistered: true, settlementDate: '2026-02-11' }),
    ]
    const sale = sell('2026-02-20', 100, 30, { settlementDate: '2026-02-23', entryOrder: Infinity })
    const told = check(trades, sale)
    expect(cents(told.sale?.gain, told.sale?.deniedLoss, told.sale?.lostForever)).toEqual([
      ...['-2000.00', '800.00', '800.00'],
    ])
    expect(told.purchases.map(({ id }) => id)).toEqual(['trade2'])
    expect(told.deniedThrough).toBe('2026-03-13')
    const later = { ...sale, tradeDate: '2026-03-13', settlementDate: '2026-03-14' }
    expect(cents(check(trades, later).sale?.deniedLoss)).toEqual(['0.00'])
  })

  test('a purchase says which losses it would deny, and how much of that is lost for ever', () => {
    const { buy, sell } = ledger()
    const trades = [buy('2025-03-03', 100, 50), sell('2026-11-02', 100, 30)]
    const settled = { settlementDate: '2026-11-23' }
    const before = check(trades, settled)
    expect(before.losses.map(({ windowEnd }) => windowEnd)).toEqual(['2026-12-03'])
    expect(before).toMatchObject({ sale: null, purchases: [], deniedThrough: null })
    const again = check(trades, buy('2026-11-20', 25, 30, { ...settled, isRegistered: true }))
    expect(again.losses.map((one) => cents(one.loss, one.deniedBefore, one.deniedLoss, one.lostForever))).toEqual([
      ['2000.00', '0.00', '500.00', '500.00'],
    ])
    expect(check(trades, { settlementDate: '2026-12-04' }).losses).toEqual([])
  })

  test('a sale at a gain, one in a registered account and one of what is not held have no loss', () => {
    const { buy, sell } = ledger()
    const trades = [buy('2026-02-02', 10, 50)]
    expect(check(trades, sell('2026-02-20', 10, 60)).sale?.superficial).toBeNull()
    expect(check(trades, sell('2026-02-20', 10, 30, { isRegistered: true })).sale).toBeNull()
    expect(check(trades, sell('2026-02-20', 11, 30)).sale).toBeNull()
  })
})

test('the largest cost of a year is that at its beginning, or at the end of one of its days', () => {
  const changes = [
    ['2024-05-01', 60],
    ['2025-02-03', 50],
    ['2025-02-03', -40],
    ['2025-03-03', 25],
    ['2025-04-03', -90],
    ['2026-01-05', 500],
  ] as const
  const highest = (year: number) =>
    highestCostIn(
      year,
      changes.map(([date, change]) => ({ date, change: decimal(change) })),
    ).toString()
  expect([2023, 2024, 2025, 2026].map(highest)).toEqual(['0', '60', '95', '505'])
})

describe('what the report leaves out [PORT-21]', () => {
  test('a trade without a rate, and the sale that then finds no shares; it says how many', () => {
    const { buy, sell } = ledger()
    const unknown = { rateToCad: null }
    const trades = [
      buy('2024-03-04', 10, 50, unknown),
      buy('2024-04-01', 5, 50),
      sell('2025-03-03', 12, 60),
      sell('2026-03-02', 5, 60),
    ]
    const { years, leftOut } = costBaseAtOnce(trades, TODAY)
    expect(leftOut.map(({ trade, reason }) => `${trade.id} ${reason}`)).toEqual(['trade1 noRate', 'trade3 notHeld'])
    expect(years.map(({ year, leftOutCount }) => `${year} ${leftOutCount}`)).toEqual(['2026 2'])
  })

  test('registered trades need no rate and are in no line', () => {
    const { buy, sell } = ledger()
    const registered = { rateToCad: null, isRegistered: true }
    const report = costBaseAtOnce([buy('2024-03-04', 10, 50, registered), sell('2024-04-01', 5, 50, registered)], TODAY)
    expect(report).toEqual({ years: [], entries: [], leftOut: [], moved: new Map() })
  })
})

describe('identities of the report [PORT-20]', () => {
  const taxed = possibleLots.map((lots) =>
    lots.map((lot): TaxTrade => ({
      ...lot,
      ...{ portfolioId: 'a', listingId: 'listing', isRegistered: false, owner: 'self', settlementDate: lot.tradeDate },
      ...{ fee: ZERO, rateToCad: decimal(1) },
    })),
  )

  test('nothing is lost: what was paid is cost of sales, what is held, or a denied loss that waits or is gone', () => {
    fc.assert(
      fc.property(taxed, (trades) => {
        const { entries, years } = costBaseAtOnce(trades, TODAY)
        const paid = entries.reduce(
          (sum, { trade, sale }) => (sale ? sum : sum.plus(trade.quantity.times(trade.price))),
          ZERO,
        )
        const soldCost = years.reduce((sum, { cost }) => sum.plus(cost), ZERO)
        const denied = years.reduce((sum, { deniedLoss }) => sum.plus(deniedLoss), ZERO)
        const last = entries.at(-1)
        const balance = paid
          .plus(denied)
          .minus(soldCost)
          .minus(last?.costAfter ?? ZERO)
        // What still waits for its replacing shares is the only difference, and never negative.
        expect(balance.gt('-1e-9')).toBe(true)
        if (last && last.shareCountAfter.gt(0)) expect(balance.abs().lt('1e-9')).toBe(true)
      }),
    )
  })

  test('without losses and fees it is the portfolio’s own figure', () => {
    fc.assert(
      fc.property(taxed, (trades) => {
        const rising = trades.map((trade, index) =>
          trade.kind === 'sell' ? { ...trade, price: decimal(3000 + index) } : trade,
        )
        const replay = replayLots(rising)
        if (replay.kind === 'refused') throw new Error('These lots are possible.')
        const { years } = costBaseAtOnce(rising, TODAY)
        const gain = years.reduce((sum, { reportedGain }) => sum.plus(reportedGain), ZERO)
        expect(gain.eq(stockStatisticsOf(replay.position, { price: ZERO, change: ZERO }).realizedProfit)).toBe(true)
      }),
    )
  })
})
