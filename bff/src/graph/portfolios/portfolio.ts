import type { WirePortfolio, WirePortfolioStatistics } from '@palier/contract/portfolios/portfolioSchemas'
import type { WirePortfolioOverview } from '@palier/contract/shell/overviewCalls'
import { decimal } from '@palier/domain/kernel/decimal'
import type { Context } from '../../operation/context.ts'
import { loadOverview } from '../../loaders/kernel/loadOverview.ts'
import { loadHoldings } from '../../loaders/portfolios/loadHoldings.ts'
import { portfolioLoader } from '../../loaders/portfolios/loadPortfolios.ts'
import { loadRecentReturns } from '../../loaders/portfolios/loadRecentReturns.ts'
import { DAYS, loadValueOverTime } from '../../loaders/portfolios/loadValueOverTime.ts'
import { within } from '../kernel/bounds.ts'
import { beyondPlanField } from '../billing/beyondPlan.ts'
import { builder, semanticNonNull } from '../kernel/builder.ts'
import { Currency } from '../kernel/enums.ts'
import { AccountKind, CashMode, PortfolioOwner } from '../kernel/portfolioEnums.ts'
import { Refusal } from '../kernel/refusal.ts'
import { selectedFields } from '../kernel/selectedFields.ts'
import { PortfolioStock } from './portfolioStock.ts'
import { UsedRate, usedRatesOf } from './usedRate.ts'
import { RecentReturns } from './recentReturns.ts'
import { ValueOverTime } from './valueOverTime.ts'
import { Viewer } from '../viewer/viewer.ts'

type OwnStatistics = { statistics: WirePortfolioStatistics; cash: number }

const PortfolioStatistics = builder.objectRef<OwnStatistics>('PortfolioStatistics').implement({
  description:
    'Values and gains in the currency of the portfolio, converted at `rates`. Stocks of `currenciesWithoutRate` are left out.',
  fields: (t) => ({
    stockValue: t.field({
      type: 'Decimal',
      description: 'Market value of the stocks, in the currency of the portfolio.',
      resolve: ({ statistics }) => statistics.totalRemainingStockValue,
    }),
    totalValue: t.field({
      type: 'Decimal',
      description: 'Market value and cash together.',
      resolve: ({ statistics }) => statistics.totalRemainingStockValueAndMoney,
    }),
    dayChange: t.field({
      type: 'Decimal',
      description: 'Change in value since the previous close.',
      resolve: ({ statistics }) => statistics.dayChange,
    }),
    dayChangePercent: t.field({
      type: 'Decimal',
      description: 'Change since the previous close, in percent.',
      resolve: ({ statistics }) => statistics.dayPercentChange,
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
    grossValue: t.field({
      type: 'Decimal',
      description: 'Proceeds of sales, market value and cash together.',
      resolve: ({ statistics }) => statistics.totalMaterializedGrossValueIncludingUnrealizedAndMoney,
    }),
    purchases: t.field({
      type: 'Decimal',
      description: 'Cost of all shares bought or received, less cost moved to another stock or account.',
      resolve: ({ cash, statistics: { totalPurchases, ...statistics } }) =>
        totalPurchases ??
        decimal(statistics.totalMaterializedGrossValueIncludingUnrealizedAndMoney)
          .minus(cash)
          .minus(statistics.totalProfitIncludingUnrealized),
    }),
    rates: t.field({
      type: [UsedRate],
      description: 'Exchange rates used.',
      resolve: ({ statistics }) => usedRatesOf(statistics.ratesUsed),
    }),
    currenciesWithoutRate: t.stringList({
      description: 'Currencies left out of the amounts because their exchange rate is missing.',
      resolve: ({ statistics }) => statistics.currenciesWithoutRate ?? [],
    }),
    withoutPriceCount: t.int({
      description: 'Number of stocks left out of the totals because their price is unknown.',
      resolve: ({ statistics }) => statistics.withoutPriceCount ?? 0,
    }),
  }),
})

const CashBalance = builder.objectRef<NonNullable<WirePortfolio['cashBalances']>[number]>('CashBalance').implement({
  description: 'What an account holds of a currency; below 0 what it owes.',
  fields: (t) => ({
    currency: t.expose('currency', { type: Currency, description: 'The currency of the amount.' }),
    amount: t.expose('amount', { type: 'Decimal', description: 'In that currency.' }),
  }),
})

/** A portfolio with its holdings, or its overview. */
type OwnPortfolio = WirePortfolio | WirePortfolioOverview

/** Fields that the overview contains. */
const NAMES: ReadonlySet<string> = new Set(['__typename', 'id', 'portfolioId', 'name', 'currency'])

export const Portfolio = builder.objectRef<OwnPortfolio>('Portfolio')

builder.node(Portfolio, {
  description: 'A portfolio of stocks with their lots.',
  id: { resolve: ({ id }) => id },
  loadOne: (id, { operation }) => portfolioLoader(operation).load(id),
  fields: (t) => ({
    portfolioId: t.exposeString('id', {
      description: 'Id of the portfolio in page addresses: /portfolio/{portfolioId}.',
    }),
    name: t.exposeString('name', { description: 'Name of the portfolio.' }),
    description: t.string({
      description: 'Note of the owner about the portfolio.',
      resolve: whole(({ description }) => description),
    }),
    currency: t.expose('currency', { type: Currency, description: 'Currency of the cash and the totals.' }),
    accountKind: t.field({
      type: AccountKind,
      description: 'Kind of account at the broker, which decides the taxes.',
      resolve: whole(({ accountKind = 'nonRegistered' }) => accountKind),
    }),
    owner: t.field({
      type: PortfolioOwner,
      description: 'Whose account it is.',
      resolve: whole(({ owner }) => owner ?? 'self'),
    }),
    cash: t.field({
      type: 'Decimal',
      description: 'Cash in the currency of the portfolio.',
      resolve: whole(({ amountOfMoney }) => amountOfMoney),
    }),
    cashMode: t.field({
      type: CashMode,
      description: 'Whether the cash is written by hand or follows trades and events.',
      resolve: whole(({ cashMode }) => cashMode ?? 'byHand'),
    }),
    cashBalances: t.field({
      type: [CashBalance],
      description: 'What the account holds of each currency where its cash follows trades and events.',
      resolve: whole(({ cashBalances }) => cashBalances ?? []),
    }),
    version: t.int({
      description:
        'Version to send with a write, which is refused if it has changed since; 0 when the server has no versions.',
      resolve: whole(({ version = 0 }) => version),
    }),
    incompleteEventCount: t.int({
      description: 'Number of `incompleteEvents`.',
      resolve: whole(({ incompleteEventCount = 0 }) => incompleteEventCount),
    }),
    beyondPlan: t.field({ ...beyondPlanField, resolve: whole(({ beyondPlan = null }) => beyondPlan) }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When the portfolio was created.',
      resolve: whole(({ creationDate }) => creationDate),
    }),
    stocks: t.field({
      type: [PortfolioStock],
      description: 'Stocks of the portfolio.',
      resolve: whole(({ stocks }) => stocks),
    }),
    statistics: t.field({
      type: PortfolioStatistics,
      description: 'Values and gains.',
      resolve: whole(({ statistics, amountOfMoney: cash }) => ({ statistics, cash })),
    }),
    valueOverTime: t.field({
      type: ValueOverTime,
      nullable: true,
      description: 'Value day by day; null when the server does not report it.',
      args: { days: t.arg.int({ ...within({ unit: 'days', ...DAYS }), defaultValue: 365 }) },
      resolve: ({ id }, { days }, { operation }) => loadValueOverTime(operation, id, days),
    }),
    recentReturns: t.field({
      type: RecentReturns,
      nullable: true,
      description:
        'Return over the last 90 days in the currency of the portfolio; null when the server does not measure it.',
      resolve: ({ id }, _arguments, { operation }) => loadRecentReturns(operation, id),
    }),
  }),
})

builder.objectFields(Viewer, (t) => ({
  portfolios: t.field({
    type: [Portfolio],
    nullable: true,
    directives: semanticNonNull,
    description: 'Portfolios of the person.',
    async resolve(session, _arguments, { operation }, info): Promise<OwnPortfolio[]> {
      const isByName = [...selectedFields(info)].every((name) => NAMES.has(name))
      const overview = isByName ? await loadOverview(operation, { part: 'portfolios' }) : null
      return overview?.data.portfolios ?? (await loadHoldings(operation, session)).portfolios
    },
  }),
  portfolio: t.field({
    type: Portfolio,
    nullable: true,
    description: 'One portfolio; null when it is not theirs.',
    args: {
      portfolioId: t.arg.string({
        required: true,
        description: 'Id of the portfolio in page addresses: /portfolio/{portfolioId}.',
      }),
    },
    resolve: (_session, { portfolioId }, { operation }) => portfolioLoader(operation).load(portfolioId),
  }),
  valueOverTime: t.field({
    type: ValueOverTime,
    nullable: true,
    description:
      'Value of all portfolios day by day in the preferred currency; null when the server does not report it.',
    args: { days: t.arg.int({ ...within({ unit: 'days', ...DAYS }), defaultValue: 365 }) },
    resolve: (_session, { days }, { operation }) => loadValueOverTime(operation, null, days),
  }),
}))

/** Resolver of a field that needs the whole portfolio; loads it if only the overview is known. */
function whole<Value>(pick: (portfolio: WirePortfolio) => Value) {
  return (portfolio: OwnPortfolio, _arguments: object, { operation }: Context): Value | Promise<Value> => {
    if ('stocks' in portfolio) return pick(portfolio)
    return portfolioLoader(operation)
      .load(portfolio.id)
      .then((read) => {
        if (!read) throw new Refusal('resource_missing')
        return pick(read)
      })
  }
}
