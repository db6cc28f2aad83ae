import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery, type PreloadedQuery } from '../../../kit/relay/hooks.ts'
import { usePaginationFragment } from '../../../kit/relay/pagination.ts'
import InvitationSectionQueryParameters from '../../../__generated__/InvitationSectionQuery$parameters.ts'
import type { InvitationSectionPageQuery } from '../../../__generated__/InvitationSectionPageQuery.graphql.ts'
import type { InvitationGroup, InvitationSectionQuery } from '../../../__generated__/InvitationSectionQuery.graphql.ts'
import type { InvitationSection_viewer$key } from '../../../__generated__/InvitationSection_viewer.graphql.ts'
import { Section } from '../../../ui/layout/Section.tsx'
import { AdminPanel } from '../common/AdminPanel.tsx'
import { AdminTable } from '../common/AdminTable.tsx'
import { readInvitation } from './invitationFacts.ts'
import { Unread } from '../common/Unread.tsx'
import { useInvitationColumns } from './useInvitationColumns.tsx'

const PAGE = 50

interface InvitationSectionProps {
  readonly group: InvitationGroup
  readonly search: string | null
  /** Plans to invite to. */
  readonly plans: readonly string[]
  /** Number of actions so far: each one reloads the data. */
  readonly acts: number
  readonly onActed: () => void
}

export function InvitationSection({ group, search, plans, acts, onActed }: InvitationSectionProps) {
  return (
    <AdminPanel<InvitationSectionQuery>
      key={acts}
      request={InvitationSectionQueryParameters}
      variables={{ group, search }}
    >
      {(reference) => <LoadedSection group={group} plans={plans} reference={reference} onActed={onActed} />}
    </AdminPanel>
  )
}

interface LoadedSectionProps {
  readonly group: InvitationGroup
  readonly plans: readonly string[]
  readonly reference: PreloadedQuery<InvitationSectionQuery>
  readonly onActed: () => void
}

function LoadedSection({ group, plans, reference, onActed }: LoadedSectionProps) {
  const { viewer } = usePreloadedQuery<InvitationSectionQuery>(
    graphql`
      query InvitationSectionQuery($group: InvitationGroup!, $search: String) @preloadable {
        viewer {
          ...InvitationSection_viewer @arguments(group: $group, search: $search)
        }
      }
    `,
    reference,
  )
  if (!viewer) return <Unread what="invitations" />
  return <Invitations group={group} plans={plans} viewer={viewer} onActed={onActed} />
}

interface InvitationsProps {
  readonly group: InvitationGroup
  readonly plans: readonly string[]
  readonly viewer: InvitationSection_viewer$key
  readonly onActed: () => void
}

function Invitations({ group, plans, viewer, onActed }: InvitationsProps) {
  const { formatMessage } = useIntl()
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    InvitationSectionPageQuery,
    InvitationSection_viewer$key
  >(
    graphql`
      fragment InvitationSection_viewer on Viewer
      @refetchable(queryName: "InvitationSectionPageQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        group: { type: "InvitationGroup!" }
        search: { type: "String" }
      ) {
        admin {
          invitations(first: $count, after: $cursor, group: $group, search: $search)
            @connection(key: "InvitationSection_invitations") {
            totalCount
            edges {
              node {
                ...invitationFacts_invitation
              }
            }
          }
        }
      }
    `,
    viewer,
  )
  const invitations = data.admin?.invitations
  const columns = useInvitationColumns({ group, plans, onActed })
  if (!invitations) return <Unread what="invitations" />
  const title = formatMessage({ id: `administration.group.${group}` })
  return (
    <Section title={title} aside={invitations.totalCount ?? undefined}>
      <AdminTable
        label={title}
        columns={columns}
        rows={invitations.edges.map(({ node }) => readInvitation(node))}
        keyOf={({ id }) => id}
        next={hasNext ? { isLoading: isLoadingNext, load: () => loadNext(PAGE) } : null}
      />
    </Section>
  )
}
