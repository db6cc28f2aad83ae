import { Pencil, Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import { graphql } from 'relay-runtime'
import { decimal } from '@palier/domain/kernel/decimal'
import { exchangeNameOf } from '@palier/domain/market/exchange'
import { directionOf } from '@palier/domain/market/priceChange'
import type { ScoreBasis } from '@palier/domain/watchlists/score'
import type { FoundStock_stock$key } from '../../../__generated__/FoundStock_stock.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ChangeText } from '../../../ui/figures/ChangeText.tsx'
import { LiveNumber } from '../../../ui/figures/LiveNumber.tsx'
import { ScoreBadge } from '../../../ui/figures/ScoreBadge.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { PriceAgeText } from '../../../kit/prices/PriceAgeText.tsx'
import { StockLogo } from '../../market/stock/StockLogo.tsx'
import { listKindOf, type WatchListKind } from '../../watchlists/model/listFacts.ts'
import { useEntryLabels } from '../../watchlists/model/useEntryLabels.ts'
import { readWatchedEntry } from '../../watchlists/model/watchedEntry.ts'
import { CardFacts } from './CardFacts.tsx'
import { includesTag, type Tag } from '../../market/stock/tagSearch.ts'
import { Sparkline } from './Sparkline.tsx'
import { TagChip } from '../../market/stock/TagChip.tsx'
import styles from './FoundStock.module.css'

interface FoundStockProps {
  readonly stock: FoundStock_stock$key
  readonly lists: readonly { readonly listId: string; readonly kind: WatchListKind }[]
  readonly basis: ScoreBasis
  /** The closes of the last month, once they are known. */
  readonly lastDays: readonly number[]
  readonly searched: readonly Tag[]
  readonly onTag: (tag: Tag) => void
  readonly onFollow: (stockId: string) => void
  readonly onOpen: () => void
}

/** A stock with its main facts; every part has a fixed height, so that cards are aligned. */
export function FoundStock(props: FoundStockProps) {
  const { stock: stockKey, lists, basis, lastDays, searched, onTag, onFollow, onOpen } = props
  const { formatMessage } = useIntl()
  const { money, signedMoney, percent, signedPercent } = useFormatters()
  const labels = useEntryLabels()
  const stock = useFragment(
    graphql`
      fragment FoundStock_stock on Stock {
        stockId
        symbol
        companyName
        exchange
        currency
        lastPrice
        lastPriceAt
        change
        changePercent
        isIntraday
        tags {
          name
          value
        }
        details {
          logoUrl
        }
        entries {
          listId
          ...watchedEntry_entry
        }
        ...CardFacts_stock
      }
    `,
    stockKey,
  )
  const { stockId, symbol, companyName, currency, lastPrice, change, changePercent } = stock
  const direction = directionOf(decimal(change))
  const figures = {
    amount: money(change.replace(/^-/, ''), currency),
    percent: percent(changePercent.replace(/^-/, '')),
  }
  const own = stock.entries?.[0]
  const list = lists.find(({ listId }) => listId === own?.listId)
  const entry = own && list ? readWatchedEntry(own, { kind: listKindOf(list.kind), basis }) : null
  const to = pathTo('Stock', { id: stockId })
  const state = own ? { originListId: own.listId } : null
  return (
    <article className={styles['card']} aria-label={companyName}>
      <div className={styles['head']}>
        <StockLogo symbol={symbol} url={stock.details?.logoUrl ?? null} />
        <h3 className={styles['name']}>{companyName}</h3>
      </div>
      <p className={styles['line']}>
        <span>
          <strong>{symbol}</strong> {`${exchangeNameOf(stock.exchange) ?? stock.exchange}, ${currency}`}
        </span>
        {entry ? (
          <ScoreBadge score={entry.score} label={labels.score(entry)} />
        ) : (
          <span>{formatMessage({ id: 'tags.notFollowed' })}</span>
        )}
      </p>
      <p className={styles['price']}>
        {lastPrice == null ? (
          formatMessage({ id: 'list.noPrice' })
        ) : (
          <LiveNumber value={lastPrice}>{money(lastPrice, currency)}</LiveNumber>
        )}
      </p>
      <p className={styles['change']}>
        <ChangeText
          direction={direction}
          text={`${signedMoney(change, currency)} (${signedPercent(changePercent)})`}
          screenReaderText={formatMessage({ id: `change.${direction}` }, figures)}
        />
        <PriceAgeText at={stock.lastPriceAt ?? null} isIntraday={stock.isIntraday} />
      </p>
      <Sparkline prices={lastDays} />
      <CardFacts stock={stock} />
      <div className={styles['tags']}>
        {stock.tags.map((tag) => (
          <TagChip
            key={`${tag.name} ${tag.value}`}
            tag={tag}
            isSearched={includesTag(searched, tag)}
            onChoose={onTag}
          />
        ))}
      </div>
      <div className={styles['foot']}>
        <Button asChild size="small">
          <Link to={to} state={state} onClick={onOpen}>
            {entry && <Pencil aria-hidden="true" />}
            {formatMessage({ id: entry ? 'tags.openPrices' : 'tags.open' })}
          </Link>
        </Button>
        {!entry && (
          <Button size="small" variant="primary" onClick={() => onFollow(stockId)}>
            <Plus aria-hidden="true" />
            {formatMessage({ id: 'tags.follow' })}
          </Button>
        )}
      </div>
    </article>
  )
}
