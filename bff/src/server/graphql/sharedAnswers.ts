import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Context } from '../../operation/context.ts'
import type { PersistedOperations } from './persistedOperations.ts'

/**
 * Root fields with the same result for every visitor. Excludes human checks, which are issued for
 * one form.
 */
const PUBLIC_FIELDS = new Set(['cheapestPlanWith', 'node', 'nodes', 'plans', 'showcase', 'site', 'viewer'])

/**
 * Reads the id of a persisted operation from the URL of a GET request. Yoga reads only its own
 * parameters.
 */
export function idInAddress(): Plugin {
  return {
    onParams({ request, params, setParams }) {
      const id = request.method === 'GET' ? new URL(request.url).searchParams.get('id') : null
      if (id !== null) setParams(Object.assign(params, { id }))
    },
  }
}

/** Marks operations with the same result for every visitor: persisted, without a session, complete. */
export function sharedAnswers(persisted: PersistedOperations): Plugin<Context> {
  return {
    onExecute: ({ args: { document, contextValue } }) => ({
      onExecuteDone({ result }) {
        const { operation } = contextValue
        const isComplete = !(Symbol.asyncIterator in result) && result.errors === undefined
        operation.isForEveryVisitor =
          isComplete && operation.session === null && persisted.holds(document) && readsPublicFields(document)
      },
    }),
  }
}

function readsPublicFields({ definitions }: DocumentNode): boolean {
  const fragments = new Map(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  )
  const isPublic = ({ selections }: SelectionSetNode): boolean =>
    selections.every((selection) => {
      if (selection.kind === Kind.FIELD) return PUBLIC_FIELDS.has(selection.name.value)
      if (selection.kind === Kind.INLINE_FRAGMENT) return isPublic(selection.selectionSet)
      const fragment = fragments.get(selection.name.value)
      return fragment !== undefined && isPublic(fragment.selectionSet)
    })
  return definitions.every((one) => one.kind !== Kind.OPERATION_DEFINITION || isPublic(one.selectionSet))
}
