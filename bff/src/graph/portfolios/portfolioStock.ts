import type { WireLot, WirePortfolioStock } from '@palier/contract/portfolios/portfolioSchemas'
import { decimal } from '@palier/domain/kernel/decimal'
import { lotPageLoader } from '../../loaders/portfolios/loadLots.ts'
import { portfolioLoader } from '../../loaders/portfolios/loadPortfolios.ts'
import type { AnsweredPage } from '../../loaders/kernel/pageRequest.ts'
import { factsOfHolding, priceOrNull } from '../../cache/stockFacts.ts'
import { beyondPlanField } from '../billing/beyondPlan.ts'
import { ROWS } from '../kernel/bounds.ts'
import { builder, semanticNonNull } from '../kernel/builder.ts'
import { TransactionType } from '../kernel/portfolioEnums.ts'
import { LotConnection } from './lot.ts'
import { findObjective, Objective } from './objective.ts'
import { AFTER, pageOf } from '../kernel/pages.ts'
import { Stock } from '../market/stock.ts'
import { sessionOrError } from '../kernel/viewerSession.ts'

const NO_LOTS: AnsweredPage<WireLot> = { rows: [], cursors: [], nextCursor: null, totalCount: 0 }

export const PortfolioStock = builder.objectRef<WirePortfolioStock>('PortfolioStock')

builder.node(PortfolioStock, {
  description: 'A stock in a portfolio; amounts are in the currency of the stock.',
  id: { resolve: ({ portfolioId, stockId }) => `${portfolioId}.${stockId}` },
  async loadOne(key, { operation }) {
    const point = key.indexOf('.')
    if (!operation.session || point < 0) return null
    const portfolio = await portfolioLoader(operation).load(key.slice(0, point))
    return portfolio?.stocks.find(({ stockId }) => stockId === key.slice(point + 1)) ?? null
  },
  fields: (t) => ({
    portfolioId: t.exposeString('portfolioId', {
      description: 'Id of the portfolio in page addresses: /portfolio/{portfolioId}.',
    }),
    stock: t.field({
      type: Stock,
      description: 'Stock that is held, or was.',
      resolve: (held, _arguments, { operation }) => factsOfHolding(held, operation.caller.language),
    }),
    note: t.exposeString('note', { description: 'Note in free text.' }),
    beyondPlan: t.field(beyondPlanField),
    addedAt: t.expose('addedDate', { type: 'DateTime', description: 'When it was added.' }),
    shareCount: t.field({
      type: 'Decimal',
      description: 'Number of shares held.',
      resolve: ({ statistics }) => statistics.remainingStockShareCount,
    }),
    purchasedShareCount: t.field({
      type: 'Decimal',
      description: 'Number of shares bought or received, less shares moved to another stock or account.',
      resolve: ({ statistics }) => statistics.totalPurchasedShareCount,
    }),
    soldShareCount: t.field({
      type: 'Decimal',
      description: 'Number of shares sold.',
      resolve: ({ statistics }) => statistics.totalShareSoldCount,
    }),
    averagePrice: t.field({
      type: 'Decimal',
      description: 'Average cost of the shares held.',
      resolve: ({ statistics }) => statistics.actualAverageShareBuyPrice,
    }),
    purchases: t.field({
      type: 'Decimal',
      description: 'Cost of all shares bought or received, less cost moved to another stock or account.',
      resolve: ({ statistics: { totalPurchases, ...statistics } }) =>
        totalPurchases ??
        decimal(statistics.totalMaterializedGrossValueIncludingUnrealized).minus(
          statistics.totalProfitIncludingUnrealized,
        ),
    }),
    marketValue: t.field({
      type: 'Decimal',
      description: 'Value at the last price.',
      resolve: ({ statistics }) => statistics.totalRemainingStockValue,
    }),
    dayChange: t.field({
      type: 'Decimal',
      description: 'Change in value since the previous close.',
      resolve: ({ statistics }) => statistics.dayChange,
    }),
    unrealizedGain: t.field({
      type: 'Decimal',
      description: 'Gain if everything were sold at the last price.',
      resolve: ({ statistics }) => statistics.totalUnmaterializedProfit,
    }),
    unrealizedGainPercent: t.field({
      type: 'Decimal',
      description: 'Unrealized gain in percent of the cost of the shares held.',
      resolve: ({ statistics }) => statistics.totalPercentageUnmaterializedProfit,
    }),
    realizedGain: t.field({
      type: 'Decimal',
      description: 'Gain of the sales.',
      resolve: ({ statistics }) => statistics.totalMaterializedProfit,
    }),
    realizedGainPercent: t.field({
      type: 'Decimal',
      description: 'Realized gain in percent of the cost of the shares sold.',
      resolve: ({ statistics }) => statistics.percentageOfMaterializedProfit,
    }),
    totalGain: t.field({
      type: 'Decimal',
      description: 'Realized and unrealized gain together.',
      resolve: ({ statistics }) => statistics.totalProfitIncludingUnrealized,
    }),
    totalGainPercent: t.field({
      type: 'Decimal',
      description: 'The gain in percent of the cost.',
      resolve: ({ statistics }) => statistics.percentageOfProfitIncludingUnrealized,
    }),
    proceeds: t.field({
      type: 'Decimal',
      description: 'Proceeds of all sales.',
      resolve: ({ statistics }) => statistics.totalMaterializedGrossGains,
    }),
    grossValue: t.field({
      type: 'Decimal',
      description: 'Proceeds and market value together.',
      resolve: ({ statistics }) => statistics.totalMaterializedGrossValueIncludingUnrealized,
    }),
    pricedAt: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Price used for these figures; null when there is none.',
      resolve: ({ stockDateTimeSnapshot }) => priceOrNull(stockDateTimeSnapshot.price),
    }),
    hasPrice: t.boolean({
      description:
        'False when shares are held whose price is unknown: figures that depend on it are then 0 and meaningless.',
      resolve: ({ statistics: { hasPrice, remainingStockShareCount }, stockDateTimeSnapshot: { price } }) =>
        hasPrice ?? (price !== 0 || remainingStockShareCount === 0),
    }),
    lotCount: t.int({
      description: 'Number of lots.',
      resolve: ({ statistics, lots }) => statistics.lotCount ?? lots.length,
    }),
    objective: t.field({
      type: Objective,
      nullable: true,
      description: 'Objective for the stock; null when there is none.',
      resolve: ({ stockId }, _arguments, context) => findObjective(stockId, context),
    }),
    lots: t.field({
      type: LotConnection,
      nullable: true,
      directives: semanticNonNull,
      description: 'Newest first, at most 100 per page.',
      args: {
        type: t.arg({ type: TransactionType, description: 'Only purchases or only sales; both when left out.' }),
        first: t.arg.int({ ...ROWS, defaultValue: 50 }),
        after: t.arg.string(AFTER),
      },
      async resolve({ portfolioId, stockId }, { type: kind = null, first, after = null }, { operation }) {
        sessionOrError(operation)
        const request = { kind, first, after }
        const page = await lotPageLoader(operation).load({ portfolioId, stockId, ...request })
        const { rows, ...rest } = page ?? NO_LOTS
        return pageOf({ ...rest, rows: rows.map((lot) => ({ ...lot, portfolioId, stockId })) }, request)
      },
    }),
  }),
})
