import { type DocumentNode, type ExecutionResult, getOperationAST, GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Log } from '@palier/service/log'
import type { Context } from '../../operation/context.ts'
import { mayExplore } from '../request/callerKinds.ts'
import { chargeDocument, chargeOperation, NAME_OF_OTHERS } from './operationBudget.ts'
import { parseBounded, withinLimits } from './queryLimits.ts'
import type { PersistedOperations } from './persistedOperations.ts'
import { publicErrorOf, publicValidationErrors } from './publicErrors.ts'

/** Refuses operations that are not persisted, unless the caller may explore the schema. */
export function ownOperationsOnly(): Plugin<object, Context> {
  return {
    async onParams({ params, context }) {
      if (!params.query || (await mayExplore(context.operation))) return
      const extensions = { code: 'PERSISTED_QUERY_ONLY', http: { status: 400 } }
      throw new GraphQLError('Only persisted operations are accepted: send their id.', { extensions })
    },
  }
}

/** Applies limits to documents that are not persisted. */
export function documentLimits(): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn(parseBounded)
    },
    onValidate({ addValidationRule }) {
      addValidationRule(withinLimits)
      return ({ valid, result, setResult }) => {
        // Validation results are GraphQL errors.
        if (!valid) setResult(publicValidationErrors(result as GraphQLError[]))
      }
    },
  }
}

/** CSRF protection: a foreign page can send the cookie, but not this header. */
export function mutationsFromOwnPages(): Plugin<Context> {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const operation = getOperationAST(args.document, args.operationName)
      const { caller } = args.contextValue.operation
      if (operation?.operation !== 'mutation' || !caller.isByCookie || caller.hasCsrfHeader) return
      const extensions = { code: 'CSRF_HEADER_MISSING', http: { status: 403 } }
      setResultAndStopExecution({
        errors: [new GraphQLError('Mutations need the header x-graphql-yoga-csrf.', { extensions })],
      })
    },
  }
}

/** Charges documents and unknown ids before they are processed. */
export function documentUse(persisted: PersistedOperations): Plugin<object, Context> {
  return {
    async onParams({ params, context }) {
      const { id } = params as { id?: unknown }
      if (!params.query && typeof id === 'string' && persisted.find(id)) return
      const refusal = await chargeDocument(context.operation, params.query)
      if (refusal) throw refusal
    },
  }
}

/**
 * Before execution: charges the cost of an operation to the caller, counts it and checks its
 * variables.
 */
export function operationUse(persisted: PersistedOperations): Plugin<Context> {
  return {
    async onExecute({ args, setResultAndStopExecution }) {
      const refusal = await chargeOperation(args, persisted)
      if (refusal) setResultAndStopExecution({ errors: [refusal] })
    },
    async onSubscribe({ args, setResultAndStopExecution }) {
      const refusal = await chargeOperation(args, persisted)
      if (refusal) setResultAndStopExecution({ errors: [refusal] })
    },
  }
}

/** Replaces errors by their public form in the caller's language, also in subscription events. */
export function localizeErrors(log: Log): Plugin<Context> {
  function localizerOf({ operation }: Context) {
    const { language } = operation.caller
    return ({ result, setResult }: { result: unknown; setResult: (result: ExecutionResult) => void }) => {
      if (!hasErrors(result)) return
      setResult({ ...result, errors: result.errors.map((error) => publicErrorOf(error, log, language)) })
    }
  }

  return {
    onExecute: ({ args }) => ({ onExecuteDone: localizerOf(args.contextValue) }),
    onSubscribe: ({ args }) => ({
      onSubscribeResult(answer) {
        const localize = localizerOf(args.contextValue)
        localize(answer)
        return { onNext: localize }
      },
      onSubscribeError: ({ error, setError }) =>
        setError(publicErrorOf(error, log, args.contextValue.operation.caller.language)),
    }),
  }
}

function hasErrors(result: unknown): result is ExecutionResult & { errors: readonly GraphQLError[] } {
  return typeof result === 'object' && result !== null && 'errors' in result && Array.isArray(result.errors)
}

/** Logs one line per operation: name, duration, cost. */
export function operationLog(persisted: PersistedOperations): Plugin<Context> {
  const beganAt = new WeakMap<object, number>()
  const log = (args: { document: DocumentNode; operationName?: unknown; contextValue: Context }, failures: number) => {
    const { services, caller, upstreamCalls } = args.contextValue.operation
    const milliseconds = Math.round(performance.now() - (beganAt.get(args) ?? performance.now()))
    const asked = typeof args.operationName === 'string' ? args.operationName : null
    const operationName = getOperationAST(args.document, asked)?.name?.value ?? null
    services.log.info(
      { requestId: caller.requestId, operationName, milliseconds, upstreamCalls, failures },
      'operation',
    )
    const name = persisted.holds(args.document) ? operationName : null
    const outcome = failures === 0 ? 'done' : 'failed'
    services.metrics.onOperation(name ?? NAME_OF_OTHERS, outcome, milliseconds)
    const id = persisted.idOf(args.document)
    const attributes = { 'palier.outcome': outcome, 'palier.upstream_calls': upstreamCalls, 'palier.errors': failures }
    services.tracing.note({ ...attributes, ...(id && { 'graphql.document.id': id }) }, name ?? NAME_OF_OTHERS)
  }

  return {
    onSubscribe: ({ args }) => log(args, 0),
    onExecute({ args }) {
      beganAt.set(args, performance.now())
      return {
        onExecuteDone({ result }) {
          log(args, 'errors' in result ? (result.errors?.length ?? 0) : 0)
        },
      }
    },
  }
}
