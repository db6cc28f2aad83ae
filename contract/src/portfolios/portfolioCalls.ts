import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { rowCursors } from '../kernel/page.ts'
import { usageEnvelope } from '../billing/planSchemas.ts'
import {
  accountKind,
  portfolioOwner,
  lotRead,
  objectiveProgression,
  portfolio,
  stockObjective,
  stockPosition,
  transaction,
  userDataPackage,
  updatedPortfolio,
} from './portfolioSchemas.ts'
import { boundedText, currency, identifier, iso, money } from '../kernel/scalars.ts'

const MAXIMUM_LOTS_A_CALL = 500
const MAXIMUM_NOTE_LENGTH = 1_000

/** Extensions that reduce the response; by default it is complete. */
const lots = z.enum(['all', 'none']).default('all')
const transactionsFirst = z.int().nonnegative().max(500).optional()
/**
 * Version that was read; another current version is refused with VersionConflict. Without it, the
 * write always succeeds.
 */
const version = z.int32().positive().optional()

const path = (verb: string) => `/api/Portfolio/${verb}`
const portfolioName = boundedText(50, 1)
const portfolioDescription = boundedText(1_000)
const read = { access: 'user', scripts: true } as const
const write = { ...read, write: true } as const
const ofPortfolio = z.object({ portfolioId: identifier, lots })
const ofStock = ofPortfolio.extend({ stockId: identifier })

export const getPortfolios = call({
  item: 'API-55',
  summary: 'Reads all portfolios with their lots',
  path: path('GetUserPortfoliosInfo'),
  ...read,
  input: z.object({ lots, transactionsFirst }),
  output: z.object({
    portfolios: z.array(portfolio),
    stockObjectives: z.array(stockObjective),
    transactions: z.array(transaction),
    userStockPositions: z.array(stockPosition.extend({ portfolioId: z.string() })),
  }),
  additional: usageEnvelope,
})

export const addPortfolio = call({
  item: 'API-56',
  summary: 'Creates a portfolio',
  path: path('AddPortfolio'),
  ...write,
  input: z.object({
    portfolioName,
    portfolioDescription,
    currency,
    accountKind: accountKind.optional(),
    owner: portfolioOwner.optional(),
  }),
  output: portfolio,
  additional: usageEnvelope,
  errors: ['portfolioLimitReached'],
})

export const updatePortfolio = call({
  item: 'API-57',
  summary: 'Changes the name, description or currency of a portfolio',
  path: path('UpdatePortfolio'),
  ...write,
  input: ofPortfolio.extend({
    portfolioName,
    portfolioDescription,
    currency,
    accountKind: accountKind.optional(),
    owner: portfolioOwner.optional(),
    version,
  }),
  output: portfolio,
  errors: ['portfolioLimitReached', 'resource_missing', 'VersionConflict', 'BeyondPlan', 'TransferredInKind'],
})

export const deletePortfolio = call({
  item: 'API-58',
  summary: 'Deletes a portfolio',
  path: path('DeletePortfolio'),
  ...write,
  input: z.object({ portfolioId: identifier, version }),
  output: z.object({ portfolioId: z.string() }),
  additional: usageEnvelope,
  errors: ['resource_missing', 'VersionConflict'],
})

export const addPortfolioStock = call({
  item: 'API-59',
  summary: 'Adds a stock to a portfolio',
  path: path('AddPortfolioStock'),
  ...write,
  input: ofStock,
  output: updatedPortfolio,
  errors: ['resource_missing', 'DuplicateKey', 'operationsLimitReached', 'BeyondPlan'],
})

/** Only the date before the `T` is the trade date; the time only orders lots of one day. */
export const trade = {
  transactionDate: iso,
  stockQty: z.number(),
  averageCostByShare: money,
  note: boundedText(MAXIMUM_NOTE_LENGTH).default(''),
  // Extensions.
  fee: money.nonnegative().nullable().optional(),
  fxRateToCad: money.positive().nullable().optional(),
}

export const lotToAdd = ofStock.extend(trade)

function addLot(item: string, verb: string, summary: string) {
  return call({
    item,
    summary,
    path: path(verb),
    ...write,
    input: lotToAdd,
    output: updatedPortfolio,
    errors: ['resource_missing', 'invalidLotQuantity', 'BeyondPlan'],
  })
}

export const addBuyLot = addLot('API-60', 'AddPortfolioStockBuyLot', 'Adds a purchase to a stock of a portfolio')
export const addSellLot = addLot('API-61', 'AddPortfolioStockSellLot', 'Adds a sale to a stock of a portfolio')

export const updateLot = call({
  item: 'API-62',
  summary: 'Changes a lot',
  path: path('UpdatePortfolioStockLot'),
  ...write,
  input: ofStock.extend({ lotId: identifier, transactionType: z.enum(['Buy', 'Sell']), ...trade, version }),
  output: updatedPortfolio,
  errors: ['resource_missing', 'invalidLotQuantity', 'VersionConflict', 'BeyondPlan', 'LotOfEvent'],
})

export const deleteLot = call({
  item: 'API-63',
  summary: 'Deletes a lot',
  path: path('DeletePortfolioStockLot'),
  ...write,
  input: ofStock.extend({ lotId: identifier, version }),
  output: updatedPortfolio,
  errors: ['resource_missing', 'invalidLotQuantity', 'VersionConflict', 'LotOfEvent'],
})

export const movePortfolioStock = call({
  item: 'API-65',
  summary: 'Moves a stock with its lots to another portfolio',
  path: path('MovePortfolioStock'),
  ...write,
  input: z.object({ fromPortfolioId: identifier, toPortfolioId: identifier, stockId: identifier, lots }),
  output: z.object({ fromPortfolio: portfolio, toPortfolio: portfolio }),
  errors: ['resource_missing', 'operationsLimitReached', 'BeyondPlan', 'TransferredBetween'],
})

export const saveObjective = call({
  item: 'API-66',
  summary: 'Sets the objective of a stock',
  path: path('AddOrUpdateObjective'),
  ...write,
  input: z.object({ stockObjective }),
  output: z.object({
    stockObjective,
    // Extension.
    progression: objectiveProgression.optional(),
  }),
  errors: ['resource_missing', 'VersionConflict'],
})

export const deleteObjective = call({
  item: 'API-67',
  summary: 'Deletes the objective of a stock',
  path: path('DeleteObjective'),
  ...write,
  input: z.object({ stockId: identifier, version }),
  output: z.object({ stockId: z.string() }),
  errors: ['resource_missing', 'VersionConflict'],
})

export const setAmountOfMoney = call({
  item: 'API-68',
  summary: 'Sets the cash of a portfolio',
  path: path('UpdatePortfolioAmountOfMoney'),
  ...write,
  input: ofPortfolio.extend({ amountOfMoney: money, version }),
  output: updatedPortfolio,
  errors: ['resource_missing', 'VersionConflict', 'BeyondPlan'],
})

export const getUserDataPackage = call({
  item: 'API-69',
  summary: 'Reads portfolios, positions, objectives and trades in one call',
  path: '/api/UserDataPackage/GetDefaultUserDataPackage',
  ...read,
  input: z.object({ lots, transactionsFirst }),
  output: userDataPackage,
  additional: usageEnvelope,
})

/** Newest first. */
export const getPortfolioStockLots = call({
  item: 'D16',
  summary: 'Lists the lots of one stock of a portfolio, page by page',
  path: '/api/Extensions/Portfolio/GetPortfolioStockLots',
  ...read,
  extension: true,
  input: z.object({
    portfolioId: identifier,
    stockId: identifier,
    kind: z.enum(['buy', 'sell']).optional(),
    first: z.int().min(1).max(MAXIMUM_LOTS_A_CALL).default(100),
    after: z.string().max(200).optional(),
  }),
  output: z.object({
    lots: z.array(lotRead),
    cursors: rowCursors,
    nextCursor: z.string().nullable(),
    totalCount: z.int(),
  }),
  errors: ['resource_missing'],
})

/** Newest first. */
export const getTransactions = call({
  item: 'D16',
  summary: 'Lists the trades of the caller, page by page',
  path: '/api/Extensions/Portfolio/GetTransactions',
  ...read,
  extension: true,
  input: z.object({
    portfolioId: identifier.optional(),
    first: z.int().min(1).max(MAXIMUM_LOTS_A_CALL).default(50),
    after: z.string().max(200).optional(),
  }),
  output: z.object({
    transactions: z.array(transaction),
    cursors: rowCursors,
    nextCursor: z.string().nullable(),
    totalCount: z.int(),
  }),
  errors: ['resource_missing'],
})

/** One portfolio, or all in the preferred currency; oldest first. */
export const getValueOverTime = call({
  item: 'D17',
  summary: 'Reads the value of portfolios day by day',
  path: '/api/Extensions/Portfolio/GetValueOverTime',
  ...read,
  extension: true,
  input: z.object({
    portfolioId: identifier.optional(),
    days: z.int().min(2).max(1_830).default(365),
  }),
  output: z.object({
    currency,
    points: z.array(z.object({ date: z.string(), value: money, invested: money })),
    isSample: z.boolean().optional(),
  }),
  errors: ['resource_missing'],
})

/** The CSV can be imported again. */
export const exportPortfolio = call({
  item: 'D17',
  summary: 'Exports the lots of a portfolio as CSV',
  path: '/api/Extensions/Portfolio/Export',
  ...read,
  extension: true,
  input: z.object({ portfolioId: identifier }),
  output: z.object({ fileName: z.string(), csv: z.string() }),
  errors: ['resource_missing'],
})
