import { z } from 'zod'
import * as apiTokenCalls from './accounts/apiTokenCalls.ts'
import * as humanCheckCalls from './accounts/humanCheckCalls.ts'
import * as userSchemas from './accounts/userSchemas.ts'
import * as planSchemas from './billing/planSchemas.ts'
import * as importCalls from './imports/importCalls.ts'
import * as stockSchemas from './market/stockSchemas.ts'
import * as noticeSchemas from './notifications/noticeSchemas.ts'
import * as bookEventCalls from './portfolios/bookEventCalls.ts'
import * as costBaseCalls from './portfolios/costBaseCalls.ts'
import * as portfolioCalls from './portfolios/portfolioCalls.ts'
import * as portfolioSchemas from './portfolios/portfolioSchemas.ts'
import * as siteSchemas from './site/siteSchemas.ts'
import * as watchListCalls from './watchlists/watchListCalls.ts'
import * as watchListSchemas from './watchlists/watchListSchemas.ts'
import { catalogue } from './catalogue.ts'
import { errorParams } from './kernel/envelope.ts'
import { errorCodes } from './kernel/errorCodes.ts'
import { currency, empty, language } from './kernel/scalars.ts'

const refusedError = z.object({
  errorCode: z
    .enum(errorCodes)
    .describe('What went wrong. Codes may be added: treat one that you do not know as "unknown".'),
  errorMsg: z.string().optional().describe('For developers; not meant to be shown.'),
  params: errorParams.optional().describe('Figures for a sentence, such as the maximum that was reached.'),
})

const failure = z.object({ success: z.literal(false), errors: z.array(refusedError).min(1) })

const NAMES: Readonly<Record<string, string>> = {
  aiContextualInfo: 'Analysis',
  aiDataKey: 'AnalysisKind',
  loginAnswer: 'SignedIn',
  lotRead: 'Lot',
  paymentMethodsInfo: 'PaymentMethods',
  scoreDetailsInfo: 'ScoreDetails',
  usageEnvelope: 'UsageOfPlan',
  userFeedback: 'Feedback',
  userRegistrationInfo: 'RegisteredUser',
  userSubscriptionInfo: 'Subscription',
}

const SHARED: Readonly<Record<string, z.ZodType>> = {
  ...schemasOf(apiTokenCalls),
  ...schemasOf(humanCheckCalls),
  ...schemasOf(userSchemas),
  ...schemasOf(planSchemas),
  ...schemasOf(importCalls),
  ...schemasOf(stockSchemas),
  ...schemasOf(noticeSchemas),
  ...schemasOf(bookEventCalls),
  ...schemasOf(costBaseCalls),
  ...schemasOf(portfolioCalls),
  ...schemasOf(portfolioSchemas),
  ...schemasOf(siteSchemas),
  ...schemasOf(watchListCalls),
  ...schemasOf(watchListSchemas),
  Currency: currency,
  Empty: empty,
  Error: refusedError,
  Failure: failure,
  Language: language,
}

function schemasOf(file: object): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(file).flatMap(([name, value]) =>
      value instanceof z.ZodType ? [[NAMES[name] ?? capitalized(name), value]] : [],
    ),
  )
}

type Direction = 'input' | 'output'
type JsonSchema = Record<string, unknown>

/** Registries of named schemas; a schema shared by several calls has the name of the first. */
const REGISTRIES = { input: registryOf('input'), output: registryOf('output') }

const addressOf = (name: string) => `#/components/schemas/${name}`

/** Shared schemas are written as outputs; a test checks that they are identical as inputs. */
export function schemaComponents(): Record<string, JsonSchema> {
  const schemas = { ...writtenSchemas('input'), ...writtenSchemas('output') }
  return Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1)))
}

export function writtenSchemas(direction: Direction): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(REGISTRIES[direction], {
    io: direction,
    uri: addressOf,
    // Allows unknown fields, so that additions do not break validating clients.
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

/** Throws if the schema has no name. */
export function referenceTo(schema: z.ZodType, direction: Direction): { $ref: string } {
  const named = REGISTRIES[direction].get(schema)
  if (!named) throw new Error('Schema of a call not named in SHARED')
  return { $ref: addressOf(named.id) }
}

function nameOf(callName: string, direction: Direction): string {
  return `${capitalized(callName)}${direction === 'input' ? 'Request' : 'Answer'}`
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
