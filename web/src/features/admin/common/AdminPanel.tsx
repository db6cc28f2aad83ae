import { Suspense, useEffect, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useQueryLoader, type PreloadedQuery } from 'react-relay/hooks'
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { FailureBoundary } from '../../../kit/failure/FailureBoundary.tsx'
import { PanelFailure } from '../../../kit/failure/PanelFailure.tsx'

interface AdminPanelProps<Query extends OperationType> {
  readonly request: PreloadableConcreteRequest<Query>
  readonly variables: Query['variables']
  readonly children: (reference: PreloadedQuery<Query>) => ReactNode
}

/** A part of the administration with what it reads: always the newest, since others act at the same time. */
export function AdminPanel<Query extends OperationType>({ request, variables, children }: AdminPanelProps<Query>) {
  const { formatMessage } = useIntl()
  const [reference, load] = useQueryLoader<Query>(request)
  const wanted = JSON.stringify(variables)
  useEffect(() => {
    load(JSON.parse(wanted) as Query['variables'], { fetchPolicy: 'store-and-network' })
  }, [load, wanted])
  const waiting = <Skeleton width="100%" height="20rem" />
  return (
    <FailureBoundary
      resetKey={reference}
      fallback={() => (
        <PanelFailure
          title={formatMessage({ id: 'administration.failed' })}
          text={formatMessage({ id: 'failure.panelText' })}
          onRetry={() => load(variables, { fetchPolicy: 'network-only' })}
        />
      )}
    >
      <Suspense fallback={waiting}>{reference ? children(reference) : waiting}</Suspense>
    </FailureBoundary>
  )
}
