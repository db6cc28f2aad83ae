import { useState, useTransition } from 'react'
import { Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql } from '../../../kit/relay/hooks.ts'
import { usePaginationFragment } from '../../../kit/relay/pagination.ts'
import type { StockEvents_holding$key } from '../../../__generated__/StockEvents_holding.graphql.ts'
import type { StockEventsPageQuery } from '../../../__generated__/StockEventsPageQuery.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { Heading } from '../../../ui/text/Heading.ts'
import { Text } from '../../../ui/text/Text.ts'
import { BEYOND_PLAN_NOTE } from '../../billing/beyondPlan/beyondPlan.ts'
import type { HeldStock } from '../figures/heldStock.ts'
import type { OtherPortfolio, PortfolioFacts } from '../figures/portfolioFacts.ts'
import { BookEventDialog } from './BookEventDialog.tsx'
import { readBookEvent, type BookEventFacts } from './form/bookEventFacts.ts'
import { BookEventList } from './BookEventList.tsx'

const PAGE = 50

interface StockEventsProps {
  readonly holding: StockEvents_holding$key
  readonly portfolio: PortfolioFacts
  readonly others: readonly OtherPortfolio[]
  readonly held: HeldStock
  /** Called after an event was saved, when shares and lots are outdated. */
  readonly onWritten: () => void
}

export function StockEvents({ holding, portfolio, others, held, onWritten }: StockEventsProps) {
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
    <Box as="section" mt="6" aria-labelledby="stock-events">
      <Flex
        wrap="wrap"
        align="center"
        justify="space-between"
        gap="0.5rem 1rem"
        mb="3"
        css={{ mdDown: { '& > button': { minH: '11' } } }}
      >
        <Heading as="h3" id="stock-events" fontSize="0.9375rem" lineHeight="1.25rem" letterSpacing="0">
          {formatMessage({ id: 'event.title' }, { count: totalCount })}
        </Heading>
        <Button isDisabled={isClosed} aria-describedby={BEYOND_PLAN_NOTE} onClick={() => setAsked({ event: null })}>
          <Plus aria-hidden="true" />
          {formatMessage({ id: 'event.addOne' })}
        </Button>
      </Flex>
      {events.length === 0 ? (
        <Text fontSize="0.8125rem" color="fg.muted">
          {formatMessage({ id: 'event.none' })}
        </Text>
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
          destinations={others.map(({ id, name, accountKind }) => {
            return { id, name, isSale: accountKind !== portfolio.accountKind }
          })}
          event={asked.event}
          onWritten={readAnew}
          onClose={() => setAsked(null)}
        />
      )}
    </Box>
  )
}
