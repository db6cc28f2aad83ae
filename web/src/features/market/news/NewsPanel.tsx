import { useIntl } from 'react-intl'
import NewsListQueryParameters from '../../../__generated__/NewsListQuery$parameters.ts'
import type { NewsListQuery } from '../../../__generated__/NewsListQuery.graphql.ts'
import { NEWS_COUNTS } from './useNewsCount.ts'
import { Section } from '../../../ui/layout/Section.tsx'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { Stack } from '../../../ui/layout/boxes.ts'
import { QueryPanel } from '../../../kit/failure/QueryPanel.tsx'
import { NewsList } from './NewsList.tsx'

const SKELETONS = 3
/** Loads the number for the widest window; narrower ones show fewer. */
const first = NEWS_COUNTS.xl

export function NewsPanel({ stockId }: { stockId: string }) {
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: 'stock.news' })
  const waiting = (
    <Section title={title}>
      <Stack gap="4">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <Skeleton key={index} width="100%" height="2.5rem" />
        ))}
      </Stack>
    </Section>
  )
  return (
    <QueryPanel<NewsListQuery>
      request={NewsListQueryParameters}
      variables={{ stockId, first }}
      fetchPolicy="store-or-network"
      failed={formatMessage({ id: 'stock.news.failed' })}
      waiting={waiting}
      around={(failure) => <Section title={title}>{failure}</Section>}
    >
      {(reference) => <NewsList reference={reference} />}
    </QueryPanel>
  )
}
