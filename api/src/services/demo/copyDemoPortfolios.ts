import { randomUUID } from 'node:crypto'
import { decimal } from '@palier/domain/kernel/decimal'
import { compareLots, type Lot } from '@palier/domain/portfolios/lot'
import { daysAfter } from '@palier/domain/kernel/plainDate'
import { NOTHING_COUNTED, replayPosition, unitLotOf } from '@palier/domain/portfolios/positionReplay'
import type { NewPortfolioCopies } from '../../database/queries/portfolios/portfolioCopyQueries.ts'
import type { DailyClose, MarketData, SecurityKey } from '../../providers/marketData/port.ts'
import { DEMO_OBJECTIVES, DEMO_PORTFOLIOS, type DemoPortfolio, type DemoStock } from './demoPortfolios.ts'
import { stockIdOf } from '../market/stockId.ts'
import { comparableCloses } from '../market/comparableCloses.ts'
import { storedPositionAfter } from '../portfolios/storedPosition.ts'
import type { Language } from '../kernel/viewer.ts'

type Owner = { userId: string; language: Language; createdAt: Date }
type Closes = ReadonlyMap<SecurityKey, readonly DailyClose[]>

const DAYS_BACK = 380
// More decimals are irrelevant.
const PRICE_PLACES = 4

/** The closes that a copy needs: one request a stock. */
export async function demoCloses(marketData: MarketData, now: Date): Promise<Closes> {
  const today = now.toISOString().slice(0, 10)
  const keys = new Set(DEMO_PORTFOLIOS.flatMap(({ stocks }) => stocks.map(({ key }) => key)))
  const series = await Promise.all(
    [...keys].map(async (key) => {
      const dates = { from: daysAfter(today, -DAYS_BACK), to: today, presentAt: now }
      // Adjusted for splits, which would distort the invented trades.
      return [key, await comparableCloses(marketData, key, dates, now)] as const
    }),
  )
  return new Map(series)
}

/** A user's copy of the demo portfolios. Stocks without a history are left out. */
export function copyDemoPortfolios(owner: Owner, closes: Closes): NewPortfolioCopies {
  // They are read in the order of their ids, being made at one instant.
  const ids = DEMO_PORTFOLIOS.map(() => randomUUID()).toSorted()
  const copies = DEMO_PORTFOLIOS.map((portfolio, at) => copyPortfolio(portfolio, ids[at] ?? '', owner, closes))
  const { userId } = owner
  return {
    portfolios: copies.map(({ portfolio }) => portfolio),
    portfolioStocks: copies.flatMap(({ stocks }) => stocks.map(({ held }) => held)),
    lots: copies.flatMap(({ stocks }) => stocks.flatMap(({ lots }) => lots)),
    objectives: DEMO_OBJECTIVES.map(({ key, kind, target }) => ({
      userId,
      stockId: stockIdOf(key),
      kind,
      value: target,
    })),
  }
}

function copyPortfolio(template: DemoPortfolio, id: string, { userId, language, createdAt }: Owner, closes: Closes) {
  const { currency, accountKind, cash: amountOfMoney, name, description } = template
  const text = { name: name[language], description: description[language] }
  const portfolio = { id, userId, ...text, currency, accountKind, amountOfMoney, createdAt }
  const stocks = template.stocks.flatMap((stock, place) => {
    // A millisecond apart, since stocks are sorted by when they were added.
    const addedAt = new Date(createdAt.getTime() + place)
    const copy = copyStock(stock, { portfolioId: id, fee: template.fee, addedAt }, closes.get(stock.key) ?? [])
    return copy ? [copy] : []
  })
  return { portfolio, stocks }
}

type Place = { portfolioId: string; fee: string | null; addedAt: Date }

function copyStock({ key, lots }: DemoStock, { portfolioId, fee, addedAt }: Place, closes: readonly DailyClose[]) {
  const stockId = stockIdOf(key)
  const today = addedAt.toISOString().slice(0, 10)
  const dated = lots.flatMap(([daysAgo, shares], at) => {
    const close = closes.findLast(({ date }) => date <= daysAfter(today, -daysAgo))
    return close ? [lotOf(close, shares, at)] : []
  })
  if (dated.length < lots.length) return null
  const replay = replayPosition(dated.map(unitLotOf).toSorted(compareLots))
  if (replay.kind === 'refused') throw new Error(`The demonstration sells more of ${key} than it holds.`)

  return {
    held: {
      portfolioId,
      stockId,
      note: '',
      addedAt,
      ...storedPositionAfter(NOTHING_COUNTED, replay.days.at(-1) ?? null, dated.length),
    },
    lots: dated.map(({ id, kind, tradeDate, quantity, price }) => ({
      ...{ id, portfolioId, stockId, kind, tradeDate, fee, note: '', createdAt: addedAt },
      quantity: quantity.toString(),
      price: price.toString(),
    })),
  }
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
