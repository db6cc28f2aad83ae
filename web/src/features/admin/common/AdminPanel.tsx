import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { PreloadedQuery } from '../../../kit/relay/hooks.ts'
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { QueryPanel } from '../../../kit/failure/QueryPanel.tsx'

interface AdminPanelProps<Query extends OperationType> {
  readonly request: PreloadableConcreteRequest<Query>
  readonly variables: Query['variables']
  readonly children: (reference: PreloadedQuery<Query>) => ReactNode
}

/** Always loads fresh data, since other administrators act concurrently. */
export function AdminPanel<Query extends OperationType>(props: AdminPanelProps<Query>) {
  const { formatMessage } = useIntl()
  const waiting = <Skeleton width="100%" height="20rem" />
  return <QueryPanel {...props} failed={formatMessage({ id: 'administration.failed' })} waiting={waiting} />
}
