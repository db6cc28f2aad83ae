import { randomUUID } from 'node:crypto'
import { decimal, ZERO } from '@palier/domain/kernel/decimal'
import { adjustPriceForSplit, ratioBetween } from '@palier/domain/market/splits'
import type { IncomeKind } from '@palier/domain/portfolios/bookEvent'
import { compareLots, type Lot } from '@palier/domain/portfolios/lot'
import { daysAfter } from '@palier/domain/kernel/plainDate'
import { NOTHING_COUNTED, replayPosition, unitLotOf } from '@palier/domain/portfolios/positionReplay'
import type { NewPortfolioCopies } from '../../database/queries/portfolios/portfolioCopyQueries.ts'
import type { DailyClose, Dividend, MarketData, SecurityKey } from '../../providers/marketData/port.ts'
import { DEMO_OBJECTIVES, DEMO_PORTFOLIOS, type DemoPortfolio, type DemoStock } from './demoPortfolios.ts'
import { stockIdOf } from '../market/stockId.ts'
import { cashDividends } from '../market/cashDividends.ts'
import { comparableCloses } from '../market/comparableCloses.ts'
import { storedPositionAfter } from '../portfolios/storedPosition.ts'
import type { Language } from '../kernel/viewer.ts'

type Owner = { userId: string; language: Language; createdAt: Date }
/** Closes and dividends in current shares. */
type History = { closes: readonly DailyClose[]; dividends: readonly (Dividend & { paymentDate: string })[] }
type Histories = ReadonlyMap<SecurityKey, History>

const DAYS_BACK = 380
// More decimals are irrelevant.
const PRICE_PLACES = 4
const CENTS = 2
const WITHHELD = 0.15

/** Sends one request per stock for closes, dividends and splits each. */
export async function demoHistories(marketData: MarketData, now: Date): Promise<Histories> {
  const today = now.toISOString().slice(0, 10)
  const keys = new Set(DEMO_PORTFOLIOS.flatMap(({ stocks }) => stocks.map(({ key }) => key)))
  const series = await Promise.all(
    [...keys].map(async (key) => {
      const dates = { from: daysAfter(today, -DAYS_BACK), to: today, presentAt: now }
      // Adjusted for splits, which would distort the invented trades.
      const [closes, declared, splits] = await Promise.all([
        comparableCloses(marketData, key, dates, now),
        cashDividends(marketData, key, dates.from, today, now),
        marketData.splits(key, dates.from, today, now),
      ])
      const dividends = declared.flatMap(({ paymentDate, ...dividend }) => {
        if (paymentDate === null || paymentDate > today) return []
        const amount = adjustPriceForSplit(dividend.amount, ratioBetween(splits, dividend.exDate, today))
        return [{ ...dividend, amount, paymentDate }]
      })
      return [key, { closes, dividends }] as const
    }),
  )
  return new Map(series)
}

/** Omits stocks without a history. */
export function copyDemoPortfolios(owner: Owner, histories: Histories): NewPortfolioCopies {
  // Portfolios created at the same instant are sorted by id.
  const ids = DEMO_PORTFOLIOS.map(() => randomUUID()).toSorted()
  const copies = DEMO_PORTFOLIOS.map((portfolio, at) => copyPortfolio(portfolio, ids[at] ?? '', owner, histories))
  const { userId } = owner
  return {
    portfolios: copies.map(({ portfolio }) => portfolio),
    portfolioStocks: copies.flatMap(({ stocks }) => stocks.map(({ held }) => held)),
    lots: copies.flatMap(({ stocks }) => stocks.flatMap(({ lots }) => lots)),
    events: copies.flatMap(({ stocks }) => stocks.flatMap(({ events }) => events)),
    objectives: DEMO_OBJECTIVES.map(({ key, kind, target }) => ({
      userId,
      stockId: stockIdOf(key),
      kind,
      value: target,
    })),
  }
}

function copyPortfolio(
  template: DemoPortfolio,
  id: string,
  { userId, language, createdAt }: Owner,
  histories: Histories,
) {
  const { currency, accountKind, cash: amountOfMoney, name, description } = template
  const text = { name: name[language], description: description[language] }
  const portfolio = { id, userId, ...text, currency, accountKind, amountOfMoney, createdAt }
  const stocks = template.stocks.flatMap((stock, place) => {
    // A millisecond apart, since stocks are sorted by the time they were added.
    const addedAt = new Date(createdAt.getTime() + place)
    const history = histories.get(stock.key) ?? { closes: [], dividends: [] }
    const copy = copyStock(stock, { portfolioId: id, fee: template.fee, accountKind, addedAt }, history)
    return copy ? [copy] : []
  })
  return { portfolio, stocks }
}

type Place = { portfolioId: string; fee: string | null; accountKind: DemoPortfolio['accountKind']; addedAt: Date }

function copyStock({ key, isFund, lots }: DemoStock, place: Place, { closes, dividends }: History) {
  const { portfolioId, fee, addedAt } = place
  const stockId = stockIdOf(key)
  const today = addedAt.toISOString().slice(0, 10)
  const dated = lots.flatMap(([daysAgo, shares], at) => {
    const close = closes.findLast(({ date }) => date <= daysAfter(today, -daysAgo))
    return close ? [lotOf(close, shares, at)] : []
  })
  if (dated.length < lots.length) return null
  const replay = replayPosition(dated.map(unitLotOf).toSorted(compareLots))
  if (replay.kind === 'refused') throw new Error(`Demo portfolio sells more shares than it holds: ${key}`)

  return {
    held: {
      portfolioId,
      stockId,
      note: '',
      addedAt,
      ...storedPositionAfter(NOTHING_COUNTED, replay.days.at(-1) ?? null, dated.length),
    },
    lots: dated.map(({ id, kind, tradeDate, quantity, price }) => ({
      id,
      portfolioId,
      stockId,
      kind,
      tradeDate,
      fee,
      note: '',
      createdAt: addedAt,
      quantity: quantity.toString(),
      price: price.toString(),
    })),
    events: dividends.flatMap((dividend) => {
      const incomeKind = isFund ? 'trust' : dividend.currency === 'USD' ? 'foreign' : 'eligible'
      return incomeOf({ stockId, incomeKind }, dated, dividend, place)
    }),
  }
}

/** Income of the shares held before the ex-date, on the payment date; empty if none were held. */
function incomeOf(
  { stockId, incomeKind }: { stockId: string; incomeKind: IncomeKind },
  lots: readonly Lot[],
  { exDate, amount, currency, paymentDate }: History['dividends'][number],
  { portfolioId, accountKind, addedAt }: Place,
) {
  const shares = lots
    .filter(({ tradeDate }) => tradeDate < exDate)
    .reduce((sum, { kind, quantity }) => (kind === 'buy' ? sum.plus(quantity) : sum.minus(quantity)), ZERO)
  if (shares.lte(0) || (currency !== 'CAD' && currency !== 'USD')) return []
  const gross = shares.times(amount).round(CENTS)
  // The United States withhold tax outside retirement accounts.
  const withheld = currency === 'USD' && accountKind === 'nonRegistered' ? gross.times(WITHHELD).round(CENTS) : null
  return [
    {
      id: randomUUID(),
      portfolioId,
      stockId,
      kind: 'income',
      date: paymentDate,
      currency,
      note: '',
      gross: gross.toString(),
      withheld: withheld && withheld.toString(),
      incomeKind,
      createdAt: addedAt,
    } as const,
  ]
}

function lotOf({ date, close }: DailyClose, shares: number, at: number): Lot {
  return {
    id: randomUUID(),
    kind: shares > 0 ? 'buy' : 'sell',
    tradeDate: date,
    tradeOrder: 0,
    entryOrder: at,
    quantity: decimal(Math.abs(shares)),
    price: close.round(PRICE_PLACES),
  }
}
