import { type ExecutionResult, getOperationAST, OperationTypeNode } from 'graphql'
import { processRegularResult } from 'graphql-yoga'
import type { Context, Operation } from '../../operation/context.ts'
import type { WrittenAnswer } from '../../operation/keptAnswers.ts'
import { schema } from '../../graph/schema.ts'
import type { GraphqlServer } from './graphqlServer.ts'
import type { PersistedOperations } from './persistedOperations.ts'

/** Answers a persisted query or mutation; null for everything else, which is for Yoga. */
export type AnswerKnown = (body: Buffer, operation: Operation) => Promise<WrittenAnswer | null>

type Asked = { id: string; variables: Record<string, unknown> | undefined }

/** Stands for a result that was not made, because the answer is there already. */
const NOT_MADE: ExecutionResult = { data: null }

/**
 * Persisted queries and mutations without Yoga's requests and responses, which cost more than most operations. They were
 * parsed and checked at start, and pass the same plugins as all others: limits, log, metrics, masking.
 */
export function createKnownOperations(graphql: GraphqlServer, persisted: PersistedOperations): AnswerKnown {
  return async (body, operation) => {
    const asked = askedIn(body)
    const document = asked && persisted.find(asked.id)
    const kind = document && getOperationAST(document)?.operation
    if (!asked || !document || !kind || kind === OperationTypeNode.SUBSCRIPTION) return null
    const { sources, services } = operation
    const { keptAnswers } = services
    const question = { ...asked, operation }
    let kept: WrittenAnswer | null = null

    async function reuse(execute: () => Promise<unknown>): Promise<unknown> {
      kept = await keptAnswers.find(question)
      if (kept) return NOT_MADE
      sources.begin()
      return execute()
    }

    const isQuery = kind === OperationTypeNode.QUERY
    const context: Context & { params: object } = { operation, params: {}, ...(isQuery && { reuse }) }
    const { execute, contextFactory } = graphql.getEnveloped(context)
    const contextValue = await contextFactory()
    const result: ExecutionResult = await execute({
      schema,
      document,
      contextValue,
      variableValues: asked.variables,
      operationName: undefined,
    })
    if (kept && result === NOT_MADE) return kept
    const answer = writtenAnswer(result)
    if (isQuery && !result.errors && operation.cookies.length === 0) keptAnswers.keep(question, answer)
    return answer
  }
}

function writtenAnswer(result: ExecutionResult): WrittenAnswer {
  return processRegularResult(
    result,
    { Response: Written } as unknown as Parameters<typeof processRegularResult>[1],
    'application/json',
  ) as unknown as Written
}

/** What Yoga makes of a result, without a response around it. */
class Written implements WrittenAnswer {
  readonly body: Buffer
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  compressed: Buffer | null = null

  constructor(text: string, { status, headers }: { status: number; headers: Record<string, string> }) {
    this.body = Buffer.from(text)
    this.status = status
    this.headers = new Map(Object.entries(headers))
  }
}

/** Null for anything but an id and variables. */
function askedIn(body: Buffer): Asked | null {
  const params = parseOrNull(body)
  if (typeof params !== 'object' || params === null || !('id' in params) || typeof params.id !== 'string') return null
  const { id, ...others } = params
  const variables = 'variables' in others ? others.variables : undefined
  const isOnlyId = Object.keys(others).every((name) => name === 'variables')
  if (!isOnlyId || !(variables === undefined || isRecord(variables))) return null
  return { id, variables }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parseOrNull(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}
