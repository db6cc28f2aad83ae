import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import { graphql } from 'relay-runtime'
import { badgeLevelOf, scoreText } from '@palier/domain/watchlists/score'
import { badgeSymbolOf } from '@palier/domain/market/ticker'
import type { NoticeLine_notice$key } from '../../__generated__/NoticeLine_notice.graphql.ts'
import { ScoreBadge } from '../../ui/figures/ScoreBadge.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { useFormatters } from '../../kit/language/useFormatters.ts'
import type { StockOrigin } from '../../kit/navigation/origin.ts'
import { pathTo } from '../../kit/navigation/paths.ts'
import { useMarkNoticesRead } from './useMarkNoticesRead.ts'
import styles from './NoticesPanel.module.css'

interface NoticeLineProps {
  readonly notice: NoticeLine_notice$key
  readonly onLeave: () => void
}

/** One crossing: which stock passed which price. Opening it marks it read and shows the stock. */
export function NoticeLine({ notice: key, onLeave }: NoticeLineProps) {
  const { formatMessage } = useIntl()
  const formatters = useFormatters()
  const markRead = useMarkNoticesRead()
  const notice = useFragment(
    graphql`
      fragment NoticeLine_notice on Notice {
        id
        createdAt
        isRead
        stockId
        symbol
        companyName
        currency
        listId
        listName
        listKind
        threshold
        thresholdPrice
        score
      }
    `,
    key,
  )
  const { id, createdAt, isRead, stockId, symbol, companyName, listId, listName, listKind, threshold, score } = notice
  const level = formatMessage({ id: `score.level.${badgeLevelOf(score)}` })
  const values = {
    symbol: <strong title={companyName}>{badgeSymbolOf(symbol)}</strong>,
    price: formatters.money(notice.thresholdPrice, notice.currency),
    strong: (text: ReactNode) => <span className={styles['price']}>{text}</span>,
  }
  return (
    <li className={styles['notice']} data-unread={!isRead || undefined}>
      <ScoreBadge score={score} label={formatMessage({ id: 'score.label' }, { score: scoreText(score), level })} />
      <div className={styles['words']}>
        <Link
          className={styles['link']}
          to={pathTo('Stock', { id: stockId })}
          state={{ originListId: listId } satisfies StockOrigin}
          onClick={() => {
            if (!isRead) void markRead([id])
            onLeave()
          }}
        >
          {!isRead && <VisuallyHidden>{formatMessage({ id: 'notices.new' })} </VisuallyHidden>}
          <FormattedMessage
            id={listKind === 'SELL' ? `notices.sell.${threshold}` : `notices.buy.${threshold}`}
            values={values}
          />
        </Link>
        <p className={styles['place']}>{`${listName}, ${formatters.time(new Date(createdAt))}`}</p>
      </div>
      {!isRead && <span className={styles['dot']} aria-hidden="true" />}
    </li>
  )
}
