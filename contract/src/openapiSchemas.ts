import { z } from 'zod'
import { apiToken } from './accounts/apiTokenCalls.ts'
import { costBaseEvent, costBaseReport, costBaseSecurity } from './portfolios/costBaseCalls.ts'
import { humanAction } from './accounts/humanCheckCalls.ts'
import { columnMeaning, importAnswers, importPreview, importRow, importVerdict } from './imports/importCalls.ts'
import { entryToAdd, entryToChange } from './watchlists/watchListCalls.ts'
import { lotToAdd } from './portfolios/portfolioCalls.ts'
import { catalogue } from './catalogue.ts'
import { errorParams } from './kernel/envelope.ts'
import { errorCodes } from './kernel/errorCodes.ts'
import { crossedThreshold, notice, personEvent } from './notifications/noticeSchemas.ts'
import {
  aiDataKey,
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
  accountKind,
  lotRead,
  objectiveKind,
  objectiveProgression,
  portfolio,
  portfolioStatistics,
  portfolioStock,
  stockObjective,
  stockPosition,
  transaction,
  userDataPackage,
} from './portfolios/portfolioSchemas.ts'
import { currency, empty, language } from './kernel/scalars.ts'
import { publicMainInfos, synchronizationItem, synchronizationStatus, usageStatistic } from './site/siteSchemas.ts'
import {
  aiContextualInfo,
  basicFundamentals,
  chartInterval,
  dayStockEvolution,
  newsItem,
  pointInTime,
  scoreDetailsInfo,
  searchResult,
  stock,
  stockCompleteInfo,
  tag,
} from './market/stockSchemas.ts'
import {
  invitation,
  loginAnswer,
  roles,
  scoreBasis,
  userFeedback,
  userPreference,
  userRegistrationInfo,
} from './accounts/userSchemas.ts'
import { listType, watchList, watchListEntry } from './watchlists/watchListSchemas.ts'

/** One error of an answer that failed. */
const refusedError = z.object({
  errorCode: z
    .enum(errorCodes)
    .describe('What went wrong. Codes may be added: treat one that you do not know as "unknown".'),
  errorMsg: z.string().optional().describe('For developers; not meant to be shown.'),
  params: errorParams.optional().describe('Figures for a sentence, such as the maximum that was reached.'),
})

/** The envelope of an answer that failed. */
const failure = z.object({ success: z.literal(false), errors: z.array(refusedError).min(1) })

/** Schemas shared by several calls, by name. */
const SHARED: Readonly<Record<string, z.ZodType>> = {
  AccountKind: accountKind,
  Analysis: aiContextualInfo,
  AnalysisKind: aiDataKey,
  ApiToken: apiToken,
  BasicFundamentals: basicFundamentals,
  ChartInterval: chartInterval,
  ColumnMeaning: columnMeaning,
  CostBaseEvent: costBaseEvent,
  CostBaseReport: costBaseReport,
  CostBaseSecurity: costBaseSecurity,
  CrossedThreshold: crossedThreshold,
  Currency: currency,
  DayStockEvolution: dayStockEvolution,
  Empty: empty,
  EntryToAdd: entryToAdd,
  EntryToChange: entryToChange,
  Error: refusedError,
  Failure: failure,
  Feedback: userFeedback,
  HumanAction: humanAction,
  ImportAnswers: importAnswers,
  ImportPreview: importPreview,
  ImportRow: importRow,
  ImportVerdict: importVerdict,
  Invitation: invitation,
  Invoice: invoice,
  Language: language,
  ListType: listType,
  Lot: lotRead,
  LotToAdd: lotToAdd,
  NewsItem: newsItem,
  Notice: notice,
  ObjectiveKind: objectiveKind,
  ObjectiveProgression: objectiveProgression,
  PaymentMethod: paymentMethod,
  PaymentMethods: paymentMethodsInfo,
  PersonEvent: personEvent,
  Plan: plan,
  PlanLimit: planLimit,
  PointInTime: pointInTime,
  Portfolio: portfolio,
  PortfolioStatistics: portfolioStatistics,
  PortfolioStock: portfolioStock,
  PublicMainInfos: publicMainInfos,
  RegisteredUser: userRegistrationInfo,
  Roles: roles,
  ScoreBasis: scoreBasis,
  ScoreDetails: scoreDetailsInfo,
  SearchResult: searchResult,
  SignedIn: loginAnswer,
  Stock: stock,
  StockCompleteInfo: stockCompleteInfo,
  StockObjective: stockObjective,
  StockPosition: stockPosition,
  Subscription: userSubscriptionInfo,
  SynchronizationItem: synchronizationItem,
  SynchronizationStatus: synchronizationStatus,
  Tag: tag,
  Transaction: transaction,
  Usage: usage,
  UsageOfPlan: usageEnvelope,
  UsageStatistic: usageStatistic,
  UserDataPackage: userDataPackage,
  UserPreference: userPreference,
  WatchList: watchList,
  WatchListEntry: watchListEntry,
}

type Direction = 'input' | 'output'
type JsonSchema = Record<string, unknown>

/** Registries of named schemas; one shared by several calls has the name of the first. */
const REGISTRIES = { input: registryOf('input'), output: registryOf('output') }

const addressOf = (name: string) => `#/components/schemas/${name}`

/**
 * Component schemas: requests, answers and shared ones. Shared ones are written as answered; a test checks that they
 * are the same as sent.
 */
export function schemaComponents(): Record<string, JsonSchema> {
  const schemas = { ...writtenSchemas('input'), ...writtenSchemas('output') }
  return Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** The shared schemas with those of all requests (`input`) or of all answers (`output`). */
export function writtenSchemas(direction: Direction): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(REGISTRIES[direction], {
    io: direction,
    uri: addressOf,
    // Allows unknown fields, so that additions do not break clients that validate.
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema as JsonSchema]),
  )
}

function registryOf(direction: Direction) {
  const registry = z.registry<{ id: string }>()
  for (const [name, schema] of Object.entries(SHARED)) registry.add(schema, { id: name })
  for (const [name, call] of Object.entries(catalogue)) {
    const schema = call[direction]
    if (!registry.has(schema)) registry.add(schema, { id: nameOf(name, direction) })
  }
  return registry
}

/** Reference to a named schema. Throws when it has no name. */
export function referenceTo(schema: z.ZodType, direction: Direction): { $ref: string } {
  const named = REGISTRIES[direction].get(schema)
  if (!named) throw new Error('A schema that a call refers to needs a name in SHARED.')
  return { $ref: addressOf(named.id) }
}

function nameOf(callName: string, direction: Direction): string {
  return `${callName.charAt(0).toUpperCase()}${callName.slice(1)}${direction === 'input' ? 'Request' : 'Answer'}`
}
