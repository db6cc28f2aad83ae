import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery, type PreloadedQuery } from '../../../kit/relay/hooks.ts'
import { usePaginationFragment } from '../../../kit/relay/pagination.ts'
import UsersTabQueryParameters from '../../../__generated__/UsersTabQuery$parameters.ts'
import type { RegisteredUserSort, UsersTabPageQuery } from '../../../__generated__/UsersTabPageQuery.graphql.ts'
import type { UsersTabQuery } from '../../../__generated__/UsersTabQuery.graphql.ts'
import type { UsersTab_viewer$data, UsersTab_viewer$key } from '../../../__generated__/UsersTab_viewer.graphql.ts'
import { usePlanNames } from '../../billing/plans/planName.ts'
import { AdminPanel } from '../common/AdminPanel.tsx'
import { AdminTable, type AdminColumn } from '../common/AdminTable.tsx'
import { BanButton } from './BanButton.tsx'
import { Unread } from '../common/Unread.tsx'
import { useInstant } from '../common/useInstant.ts'
import { useTableQuery } from '../common/useTableQuery.ts'

const PAGE = 50

export function UsersTab() {
  return (
    <AdminPanel<UsersTabQuery> request={UsersTabQueryParameters} variables={{}}>
      {(reference) => <LoadedUsers reference={reference} />}
    </AdminPanel>
  )
}

function LoadedUsers({ reference }: { reference: PreloadedQuery<UsersTabQuery> }) {
  const { viewer } = usePreloadedQuery<UsersTabQuery>(
    graphql`
      query UsersTabQuery @preloadable {
        viewer {
          ...UsersTab_viewer
        }
      }
    `,
    reference,
  )
  return viewer ? <Users viewer={viewer} /> : <Unread what="users" />
}

type User = NonNullable<NonNullable<UsersTab_viewer$data['admin']>['users']>['edges'][number]['node']

function Users({ viewer }: { viewer: UsersTab_viewer$key }) {
  const { formatMessage } = useIntl()
  const columns = useColumns()
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    UsersTabPageQuery,
    UsersTab_viewer$key
  >(
    graphql`
      fragment UsersTab_viewer on Viewer
      @refetchable(queryName: "UsersTabPageQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        search: { type: "String" }
        sort: { type: "RegisteredUserSort", defaultValue: REGISTERED }
        direction: { type: "SortDirection", defaultValue: DESCENDING }
      ) {
        admin {
          users(first: $count, after: $cursor, search: $search, sort: $sort, direction: $direction)
            @connection(key: "UsersTab_users") {
            totalCount
            edges {
              node {
                id
                firstName
                lastName
                email
                language
                registeredAt
                planName
                firstAuthenticationMethod
                acceptedTermsVersion
                isBanned
              }
            }
          }
        }
      }
    `,
    viewer,
  )
  const table = useTableQuery<RegisteredUserSort>({ by: 'REGISTERED', isDescending: true }, (variables) => {
    refetch(variables, { fetchPolicy: 'store-and-network' })
  })
  const users = data.admin?.users
  if (!users) return <Unread what="users" />
  return (
    <AdminTable
      {...table}
      searchHint={formatMessage({ id: 'administration.search.hint' })}
      label={formatMessage({ id: 'administration.tab.users' })}
      columns={columns}
      rows={users.edges.map(({ node }) => node)}
      keyOf={({ id }) => id}
      totalCount={users.totalCount ?? null}
      next={hasNext ? { isLoading: isLoadingNext, load: () => loadNext(PAGE) } : null}
    />
  )
}

function useColumns(): AdminColumn<User, RegisteredUserSort>[] {
  const { formatMessage } = useIntl()
  const { titleOf } = usePlanNames()
  const instant = useInstant()
  const label = (id: 'email' | 'firstName' | 'lastName' | 'language' | 'registered' | 'plan' | 'method' | 'terms') =>
    formatMessage({ id: `administration.column.${id}` })
  return [
    { key: 'email', label: label('email'), sort: 'EMAIL', isAddress: true, cell: ({ email }) => email },
    { key: 'firstName', label: label('firstName'), sort: 'FIRST_NAME', cell: ({ firstName }) => firstName },
    { key: 'lastName', label: label('lastName'), sort: 'LAST_NAME', cell: ({ lastName }) => lastName },
    { key: 'language', label: label('language'), cell: ({ language }) => language ?? '' },
    { key: 'registered', label: label('registered'), sort: 'REGISTERED', cell: (user) => instant(user.registeredAt) },
    { key: 'plan', label: label('plan'), sort: 'PLAN', cell: ({ planName }) => titleOf(planName) },
    {
      key: 'method',
      label: label('method'),
      cell: (user) =>
        formatMessage({ id: 'administration.method' }, { method: user.firstAuthenticationMethod ?? 'none' }),
    },
    {
      key: 'terms',
      label: label('terms'),
      isNumber: true,
      cell: ({ acceptedTermsVersion }) => acceptedTermsVersion ?? formatMessage({ id: 'administration.unknown' }),
    },
    {
      key: 'ban',
      label: formatMessage({ id: 'administration.column.access' }),
      cell: ({ id, email, isBanned }) => <BanButton id={id} email={email} isBanned={isBanned} />,
    },
  ]
}
