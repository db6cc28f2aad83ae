import { type ExecutionArgs, getOperationAST, GraphQLError, OperationTypeNode } from 'graphql'
import type { Context } from '../../operation/context.ts'
import { nameOfCode } from '../../graph/kernel/refusalCode.ts'
import { TooManyOperations } from '../../limits/operationBudgets.ts'
import { budgetOf, certainUserIdOf } from '../request/callerKinds.ts'
import { costOf } from '../../limits/operationCost.ts'
import type { PersistedOperations } from './persistedOperations.ts'

/** Stands for all operation names chosen by clients. */
export const NAME_OF_OTHERS = 'unpersisted'

// Persisted operations are bounded, and many people may share one address: they cost a tenth.
const LOOKS_A_POINT = 10

type Executed = Pick<ExecutionArgs, 'schema' | 'document'> & {
  operationName?: unknown
  variableValues?: unknown
  contextValue: Context
}

/** Charges the cost of an operation to the caller and counts it. Throws TooManyOperations. */
export async function spendAndCount(args: Executed, persisted: PersistedOperations): Promise<void> {
  const { schema, document, contextValue } = args
  const { operation } = contextValue
  const asked = typeof args.operationName === 'string' ? args.operationName : null
  const isOwn = persisted.holds(document)
  const known = getOperationAST(document, asked)
  const cost = costOf(schema, document, asked, variablesOf(args))
  const isLook = isOwn && known?.operation !== OperationTypeNode.MUTATION
  await operation.services.budgets.spend(budgetOf(operation), isLook ? Math.ceil(cost / LOOKS_A_POINT) : cost)
  const ownName = isOwn ? known?.name?.value : undefined
  operation.services.usage.note(ownName ?? NAME_OF_OTHERS, certainUserIdOf(operation))
}

/** The budget error with its retry time; null when the work succeeded. */
export async function refusalOfBudget(work: () => Promise<void>): Promise<GraphQLError | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof TooManyOperations) return tooManyOperations(error)
    throw error
  }
}

function tooManyOperations({ message, code, retryAfterSeconds }: TooManyOperations): GraphQLError {
  const http = { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } }
  return new GraphQLError(message, { extensions: { code: nameOfCode(code), retryAfterSeconds, http } })
}

function variablesOf({ variableValues }: Executed): Record<string, unknown> {
  return typeof variableValues === 'object' && variableValues !== null ? { ...variableValues } : {}
}
