import { useState, useTransition } from 'react'
import { Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { usePaginationFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { StockEvents_holding$key } from '../../../__generated__/StockEvents_holding.graphql.ts'
import type { StockEventsPageQuery } from '../../../__generated__/StockEventsPageQuery.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { BEYOND_PLAN_NOTE } from '../../billing/beyondPlan/beyondPlan.ts'
import type { HeldStock } from '../figures/heldStock.ts'
import type { PortfolioFacts } from '../figures/portfolioFacts.ts'
import { BookEventDialog } from './BookEventDialog.tsx'
import { readBookEvent, type BookEventFacts } from './bookEventFacts.ts'
import { BookEventList } from './BookEventList.tsx'
import styles from './StockEvents.module.css'

const PAGE = 50

interface StockEventsProps {
  readonly holding: StockEvents_holding$key
  readonly portfolio: PortfolioFacts
  readonly held: HeldStock
  /** Shares and lots may no longer be what they were. */
  readonly onWritten: () => void
}

/** The events of a stock of a portfolio, such as dividends and splits. Nothing where the server has none. */
export function StockEvents({ holding, portfolio, held, onWritten }: StockEventsProps) {
  const { formatMessage } = useIntl()
  const [asked, setAsked] = useState<{ readonly event: BookEventFacts | null } | null>(null)
  const [, startTransition] = useTransition()
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    StockEventsPageQuery,
    StockEvents_holding$key
  >(
    graphql`
      fragment StockEvents_holding on PortfolioStock
      @refetchable(queryName: "StockEventsPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        events(first: $count, after: $cursor) @connection(key: "StockEvents_events") {
          totalCount
          edges {
            node {
              ...bookEventFacts_event
            }
          }
        }
      }
    `,
    holding,
  )
  if (!data.events) return null
  const { edges, totalCount } = data.events
  const events = edges.map(({ node }) => readBookEvent(node))
  const readAnew = () => {
    startTransition(() => void refetch({}, { fetchPolicy: 'network-only' }))
    onWritten()
  }
  const isClosed = held.beyondPlan != null
  const place = {
    portfolioId: portfolio.id,
    stockId: held.stock.id,
    symbol: held.stock.symbol,
    currency: held.stock.currency,
    held: held.statistics.shareCount.toString(),
    isClosed,
  }
  return (
    <section className={styles['events']} aria-labelledby="stock-events">
      <div className={styles['head']}>
        <h3 id="stock-events" className={styles['title']}>
          {formatMessage({ id: 'event.title' }, { count: totalCount })}
        </h3>
        <Button isDisabled={isClosed} aria-describedby={BEYOND_PLAN_NOTE} onClick={() => setAsked({ event: null })}>
          <Plus aria-hidden="true" />
          {formatMessage({ id: 'event.addOne' })}
        </Button>
      </div>
      {events.length === 0 ? (
        <p className={styles['none']}>{formatMessage({ id: 'event.none' })}</p>
      ) : (
        <BookEventList
          events={events}
          label={formatMessage({ id: 'event.list' }, { symbol: held.stock.symbol })}
          onEdit={(event) => setAsked({ event })}
        />
      )}
      {hasNext && (
        <Button isBusy={isLoadingNext} onClick={() => loadNext(PAGE)}>
          {formatMessage({ id: 'event.more' })}
        </Button>
      )}
      {asked && (
        <BookEventDialog
          key={asked.event?.id ?? 'new'}
          place={place}
          event={asked.event}
          onWritten={readAnew}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  )
}
