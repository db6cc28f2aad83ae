import type { Access, Call } from './kernel/call.ts'
import { catalogue } from './catalogue.ts'
import { type ErrorCode, statusOf } from './kernel/errorCodes.ts'
import { HEADERS } from './kernel/headers.ts'
import { referenceTo, schemaComponents } from './openapiSchemas.ts'

const TITLE = 'Palier'
const DESCRIPTION = `The REST service that owns the data of Palier: buy and sell lists whose stocks carry four price levels, portfolios, prices, plans and administration.

Every answer is one envelope: \`success\` with \`data\`, and sometimes \`additionalData\`; or \`success: false\` with \`errors\`, each with a code. The status follows from the code of the first. A write may carry an idempotency key: the same key with the same body is answered as it was the first time, for 24 hours, with \`isReplayed\` and the header \`idempotency-replayed: true\`.

Calls under \`/api/Extensions\` and optional fields may be missing where another server speaks this contract.`

const TAGS: Readonly<Record<string, string>> = {
  Account: 'The account of the caller',
  accountActivation: 'Confirming an e-mail address',
  ApiTokens: 'Tokens for scripts',
  Audit: 'What administrators have done',
  authentication: 'Signing in and out, registering, passwords',
  Authentication: 'Sessions and the work of guests',
  Basics: 'What the server says of itself; the public plans',
  devops: 'Administration: synchronization, statistics, tests',
  Events: 'What happens, for services that push it to pages',
  Feedbacks: 'Ratings by people',
  Fundamental: 'Fundamental figures of stocks',
  HumanCheck: 'Challenges that a person can meet and a robot cannot',
  Infos: 'Exchange rates and what is open to the public',
  Invitation: 'Invitations',
  manage: 'Administration: registered people',
  Notices: 'Notices of prices that were crossed',
  Portfolio: 'Portfolios, lots, objectives, imports',
  Sandbox: 'The embedded payment sandbox',
  Showcase: 'The demonstration list of the welcome page',
  StockEvolution: 'Prices over time',
  Stocks: 'Stocks: prices, search, news, analysis',
  Subscription: 'Plans, payments, invoices',
  termsAndConditions: 'The terms of use',
  ThirdPartyAuth: 'Signing in with another identity',
  Usage: 'How often each operation is used',
  UserBuyStockList: 'Buy lists and their entries',
  UserDataPackage: 'Everything a dashboard needs in one call',
  UserPortfolioStockList: 'Other lists and their entries',
  UserPreference: 'Preferences and cards of the caller',
  UserSellStockList: 'Sell lists and their entries',
}

const SECURITY: Readonly<Record<Access, readonly Record<string, readonly string[]>[]>> = {
  open: [],
  user: [{ bearer: [] }],
  userOrService: [{ bearer: [] }, { serviceKey: [] }],
  service: [{ serviceKey: [] }],
  admin: [{ bearer: [] }],
}

/** Refusals of a call: the common ones of its access, and its own. */
function errorsOfCall({ access, write, errors }: Call): ErrorCode[] {
  const common: ErrorCode[] = ['operationsLimitReached', 'InternalServerError', 'PreproductionKeyRequired']
  if (access !== 'open') common.push('notAuthenticated')
  if (access === 'admin') common.push('notAdmin')
  if (write) common.push('IdempotencyKeyReused')
  if (access === 'user' || access === 'userOrService') common.push('MissingScope')
  return [...new Set([...common, ...errors])]
}

/** First part of the path except `Extensions`. */
function tagOf({ path }: Call): string {
  const [, , area = 'api', sub = 'api'] = path.split('/')
  return area === 'Extensions' ? sub : area
}

export function openApiDocument(version: string) {
  const calls = Object.entries(catalogue)
  const tags = [...new Set(calls.map(([, call]) => tagOf(call)))].sort()
  const paths: Record<string, unknown> = {}
  for (const [name, call] of calls) {
    for (const path of [call.path, ...call.aliases]) {
      const operationId = path === call.path ? name : `${name}Unversioned`
      paths[path] = { [call.method.toLowerCase()]: operation(operationId, call) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: TITLE, version, description: DESCRIPTION, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [
      {
        url: '{origin}',
        description: 'Where the REST service listens. It is not open to the public unless its operator says so.',
        variables: { origin: { default: 'http://localhost:4001' } },
      },
    ],
    tags: tags.map((name) => ({ name, description: TAGS[name] ?? name })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a session, or one for scripts (palier_…).',
        },
        serviceKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'SERVICE_KEY, which the services of one site share.',
        },
      },
      parameters: {
        Language: {
          name: HEADERS.language,
          in: 'header',
          description: 'The language of what is answered in words: fr where it is absent.',
          schema: { $ref: '#/components/schemas/Language' },
        },
        PreproductionKey: {
          name: HEADERS.preproductionKey,
          in: 'header',
          description: 'The key of a site that is not open yet.',
          schema: { type: 'string', maxLength: 500 },
        },
        IdempotencyKey: {
          name: HEADERS.idempotencyKey,
          in: 'header',
          description:
            'The same key with the same body is answered as the first time; with another body it is refused.',
          schema: { type: 'string', minLength: 1, maxLength: 255 },
        },
      },
      responses: refusalComponents(),
      schemas: schemaComponents(),
    },
  }
}

function operation(operationId: string, call: Call) {
  return {
    operationId,
    summary: call.summary,
    tags: [tagOf(call)],
    security: call.knowsCaller ? [{}, { bearer: [] }] : SECURITY[call.access],
    ...(call.extension && { 'x-extension': true }),
    parameters: [
      { $ref: '#/components/parameters/Language' },
      { $ref: '#/components/parameters/PreproductionKey' },
      ...(call.write ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(call.method === 'POST' && { requestBody: requestBody(call) }),
    responses: {
      200: { description: 'Success', content: { 'application/json': { schema: answerOf(call) } } },
      ...refusalsOf(call),
    },
  }
}

function requestBody({ multipart, input }: Call) {
  const schema = referenceTo(input, 'input')
  if (!multipart) return { required: true, content: { 'application/json': { schema } } }
  const encoding = { portfolioInfo: { contentType: 'application/json' }, csvFile: { contentType: 'text/csv' } }
  return { required: true, content: { 'multipart/form-data': { schema, encoding } } }
}

/** Refusals of a call by status; a single one refers to a component. */
function refusalsOf(call: Call) {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of errorsOfCall(call)) byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code])
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      codes.length === 1 ? { $ref: `#/components/responses/${codes.join()}` } : refusal(codes),
    ]),
  )
}

function refusal(codes: readonly ErrorCode[]) {
  return {
    description: codes.join(', '),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  }
}

/** Components for refusals that are the only one of their status in some call. */
function refusalComponents() {
  const alone = Object.values(catalogue).flatMap((call) => {
    const codes = errorsOfCall(call)
    return codes.filter((code) => codes.filter((other) => statusOf(other) === statusOf(code)).length === 1)
  })
  return Object.fromEntries([...new Set(alone)].sort().map((code) => [code, refusal([code])]))
}

function answerOf({ output, additional }: Call) {
  return {
    type: 'object',
    required: ['success', 'data'],
    properties: {
      success: { const: true },
      data: referenceTo(output, 'output'),
      ...(additional && { additionalData: referenceTo(additional, 'output') }),
    },
  }
}
