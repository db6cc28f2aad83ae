import { type ExecutionArgs, getOperationAST, GraphQLError, OperationTypeNode } from 'graphql'
import type { Context, Operation } from '../../operation/context.ts'
import { nameOfCode } from '../../graph/kernel/refusalCode.ts'
import { TooManyOperations } from '../../limits/operationBudgets.ts'
import { budgetOf, certainUserIdOf } from '../request/callerKinds.ts'
import { costOf } from '../../limits/operationCost.ts'
import type { PersistedOperations } from './persistedOperations.ts'

/** Replaces all operation names chosen by clients. */
export const NAME_OF_OTHERS = 'unpersisted'

// Persisted operations are bounded, and many users may share one address, so they cost a tenth.
const LOOKS_A_POINT = 10

// Parsing and validation take time before the cost of an operation is known.
const CHARACTERS_A_POINT = 500

/** Longest string in variables. The longest valid one is a token of Google, with 8,000 characters. */
const LONGEST_STRING = 10_000

type Executed = Pick<ExecutionArgs, 'schema' | 'document'> & {
  operationName?: unknown
  variableValues?: unknown
  contextValue: Context
}

/** Charges the cost of an operation to the caller and counts it. Throws TooManyOperations. */
async function spendAndCount(args: Executed, persisted: PersistedOperations): Promise<void> {
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

/** Charges a document before it is parsed, even if it is refused later. Returns the budget error, or null. */
export function chargeDocument(operation: Operation, text = ''): Promise<GraphQLError | null> {
  const points = 1 + Math.ceil(text.length / CHARACTERS_A_POINT)
  return refusalOfBudget(() => operation.services.budgets.spend(budgetOf(operation), points))
}

/** Charges and counts an operation, then checks the length of its variables. Returns the error, or null. */
export async function chargeOperation(args: Executed, persisted: PersistedOperations): Promise<GraphQLError | null> {
  return (await refusalOfBudget(() => spendAndCount(args, persisted))) ?? refusalOfVariables(args)
}

/** The error for variables with a string or name that is longer than any valid one; null if there is none. */
function refusalOfVariables({ variableValues }: Executed): GraphQLError | null {
  // Without recursion: JSON may be nested deeper than the call stack.
  const left: unknown[] = [variableValues]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string' && value.length > LONGEST_STRING) return tooLongText()
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) left.push(name, inner)
  }
  return null
}

function tooLongText(): GraphQLError {
  const message = `A text in the variables is too long: at most ${LONGEST_STRING} characters.`
  return new GraphQLError(message, { extensions: { code: 'INVALID_INPUT' } })
}

/** The budget error with its retry time; null if the work succeeded. */
async function refusalOfBudget(work: () => Promise<void>): Promise<GraphQLError | null> {
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
