import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery, type PreloadedQuery } from '../../../kit/relay/hooks.ts'
import { usePaginationFragment } from '../../../kit/relay/pagination.ts'
import CommentsTabQueryParameters from '../../../__generated__/CommentsTabQuery$parameters.ts'
import type { FeedbackSort, CommentsTabPageQuery } from '../../../__generated__/CommentsTabPageQuery.graphql.ts'
import type { CommentsTabQuery } from '../../../__generated__/CommentsTabQuery.graphql.ts'
import type { CommentsTab_viewer$key } from '../../../__generated__/CommentsTab_viewer.graphql.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { AdminPanel } from '../common/AdminPanel.tsx'
import { AdminTable } from '../common/AdminTable.tsx'
import { Unread } from '../common/Unread.tsx'
import { useInstant } from '../common/useInstant.ts'
import { useTableQuery } from '../common/useTableQuery.ts'

const PAGE = 50

export function CommentsTab() {
  return (
    <AdminPanel<CommentsTabQuery> request={CommentsTabQueryParameters} variables={{}}>
      {(reference) => <LoadedComments reference={reference} />}
    </AdminPanel>
  )
}

function LoadedComments({ reference }: { reference: PreloadedQuery<CommentsTabQuery> }) {
  const { viewer } = usePreloadedQuery<CommentsTabQuery>(
    graphql`
      query CommentsTabQuery @preloadable {
        viewer {
          ...CommentsTab_viewer
        }
      }
    `,
    reference,
  )
  return viewer ? <Comments viewer={viewer} /> : <Unread what="comments" />
}

function Comments({ viewer }: { viewer: CommentsTab_viewer$key }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const instant = useInstant()
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    CommentsTabPageQuery,
    CommentsTab_viewer$key
  >(
    graphql`
      fragment CommentsTab_viewer on Viewer
      @refetchable(queryName: "CommentsTabPageQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        search: { type: "String" }
        sort: { type: "FeedbackSort", defaultValue: DATE }
        direction: { type: "SortDirection", defaultValue: DESCENDING }
      ) {
        admin {
          feedbacks(first: $count, after: $cursor, search: $search, sort: $sort, direction: $direction)
            @connection(key: "CommentsTab_feedbacks") {
            totalCount
            edges {
              node {
                id
                authorName
                authorEmail
                date
                rating
                comment
              }
            }
          }
        }
      }
    `,
    viewer,
  )
  const table = useTableQuery<FeedbackSort>({ by: 'DATE', isDescending: true }, (variables) => {
    refetch(variables, { fetchPolicy: 'store-and-network' })
  })
  const feedbacks = data.admin?.feedbacks
  if (!feedbacks) return <Unread what="comments" />
  const label = (id: 'name' | 'email' | 'date' | 'rating' | 'comment') =>
    formatMessage({ id: `administration.column.${id}` })
  return (
    <AdminTable
      {...table}
      searchHint={formatMessage({ id: 'administration.search.comments' })}
      label={formatMessage({ id: 'administration.tab.comments' })}
      columns={[
        { key: 'name', label: label('name'), cell: ({ authorName }) => authorName },
        { key: 'email', label: label('email'), isAddress: true, cell: ({ authorEmail }) => authorEmail },
        { key: 'date', label: label('date'), sort: 'DATE', cell: ({ date }) => instant(date) },
        {
          key: 'rating',
          label: label('rating'),
          sort: 'RATING',
          isNumber: true,
          cell: ({ rating }) => `${format.count(rating)} / 5`,
        },
        { key: 'comment', label: label('comment'), isLong: true, cell: ({ comment }) => comment },
      ]}
      rows={feedbacks.edges.map(({ node }) => node)}
      keyOf={({ id }) => id}
      totalCount={feedbacks.totalCount ?? null}
      next={hasNext ? { isLoading: isLoadingNext, load: () => loadNext(PAGE) } : null}
    />
  )
}
