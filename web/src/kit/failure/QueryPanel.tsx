import { useEffect } from 'react'
import { useQueryLoader } from '../relay/hooks.ts'
import type { FetchPolicy, OperationType, PreloadableConcreteRequest } from 'relay-runtime'
import { LoadedPanel, type LoadedPanelProps } from './LoadedPanel.tsx'

interface QueryPanelProps<Query extends OperationType> extends Omit<LoadedPanelProps<Query>, 'reference' | 'onRetry'> {
  readonly request: PreloadableConcreteRequest<Query>
  readonly variables: Query['variables']
  readonly fetchPolicy?: FetchPolicy
}

export function QueryPanel<Query extends OperationType>(props: QueryPanelProps<Query>) {
  const { request, variables, fetchPolicy = 'store-and-network', ...panel } = props
  const [reference, load] = useQueryLoader<Query>(request)
  const wanted = JSON.stringify(variables)
  useEffect(() => {
    load(JSON.parse(wanted) as Query['variables'], { fetchPolicy })
  }, [load, wanted, fetchPolicy])
  return (
    <LoadedPanel {...panel} reference={reference} onRetry={() => load(variables, { fetchPolicy: 'network-only' })} />
  )
}
