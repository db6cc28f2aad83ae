import { type ExecutionResult, getOperationAST, OperationTypeNode } from 'graphql'
import { processRegularResult } from 'graphql-yoga'
import type { Operation } from '../../operation/context.ts'
import { schema } from '../../graph/schema.ts'
import type { GraphqlServer } from './graphqlServer.ts'
import type { PersistedOperations } from './persistedOperations.ts'

/** An answer that is not yet written. */
export type PlainAnswer = { status: number; headers: ReadonlyMap<string, string>; text: string }

/** Answers a persisted query or mutation; null for everything else, which is for Yoga. */
export type AnswerKnown = (body: Buffer, operation: Operation) => Promise<PlainAnswer | null>

type Asked = { id: string; variables: Record<string, unknown> | undefined }

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
    const { execute, contextFactory } = graphql.getEnveloped({ operation, params: {} })
    const contextValue = await contextFactory()
    const result: ExecutionResult = await execute({
      schema,
      document,
      contextValue,
      variableValues: asked.variables,
      operationName: undefined,
    })
    const { status, headers, text } = processRegularResult(
      result,
      { Response: WrittenAnswer } as unknown as Parameters<typeof processRegularResult>[1],
      'application/json',
    ) as unknown as WrittenAnswer
    return { status, headers, text }
  }
}

/** What Yoga makes of a result, without a response around it. */
class WrittenAnswer {
  readonly text: string
  readonly status: number
  readonly headers: ReadonlyMap<string, string>

  constructor(text: string, { status, headers }: { status: number; headers: Record<string, string> }) {
    this.text = text
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
