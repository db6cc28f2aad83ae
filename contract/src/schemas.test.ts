import { expect, test } from 'vitest'
import type { z } from 'zod'
import {
  invoice,
  paymentMethod,
  paymentMethodsInfo,
  plan,
  planLimit,
  usage,
  usageEnvelope,
  userSubscriptionInfo,
} from './billing/planSchemas.ts'
import {
  lotRead,
  objectiveKind,
  objectiveProgression,
  portfolio,
  portfolioStatistics,
  portfolioStock,
  stockObjective,
  transaction,
  userDataPackage,
} from './portfolios/portfolioSchemas.ts'
import { publicMainInfos, synchronizationItem, synchronizationStatus, usageStatistic } from './site/siteSchemas.ts'
import {
  aiContextualInfo,
  basicFundamentals,
  chartInterval,
  dayStockEvolution,
  newsItem,
  scoreDetailsInfo,
  searchResult,
  stock,
  stockCompleteInfo,
  tag,
} from './market/stockSchemas.ts'
import { invitation, loginAnswer, userFeedback, userPreference, userRegistrationInfo } from './accounts/userSchemas.ts'
import { updateLot } from './portfolios/portfolioCalls.ts'
import { eitherSpelling, watchList, watchListEntry, watchListEntryInput } from './watchlists/watchListSchemas.ts'

const keysOf = (schema: z.ZodObject) => Object.keys(schema.shape)
const words = (text: string) => text.trim().split(/\s+/)

// The wire keeps its own spelling, mistakes included: a corrected name would not be understood at the other end.
const SPELLINGS: [string, z.ZodObject, string][] = [
  [
    'DATA-02 a stock',
    stock,
    'stockId symbol symbolSuffix companyName lastPrice lastPriceDateTime isPriceIntraDay currency exchange plateformCustomExchange tags change changePercent marketCap dayStockEvolution dividendInfo companyInfo score scoreDetailsInfo t200 t400 t600 t800',
  ],
  ['DATA-02 the day of a stock', dayStockEvolution, 'previousClose dayOpen dayLow dayHigh stockEvolutionPITList'],
  ['DATA-02 score details', scoreDetailsInfo, 'score subScoreDetails'],
  [
    'DATA-03 a complete stock',
    stockCompleteInfo,
    'stockId companyName symbol exchange currency lastPrice marketCap tags changeInfo dayStockEvolution mainFundamentals companyInfo dividendInfo',
  ],
  ['DATA-04 basic fundamentals', basicFundamentals, 'general highlights technicals tags'],
  ['DATA-05 a search result', searchResult, 'ticker name exchange previousClose country'],
  ['DATA-06 a tag', tag, 'name value'],
  ['DATA-07 a chart interval', chartInterval, 'key quantity unit'],
  ['DATA-08 a news item', newsItem, 'title content date link sentiment symbols'],
  [
    'DATA-09 an analysis',
    aiContextualInfo,
    'sentiments partnerships questionsBeforeInvesting similarCompanies additionalData',
  ],
  ['DATA-10 a watch list', watchList, 'id name description type currency entries'],
  [
    'DATA-11 an entry',
    watchListEntry,
    'id listId stockId symbol companyName score absoluteScore highScore t200 t400 t600 t800 isPriceIntraDay marketRegularPrice marketCap oneYearLow oneYearHigh change changePercent currency plateformCustomExchange scoreDetailsInfo',
  ],
  ['DATA-11 an entry as it is sent', watchListEntryInput, 'stockId symbol T200 T400 T600 T800'],
  [
    'DATA-12 a portfolio',
    portfolio,
    'id name userId description currency amountOfMoney creationDate stocks statistics',
  ],
  [
    'DATA-12 its statistics',
    portfolioStatistics,
    'totalRemainingStockValue totalRemainingStockValueAndMoney dayChange dayPercentChange totalProfitIncludingUnrealized percentageOfProfitIncludingUnrealized totalMaterializedGrossValueIncludingUnrealizedAndMoney',
  ],
  [
    'DATA-13 a portfolio stock',
    portfolioStock,
    'portfolioId stockId note addedDate companyName symbol currency lots stockDateTimeSnapshot statistics',
  ],
  [
    'DATA-14 a lot as it is written',
    updateLot.input,
    'portfolioId stockId lotId transactionDate stockQty averageCostByShare note transactionType',
  ],
  [
    'DATA-14 a lot as it is read',
    lotRead,
    'lotId quantity averageTransactionPrice dateOfTransaction note portfolioStockTransationType standardizedTotalGain standardizedTotalGainPourcentage',
  ],
  [
    'DATA-15 a transaction',
    transaction,
    'date stockId stockName stockSymbol transactionType shareCount averageShareCost totalTransactionCost postTransactionStockMarketValue postTransactionStockShareCount',
  ],
  ['DATA-16 an objective', stockObjective, 'stockId primaryObjective primaryObjectiveValue stockObjectiveDetails'],
  [
    'DATA-16 its progress',
    objectiveProgression,
    'stockId type target value percentageOfProgression actualPercentage actualShareCount',
  ],
  [
    'DATA-17 the data package',
    userDataPackage,
    'portfolios transactions stockObjectives objectiveProgressions userMergedStockPositions portfolioSummary',
  ],
  ['DATA-18 DATA-19 the answer to a sign-in', loginAnswer, 'user tokenInfo subscriptionInfo lastAcceptedTermsVersion'],
  ['DATA-20 preferences', userPreference, 'preferredLanguage preferredCurrency scoreCalculation'],
  [
    'DATA-21 subscription info',
    userSubscriptionInfo,
    'status planName planDefinition isFreePlan usage defaultPaymentMethod currentCycleInfo terminationInfo plannedChangeOfPlan defaultOfPayment',
  ],
  [
    'DATA-22 a plan',
    plan,
    'planName price reccurringInterval paymentSystemPriceId currency limit displayOrder isAiPlan aiDataActiveKeys',
  ],
  [
    'DATA-22 its limits',
    planLimit,
    'combinedListCount buyListCount sellListCount combinedListCombinedEntriesCount portfolioListCount combinedPortfolioStockCount stockContext',
  ],
  [
    'DATA-23 usage',
    usage,
    'buyListCount sellListCount combinedListCount combinedListCombinedEntriesCount buyListCombineEntriesCount sellListCombineEntriesCount portfolioCount portfolioCombineEntrieCount',
  ],
  ['DATA-01 what travels beside lists and portfolios', usageEnvelope, 'subscriptionInfo'],
  ['DATA-24 a card', paymentMethod, 'id brand last4 expYear expMonth'],
  ['DATA-24 the cards', paymentMethodsInfo, 'defaultPaymentMethodId paymentMethods'],
  [
    'DATA-25 an invoice',
    invoice,
    'number startDate endDate emailTo subtotal total items taxes promo planName renewalDate',
  ],
  ['DATA-26 an invitation', invitation, 'firstname lastname email plan status invitedBy lastUpdateDate motivation'],
  ['DATA-27 feedback', userFeedback, 'id author date rating comment'],
  [
    'DATA-28 a registered person',
    userRegistrationInfo,
    'firstname lastname email language utcDateTime planName firstAuthentificationMethod lastAcceptedTermsVersion',
  ],
  ['DATA-29 a statistic', usageStatistic, 'statisticName totalCount uniqueUserCount'],
  ['DATA-30 a synchronization', synchronizationItem, 'synchronizationDateTime'],
  ['DATA-30 its status', synchronizationStatus, 'lastExecutionDateTime nextExecutionDateTime'],
  ['DATA-31 the public infos', publicMainInfos, 'currencyExchangeRates invitationRequired'],
]

test.each(SPELLINGS)('%s has these keys, and whatever else it has may be missing', (_title, schema, keys) => {
  const named = words(keys)
  expect(named.filter((key) => !keysOf(schema).includes(key))).toEqual([])
  const added = Object.entries(schema.shape).filter(([key]) => !named.includes(key))
  expect(added.filter(([, shape]) => !(shape as z.ZodType).safeParse(undefined).success)).toEqual([])
})

test('thresholds are read in either spelling, the capital one first [DATA-02]', () => {
  const levels = { t200: 1, T200: 2, t400: 4, T600: 6, t800: 8 }
  expect(eitherSpelling(watchListEntryInput).parse({ stockId: 'a', ...levels })).toEqual({
    stockId: 'a',
    T200: 2,
    T400: 4,
    T600: 6,
    T800: 8,
  })
})

test('a transaction without a type is a purchase [DATA-15]', () => {
  expect(transaction.shape.transactionType.parse(undefined)).toBe('buy')
})

test('there are four kinds of objective [DATA-16] [OBJ-01]', () => {
  expect(objectiveKind.options).toHaveLength(4)
})

test('the first day of year 1 is an instant like any other on the wire [SUBS-30] [CONST-30]', () => {
  expect(
    userSubscriptionInfo.shape.plannedChangeOfPlan.safeParse({ planName: null, date: '0001-01-01T00:00:00' }).success,
  ).toBe(true)
  expect(userSubscriptionInfo.shape.plannedChangeOfPlan.safeParse({ planName: null, date: 'tomorrow' }).success).toBe(
    false,
  )
})
