import { useCallback, useEffect, useRef } from 'react'
import {
  createOperationDescriptor,
  fetchQuery,
  getRequest,
  type Disposable,
  type GraphQLTaggedNode,
  type OperationType,
} from 'relay-runtime'
import { useRelayEnvironment } from './hooks.ts'

/** Returns a function that runs a query, and retains its last result while the component is mounted. */
export function useRetainedFetch<Query extends OperationType>(
  query: GraphQLTaggedNode,
): (variables: Query['variables']) => Promise<Query['response'] | undefined> {
  const environment = useRelayEnvironment()
  const retained = useRef<Disposable | null>(null)
  useEffect(() => () => retained.current?.dispose(), [])
  return useCallback(
    (variables) => {
      retained.current?.dispose()
      retained.current = environment.retain(createOperationDescriptor(getRequest(query), variables))
      return fetchQuery<Query>(environment, query, variables).toPromise()
    },
    [environment, query],
  )
}
