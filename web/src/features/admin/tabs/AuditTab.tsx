import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery, type PreloadedQuery } from '../../../kit/relay/hooks.ts'
import { usePaginationFragment } from '../../../kit/relay/pagination.ts'
import AuditTabQueryParameters from '../../../__generated__/AuditTabQuery$parameters.ts'
import type { AuditTabPageQuery } from '../../../__generated__/AuditTabPageQuery.graphql.ts'
import type { AuditTabQuery } from '../../../__generated__/AuditTabQuery.graphql.ts'
import type { AuditTab_viewer$key } from '../../../__generated__/AuditTab_viewer.graphql.ts'
import { AdminPanel } from '../common/AdminPanel.tsx'
import { AdminTable } from '../common/AdminTable.tsx'
import { Unread } from '../common/Unread.tsx'
import { useInstant } from '../common/useInstant.ts'
import { useSettled } from '../common/useSettled.ts'

const PAGE = 50

export function AuditTab() {
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  return (
    <AdminPanel<AuditTabQuery> request={AuditTabQueryParameters} variables={{ search: search || null }}>
      {(reference) => <LoadedAudit reference={reference} search={{ text: typed, onChange: setTyped }} />}
    </AdminPanel>
  )
}

interface SearchProps {
  readonly search: { readonly text: string; readonly onChange: (text: string) => void }
}

function LoadedAudit({ reference, search }: SearchProps & { reference: PreloadedQuery<AuditTabQuery> }) {
  const { viewer } = usePreloadedQuery<AuditTabQuery>(
    graphql`
      query AuditTabQuery($search: String) @preloadable {
        viewer {
          ...AuditTab_viewer @arguments(search: $search)
        }
      }
    `,
    reference,
  )
  return viewer ? <Audit viewer={viewer} search={search} /> : <Unread what="audit log" />
}

function Audit({ viewer, search }: SearchProps & { viewer: AuditTab_viewer$key }) {
  const { formatMessage } = useIntl()
  const instant = useInstant()
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<AuditTabPageQuery, AuditTab_viewer$key>(
    graphql`
      fragment AuditTab_viewer on Viewer
      @refetchable(queryName: "AuditTabPageQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        search: { type: "String" }
      ) {
        admin {
          auditLog(first: $count, after: $cursor, search: $search) @connection(key: "AuditTab_auditLog") {
            totalCount
            edges {
              node {
                id
                at
                actorName
                actorEmail
                action
                target
              }
            }
          }
        }
      }
    `,
    viewer,
  )
  const entries = data.admin?.auditLog
  if (!entries) return <Unread what="audit log" />
  const label = (id: 'date' | 'actor' | 'action' | 'target') => formatMessage({ id: `administration.column.${id}` })
  return (
    <AdminTable
      search={search}
      searchHint={formatMessage({ id: 'administration.search.audit' })}
      label={formatMessage({ id: 'administration.tab.audit' })}
      columns={[
        { key: 'date', label: label('date'), cell: ({ at }) => instant(at) },
        {
          key: 'actor',
          label: label('actor'),
          cell: (entry) => <span title={entry.actorEmail}>{entry.actorName}</span>,
        },
        {
          key: 'action',
          label: label('action'),
          cell: ({ action }) => formatMessage({ id: `administration.action.${action}` }),
        },
        { key: 'target', label: label('target'), isAddress: true, cell: ({ target }) => target },
      ]}
      rows={entries.edges.map(({ node }) => node)}
      keyOf={({ id }) => id}
      totalCount={entries.totalCount ?? null}
      next={hasNext ? { isLoading: isLoadingNext, load: () => loadNext(PAGE) } : null}
    />
  )
}
