import { ExternalLink as LinkIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { NewsDialog_item$key } from '../../../__generated__/NewsDialog_item.graphql.ts'
import { Tag } from '../../../ui/layout/Tag.ts'
import { ContentDialog } from '../../../ui/dialogs/ContentDialog.tsx'
import { ExternalLink } from '../../../ui/buttons/ExternalLink.tsx'
import { SafeHtml } from '../../../ui/status/SafeHtml.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { Tone } from './NewsBadge.tsx'
import styles from './News.module.css'

/** A piece of news as a whole, with its tone, the stocks it is about, and the way to where it was published. */
export function NewsDialog({ item: itemKey, onClose }: { item: NewsDialog_item$key; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { date, time } = useFormatters()
  const { title, contentHtml, publishedAt, url, source, sentiment, symbols, isSample } = useFragment(
    graphql`
      fragment NewsDialog_item on NewsItem {
        title
        contentHtml
        publishedAt
        url
        source
        sentiment
        symbols
        isSample
      }
    `,
    itemKey,
  )
  const at = new Date(publishedAt)
  const published = `${date(at)}, ${time(at)}`
  return (
    <ContentDialog title={title} closeLabel={formatMessage({ id: 'alerts.close' })} size="edit" onClose={onClose}>
      <p className={styles['facts']}>
        <span>{source == null ? published : `${source}, ${published}`}</span>
        {sentiment != null && <Tone sentiment={sentiment} />}
        {isSample && <Tag tone="quiet">{formatMessage({ id: 'stock.sample' })}</Tag>}
      </p>
      {isSample && <p className={styles['sample']}>{formatMessage({ id: 'stock.news.sample' })}</p>}
      <div className={styles['content']}>
        <SafeHtml html={contentHtml} />
      </div>
      {symbols.length > 0 && (
        <p className={styles['symbols']}>
          <span>{formatMessage({ id: 'stock.news.symbols' })}</span>
          {symbols.map((symbol) => (
            <Tag key={symbol}>{symbol}</Tag>
          ))}
        </p>
      )}
      {url != null && (
        <ExternalLink className={styles['link']} href={url}>
          <LinkIcon aria-hidden="true" />
          {formatMessage({ id: 'stock.news.read' })}
        </ExternalLink>
      )}
    </ContentDialog>
  )
}
