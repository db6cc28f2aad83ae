import { Suspense, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useQueryLoader } from 'react-relay/hooks'
import NewsListQueryParameters from '../../../__generated__/NewsListQuery$parameters.ts'
import type { NewsListQuery } from '../../../__generated__/NewsListQuery.graphql.ts'
import { NEWS_COUNTS } from './useNewsCount.ts'
import { Section } from '../../../ui/layout/Section.tsx'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { Stack } from '../../../ui/layout/boxes.ts'
import { FailureBoundary } from '../../../kit/failure/FailureBoundary.tsx'
import { PanelFailure } from '../../../kit/failure/PanelFailure.tsx'
import { NewsList } from './NewsList.tsx'

const SKELETONS = 3
/** The widest window shows that many; another one shows fewer of the same. */
const first = NEWS_COUNTS.xl

/** The news of a stock, loaded after the page. */
export function NewsPanel({ stockId }: { stockId: string }) {
  const { formatMessage } = useIntl()
  const [reference, load] = useQueryLoader<NewsListQuery>(NewsListQueryParameters)
  useEffect(() => load({ stockId, first }), [load, stockId])

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
    <FailureBoundary
      resetKey={reference}
      fallback={() => (
        <Section title={title}>
          <PanelFailure
            title={formatMessage({ id: 'stock.news.failed' })}
            text={formatMessage({ id: 'failure.panelText' })}
            onRetry={() => load({ stockId, first }, { fetchPolicy: 'network-only' })}
          />
        </Section>
      )}
    >
      <Suspense fallback={waiting}>{reference ? <NewsList reference={reference} /> : waiting}</Suspense>
    </FailureBoundary>
  )
}
