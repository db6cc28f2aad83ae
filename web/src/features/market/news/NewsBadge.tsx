import { useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { NewsBadge_item$key } from '../../../__generated__/NewsBadge_item.graphql.ts'
import { useNow } from '../../../device/clock.ts'
import { ChangeText } from '../../../ui/figures/ChangeText.tsx'
import { Tag } from '../../../ui/layout/Tag.ts'
import { usePriceAge } from '../../../kit/prices/usePriceAge.ts'
import { toneDirection, toneOf } from './tone.ts'
import styles from './News.module.css'

/** A piece of news in two lines: what, by whom, when, and in which tone. */
export function NewsBadge({ item: itemKey, onOpen }: { item: NewsBadge_item$key; onOpen: () => void }) {
  const { formatMessage } = useIntl()
  const ageOf = usePriceAge()
  const now = useNow()
  const { title, publishedAt, source, sentiment, isSample } = useFragment(
    graphql`
      fragment NewsBadge_item on NewsItem {
        title
        publishedAt
        source
        sentiment
        isSample
      }
    `,
    itemKey,
  )
  const age = ageOf(publishedAt, now)
  return (
    <li className={styles['item']}>
      <div className={styles['words']}>
        <p className={styles['title']}>
          <button className={styles['open']} type="button" aria-haspopup="dialog" onClick={onOpen}>
            {title}
          </button>
        </p>
        <p className={styles['facts']}>
          <span>{source == null ? age : `${source}, ${age}`}</span>
          {isSample && <Tag tone="quiet">{formatMessage({ id: 'stock.sample' })}</Tag>}
        </p>
      </div>
      {sentiment != null && <Tone sentiment={sentiment} />}
    </li>
  )
}

/** The tone of a text, by shape, colour and label. */
export function Tone({ sentiment }: { sentiment: number }) {
  const { formatMessage } = useIntl()
  const tone = toneOf(sentiment)
  const label = formatMessage({ id: `stock.tone.${tone}` })
  return (
    <span className={styles['tone']}>
      <ChangeText direction={toneDirection(tone)} text={label} screenReaderText={label} />
    </span>
  )
}
