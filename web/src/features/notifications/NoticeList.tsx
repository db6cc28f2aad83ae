import { useIntl } from 'react-intl'
import { graphql } from '../../kit/relay/hooks.ts'
import { usePaginationFragment } from '../../kit/relay/pagination.ts'
import type { NoticeList_viewer$key } from '../../__generated__/NoticeList_viewer.graphql.ts'
import type { NoticeListPaginationQuery } from '../../__generated__/NoticeListPaginationQuery.graphql.ts'
import { useNow } from '../../device/clock.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Text } from '../../ui/text/Text.ts'
import { Heading } from '../../ui/text/Heading.ts'
import { Flex } from '../../ui/layout/boxes.ts'
import { useFormatters } from '../../kit/language/useFormatters.ts'
import { byDay } from './byDay.ts'
import { NoticeLine } from './NoticeLine.tsx'
import { SplitNoticeLine } from './SplitNoticeLine.tsx'

const PAGE = 20

export function NoticeList({ viewer, onLeave }: { viewer: NoticeList_viewer$key; onLeave: () => void }) {
  const { formatMessage } = useIntl()
  const formatters = useFormatters()
  const now = useNow()
  /* eslint-disable relay/unused-fields -- byDay reads them */
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    NoticeListPaginationQuery,
    NoticeList_viewer$key
  >(
    graphql`
      fragment NoticeList_viewer on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "NoticeListPaginationQuery") {
        notices(first: $count, after: $cursor) @connection(key: "NoticeList_notices") {
          edges {
            node {
              id
              createdAt
              split {
                date
              }
              ...SplitNoticeLine_notice
              ...NoticeLine_notice
            }
          }
        }
      }
    `,
    viewer,
  )
  const notices = (data.notices?.edges ?? []).map(({ node }) => node)
  if (notices.length === 0)
    return (
      <Text py="6" px="4" color="fg.muted">
        {formatMessage({ id: 'notices.empty' })}
      </Text>
    )

  const days = byDay(notices, now)
  const nameOf = (day: string) => {
    if (day === 'today' || day === 'yesterday') return formatMessage({ id: `notices.${day}` })
    return formatters.date(new Date(`${day}T12:00`))
  }
  return (
    <>
      {[...days].map(([day, those]) => (
        <section key={day} aria-labelledby={`notices-${day}`}>
          <Heading as="h3" id={`notices-${day}`} textStyle="note" fontWeight="semibold" pt="3" px="4" pb="0.375rem">
            {nameOf(day)}
          </Heading>
          <ul>
            {those.map((notice) =>
              notice.split ? (
                <SplitNoticeLine key={notice.id} notice={notice} onLeave={onLeave} />
              ) : (
                <NoticeLine key={notice.id} notice={notice} onLeave={onLeave} />
              ),
            )}
          </ul>
        </section>
      ))}
      {hasNext && (
        <Flex justify="center" p="3">
          <Button size="small" isBusy={isLoadingNext} onClick={() => loadNext(PAGE)}>
            {formatMessage({ id: 'notices.more' })}
          </Button>
        </Flex>
      )}
    </>
  )
}
