import {
  addBuyLot,
  addPortfolioStock,
  addSellLot,
  deleteLot,
  movePortfolioStock,
  updateLot,
} from '@palier/contract/portfolios/portfolioCalls'
import type { Decimal } from '@palier/domain/kernel/decimal'
import type { Operation } from '../../operation/context.ts'
import { rememberHoldings } from '../../loaders/portfolios/loadHoldings.ts'
import type { LotPlace } from '../../loaders/portfolios/loadLots.ts'
import { writeToHoldings, writeToPortfolio } from '../../loaders/portfolios/writeHoldings.ts'
import type { Session } from '../../session/session.ts'
import { builder } from '../kernel/builder.ts'
import { VERSION, wireVersion } from '../kernel/conflict.ts'
import { TransactionType } from '../kernel/portfolioEnums.ts'
import { idWithin } from '../kernel/globalId.ts'
import { lotIdIn } from './lot.ts'
import { Portfolio } from './portfolio.ts'
import { changedPortfolio } from './changedPortfolio.ts'
import { orPortfolioConflict, PortfolioConflict } from './portfolioConflict.ts'
import { orRefusal } from '../kernel/problem.ts'
import { Refusal } from '../kernel/refusal.ts'
import { Stock } from '../market/stock.ts'
import { changedViewer } from '../viewer/viewer.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

const FX_RATE = 'Canadian dollars for one unit of the currency of the stock on that day.'

builder.relayMutationField(
  'createLot',
  {
    inputFields: (t) => ({
      portfolioId: t.id({ required: true, description: 'Global id of the portfolio.' }),
      stockId: t.id({ required: true, description: 'Global id of the stock.' }),
      type: t.field({ type: TransactionType, required: true, description: 'Purchase or sale.' }),
      date: t.field({ type: 'Date', required: true, description: 'Trade date.' }),
      quantity: t.field({ type: 'Decimal', required: true, description: 'Number of shares.' }),
      price: t.field({
        type: 'Decimal',
        required: true,
        description: 'Price of one share in the currency of the stock.',
      }),
      fee: t.field({
        type: 'Decimal',
        description: 'Fee of the broker in the currency of the stock; none when left out.',
      }),
      fxRateToCad: t.field({ type: 'Decimal', description: FX_RATE }),
      note: t.string({ required: true, defaultValue: '', description: 'Note in free text.' }),
      isNewStock: t.boolean({
        required: true,
        defaultValue: false,
        description: 'Whether to add the stock to the portfolio first, because it is not there yet.',
      }),
    }),
  },
  {
    description: 'Adds a purchase or a sale.',
    async resolve(_root, { input }, { operation }) {
      const viewer = sessionOrRefusal(operation)
      const place = placeOf(input)
      if (input.isNewStock) await addStock(operation, viewer, place)
      const call = input.type === 'buy' ? addBuyLot : addSellLot
      const lot = { ...place, ...wireTrade(input), lots: 'none' as const }
      const { updatedPortfolio: portfolio } = await orRefusal(writeToPortfolio(operation, viewer, call, lot))
      return { portfolio, viewer }
    },
  },
  { outputFields: changedPortfolio },
)

builder.relayMutationField(
  'updateLot',
  {
    inputFields: (t) => ({
      portfolioId: t.id({ required: true, description: 'Global id of the portfolio.' }),
      stockId: t.id({ required: true, description: 'Global id of the stock.' }),
      lotId: t.id({ required: true, description: 'Id of the lot.' }),
      type: t.field({ type: TransactionType, required: true, description: 'Purchase or sale.' }),
      date: t.field({ type: 'Date', required: true, description: 'Trade date.' }),
      quantity: t.field({ type: 'Decimal', required: true, description: 'Number of shares.' }),
      price: t.field({
        type: 'Decimal',
        required: true,
        description: 'Price of one share in the currency of the stock.',
      }),
      fee: t.field({
        type: 'Decimal',
        description: 'Fee of the broker in the currency of the stock; none when left out.',
      }),
      fxRateToCad: t.field({ type: 'Decimal', description: FX_RATE }),
      note: t.string({ required: true, description: 'Note in free text.' }),
      version: t.int(VERSION),
    }),
  },
  {
    description: 'Changes a purchase or a sale.',
    errors: { types: [PortfolioConflict] },
    async resolve(_root, { input }, { operation }) {
      const viewer = sessionOrRefusal(operation)
      const place = placeOf(input)
      const change = {
        ...place,
        ...wireTrade(input),
        lotId: lotIdIn(input.lotId),
        transactionType: input.type === 'buy' ? ('Buy' as const) : ('Sell' as const),
        version: wireVersion(input.version),
        lots: 'none' as const,
      }
      const write = writeToPortfolio(operation, viewer, updateLot, change)
      const { updatedPortfolio: portfolio } = await orPortfolioConflict(operation, viewer, place.portfolioId, write)
      return { portfolio, viewer }
    },
  },
  { outputFields: changedPortfolio },
)

builder.relayMutationField(
  'deleteLot',
  {
    inputFields: (t) => ({
      portfolioId: t.id({ required: true, description: 'Global id of the portfolio.' }),
      stockId: t.id({ required: true, description: 'Global id of the stock.' }),
      lotId: t.id({ required: true, description: 'Id of the lot.' }),
      version: t.int(VERSION),
    }),
  },
  {
    description: 'Deletes a purchase or a sale.',
    errors: { types: [PortfolioConflict] },
    async resolve(_root, { input }, { operation }) {
      const viewer = sessionOrRefusal(operation)
      const place = placeOf(input)
      const version = wireVersion(input.version)
      const gone = { ...place, lotId: lotIdIn(input.lotId), version, lots: 'none' as const }
      const write = writeToPortfolio(operation, viewer, deleteLot, gone)
      const { updatedPortfolio: portfolio } = await orPortfolioConflict(operation, viewer, place.portfolioId, write)
      return { deletedLotId: input.lotId, portfolio, viewer }
    },
  },
  {
    outputFields: (t) => ({
      deletedLotId: t.exposeID('deletedLotId', { description: 'Id of the deleted lot.' }),
      portfolio: t.expose('portfolio', { type: Portfolio, description: 'The portfolio after the change.' }),
      viewer: t.expose('viewer', changedViewer),
    }),
  },
)

builder.relayMutationField(
  'movePortfolioStock',
  {
    inputFields: (t) => ({
      fromPortfolioId: t.id({ required: true, description: 'Global id of the portfolio that holds the stock.' }),
      toPortfolioId: t.id({ required: true, description: 'Global id of the portfolio to move it to.' }),
      stockId: t.id({ required: true, description: 'Global id of the stock.' }),
    }),
  },
  {
    description: 'Moves a stock with all its lots to another portfolio.',
    async resolve(_root, { input }, { operation }) {
      const viewer = sessionOrRefusal(operation)
      const move = {
        fromPortfolioId: idWithin(Portfolio.name, input.fromPortfolioId),
        toPortfolioId: idWithin(Portfolio.name, input.toPortfolioId),
        stockId: idWithin(Stock.name, input.stockId),
        lots: 'none' as const,
      }
      const { data } = await orRefusal(writeToHoldings(operation, viewer, movePortfolioStock, move))
      const { fromPortfolio: from, toPortfolio: to } = data
      rememberHoldings(operation, [from, to])
      return { from, to, viewer }
    },
  },
  {
    outputFields: (t) => ({
      from: t.expose('from', { type: Portfolio, description: 'The portfolio the stock was moved from.' }),
      to: t.expose('to', { type: Portfolio, description: 'The portfolio the stock was moved to.' }),
      viewer: t.expose('viewer', changedViewer),
    }),
  },
)

/** The stock may exist already, if only the lot was refused at the last try. */
async function addStock(operation: Operation, viewer: Session, place: LotPlace): Promise<void> {
  try {
    await orRefusal(writeToHoldings(operation, viewer, addPortfolioStock, { ...place, lots: 'none' }))
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'DuplicateKey') throw error
  }
}

/** Decodes the global ids. */
export function placeOf({ portfolioId, stockId }: LotPlace): LotPlace {
  return { portfolioId: idWithin(Portfolio.name, portfolioId), stockId: idWithin(Stock.name, stockId) }
}

type Amount = string | number | Decimal

type Trade = {
  date: string
  quantity: Amount
  price: Amount
  fee?: Amount | null | undefined
  fxRateToCad?: Amount | null | undefined
  note: string
}

/** Converts to the REST API's form: a date with a meaningless time, amounts as JSON numbers. */
export function wireTrade({ date, quantity, price, fee, fxRateToCad, note }: Trade) {
  return {
    transactionDate: `${date}T00:00:00`,
    stockQty: Number(quantity),
    averageCostByShare: Number(price),
    fee: fee == null ? null : Number(fee),
    fxRateToCad: fxRateToCad == null ? null : Number(fxRateToCad),
    note,
  }
}
