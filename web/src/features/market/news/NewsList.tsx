import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from '../../../kit/relay/hooks.ts'
import type { NewsList_stock$key } from '../../../__generated__/NewsList_stock.graphql.ts'
import type { NewsListQuery } from '../../../__generated__/NewsListQuery.graphql.ts'
import { Section } from '../../../ui/layout/Section.tsx'
import { Tag } from '../../../ui/layout/Tag.ts'
import { Text } from '../../../ui/text/Text.ts'
import { StaleText } from '../../../kit/failure/StaleText.tsx'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { NewsBadge } from './NewsBadge.tsx'
import { useNewsCount } from './useNewsCount.ts'

const NewsDialog = lazyWithMessages([], async () => (await import('./NewsDialog.tsx')).NewsDialog)

export function NewsList({ reference }: { reference: PreloadedQuery<NewsListQuery> }) {
  const { formatMessage } = useIntl()
  const count = useNewsCount()
  const [openId, setOpenId] = useState<string | null>(null)
  const { viewer } = usePreloadedQuery<NewsListQuery>(
    graphql`
      query NewsListQuery($stockId: String!, $first: Int!) @preloadable {
        viewer {
          stock(stockId: $stockId) {
            ...NewsList_stock @arguments(first: $first)
          }
        }
      }
    `,
    reference,
  )
  const stock = useFragment<NewsList_stock$key>(
    graphql`
      fragment NewsList_stock on Stock @throwOnFieldError @argumentDefinitions(first: { type: "Int!" }) {
        newsStaleSince
        news(first: $first) {
          id
          isSample
          ...NewsBadge_item
          ...NewsDialog_item
        }
      }
    `,
    viewer?.stock,
  )
  const news = stock?.news.slice(0, count) ?? []
  const open = news.find(({ id }) => id === openId)
  const title = formatMessage({ id: 'stock.news' })
  if (news.length === 0) {
    return (
      <Section title={title}>
        <Text color="fg.muted">{formatMessage({ id: 'stock.news.none' })}</Text>
      </Section>
    )
  }
  const areSamples = news.every(({ isSample }) => isSample)
  return (
    <Section title={title} aside={areSamples && <Tag tone="quiet">{formatMessage({ id: 'stock.sample' })}</Tag>}>
      <StaleText since={stock?.newsStaleSince} />
      <ul>
        {news.map((item) => (
          <NewsBadge key={item.id} item={item} isSampleTold={areSamples} onOpen={() => setOpenId(item.id)} />
        ))}
      </ul>
      {open && (
        <Suspense>
          <NewsDialog item={open} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
    </Section>
  )
}
