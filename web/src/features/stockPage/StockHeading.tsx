import { ArrowLeft, X } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import { graphql } from 'relay-runtime'
import { exchangeNameOf } from '@palier/domain/market/exchange'
import type { StockHeading_stock$key } from '../../__generated__/StockHeading_stock.graphql.ts'
import { useIsMobile } from '../../device/media.ts'
import { ScoreBadge } from '../../ui/figures/ScoreBadge.tsx'
import { pathTo } from '../../kit/navigation/paths.ts'
import type { Tag } from '../market/stock/tagSearch.ts'
import { TagChip } from '../market/stock/TagChip.tsx'
import { useEntryLabels } from '../watchlists/model/useEntryLabels.ts'
import type { WatchedEntry } from '../watchlists/model/watchedEntry.ts'
import { StockLogo } from '../market/stock/StockLogo.tsx'
import { StockPrice } from '../market/stock/StockPrice.tsx'
import type { OwnList } from './useChosenList.ts'
import styles from './StockHeading.module.css'

interface StockHeadingProps {
  readonly stock: StockHeading_stock$key
  /** The list that the page was opened from. */
  readonly origin: OwnList | null
  readonly entry: WatchedEntry | null
  readonly isSimulated: boolean
  readonly onTag: (tag: Tag) => void
}

/** Which stock this is and what it costs now. On a phone its first line is the bar of the page. */
export function StockHeading({ stock: stockKey, origin, entry, isSimulated, onTag }: StockHeadingProps) {
  const { formatMessage } = useIntl()
  const labels = useEntryLabels()
  const isMobile = useIsMobile()
  const stock = useFragment(
    graphql`
      fragment StockHeading_stock on Stock {
        symbol
        companyName
        exchange
        currency
        tags {
          name
          value
        }
        details {
          logoUrl
        }
        ...StockPrice_stock
      }
    `,
    stockKey,
  )
  const { symbol, companyName, currency, tags, details } = stock
  const exchange = exchangeNameOf(stock.exchange) ?? formatMessage({ id: 'stock.exchange.unknown' })
  const wayBack = origin ? pathTo('List', { id: origin.listId }) : pathTo('Home')
  const backName = origin?.name ?? formatMessage({ id: 'shell.dashboard' })
  const badge = entry && <ScoreBadge score={entry.score} label={labels.score(entry)} />
  return (
    <header>
      {isMobile ? (
        <div className={styles['bar']}>
          <Link
            className={styles['close']}
            to={wayBack}
            aria-label={formatMessage({ id: 'stock.close' }, { name: backName })}
          >
            <X aria-hidden="true" />
          </Link>
          <p className={styles['symbolLine']}>
            <strong>{symbol}</strong> <span>{`${exchange}, ${currency}`}</span>
          </p>
          {isSimulated && <span className={styles['simulated']}>{formatMessage({ id: 'shell.simulatedShort' })}</span>}
          {badge}
        </div>
      ) : (
        <Link className={styles['back']} to={wayBack}>
          <ArrowLeft aria-hidden="true" />
          {backName}
        </Link>
      )}
      <div className={styles['heading']}>
        {!isMobile && <StockLogo symbol={symbol} url={details?.logoUrl ?? null} />}
        <div className={styles['words']}>
          <h1 className={styles['name']}>{companyName}</h1>
          <div className={styles['facts']}>
            {!isMobile && (
              <>
                <strong>{symbol}</strong> <span>{exchange}</span> <span>{currency}</span>
              </>
            )}
            {tags.map((tag) => (
              <TagChip key={`${tag.name} ${tag.value}`} tag={tag} onChoose={onTag} />
            ))}
          </div>
        </div>
        <StockPrice stock={stock} />
      </div>
    </header>
  )
}
