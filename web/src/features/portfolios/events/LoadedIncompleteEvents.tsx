import { useEffect, useRef, useState, useTransition } from 'react'
import { useIntl } from 'react-intl'
import { graphql, type PreloadedQuery, usePreloadedQuery } from '../../../kit/relay/hooks.ts'
import { useRefetchableFragment } from '../../../kit/relay/pagination.ts'
import type { LoadedIncompleteEvents_portfolio$key } from '../../../__generated__/LoadedIncompleteEvents_portfolio.graphql.ts'
import type { LoadedIncompleteEventsAgainQuery } from '../../../__generated__/LoadedIncompleteEventsAgainQuery.graphql.ts'
import type { LoadedIncompleteEventsQuery } from '../../../__generated__/LoadedIncompleteEventsQuery.graphql.ts'
import { TextButton } from '../../../ui/buttons/TextButton.ts'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { BookEventDialog } from './BookEventDialog.tsx'
import type { IncompleteEvent } from './incompleteEvent.ts'
import type { IncompleteEventsProps } from './IncompleteEvents.tsx'
import { IncompleteEventRow } from './IncompleteEventRow.tsx'
import { useIncompleteLabels } from './useIncompleteLabels.ts'
import { useDismissIncompleteEvent } from './useDismissIncompleteEvent.ts'

interface LoadedIncompleteEventsProps extends IncompleteEventsProps {
  readonly reference: PreloadedQuery<LoadedIncompleteEventsQuery>
}

export function LoadedIncompleteEvents({ reference, ...props }: LoadedIncompleteEventsProps) {
  const { node } = usePreloadedQuery<LoadedIncompleteEventsQuery>(
    graphql`
      query LoadedIncompleteEventsQuery($id: ID!) @preloadable {
        node(id: $id) {
          ...LoadedIncompleteEvents_portfolio @alias(as: "portfolio")
        }
      }
    `,
    reference,
  )
  return node?.portfolio ? <Events list={node.portfolio} {...props} /> : null
}

/* eslint-disable relay/unused-fields -- an event is handed on whole to its row and its dialog */
function Events({
  list,
  portfolio,
  others,
  holdings,
}: IncompleteEventsProps & { list: LoadedIncompleteEvents_portfolio$key }) {
  const { formatMessage } = useIntl()
  const { nameOf } = useIncompleteLabels()
  const sendDismissal = useDismissIncompleteEvent()
  const [completed, setCompleted] = useState<IncompleteEvent | null>(null)
  const [dismissed, setDismissed] = useState<IncompleteEvent | null>(null)
  const [, startTransition] = useTransition()
  const [{ incompleteEvents, incompleteEventCount }, refetch] = useRefetchableFragment<
    LoadedIncompleteEventsAgainQuery,
    LoadedIncompleteEvents_portfolio$key
  >(
    graphql`
      fragment LoadedIncompleteEvents_portfolio on Portfolio
      @refetchable(queryName: "LoadedIncompleteEventsAgainQuery") {
        incompleteEventCount
        incompleteEvents {
          incompleteEventId
          kind
          missing
          date
          stock {
            id
            stockId
            symbol
            currency
          }
          otherStock {
            id
            stockId
            symbol
            currency
          }
          symbol
          quantity
          otherQuantity
          numerator
          denominator
          gross
          cashInLieu
          currency
          text
        }
      }
    `,
    list,
  )
  // Every write that changes the list also changes this count, for example undoing an import.
  const countRead = useRef(incompleteEventCount)
  useEffect(() => {
    if (countRead.current === incompleteEventCount) return
    countRead.current = incompleteEventCount
    startTransition(() => void refetch({}, { fetchPolicy: 'network-only' }))
  }, [incompleteEventCount, refetch])
  const heldOf = (stockId: string) =>
    holdings.find(({ stock }) => stock.stockId === stockId)?.statistics.shareCount.toString() ?? null

  async function dismiss(event: IncompleteEvent, isDismissed: boolean) {
    const { incompleteEventId } = event
    if (await sendDismissal({ input: { incompleteEventId, isDismissed } })) setDismissed(isDismissed ? event : null)
  }
  return (
    <>
      <Text textStyle="note" color="fg.muted">
        {formatMessage({ id: incompleteEvents.length === 0 ? 'incomplete.none' : 'incomplete.text' })}
      </Text>
      <Box role="status">
        {dismissed && (
          <Flex wrap="wrap" align="center" gap="0 0.75rem" minH="11">
            {formatMessage({ id: 'incomplete.dismissed' }, { event: nameOf(dismissed) })}
            {/* The button that had the focus was unmounted with its row. */}
            <TextButton
              key={dismissed.incompleteEventId}
              type="button"
              autoFocus
              onClick={() => void dismiss(dismissed, false)}
            >
              {formatMessage({ id: 'incomplete.undo' })}
            </TextButton>
          </Flex>
        )}
      </Box>
      <Box as="ul" mt="2" mb="4" listStyleType="none" aria-label={formatMessage({ id: 'incomplete.title' })}>
        {incompleteEvents.map((event) => (
          <IncompleteEventRow
            key={event.incompleteEventId}
            event={event}
            isClosed={portfolio.beyondPlan != null}
            onComplete={() => setCompleted(event)}
            onDismiss={() => dismiss(event, true)}
          />
        ))}
      </Box>
      {completed && (
        <BookEventDialog
          key={completed.incompleteEventId}
          place={{
            portfolioId: portfolio.id,
            stockId: null,
            symbol: '',
            currency: completed.currency,
            held: '0',
            isClosed: portfolio.beyondPlan != null,
          }}
          destinations={others.map(({ id, name, accountKind }) => {
            return { id, name, isSale: accountKind !== portfolio.accountKind }
          })}
          event={null}
          incomplete={{ event: completed, heldOf }}
          onClose={() => setCompleted(null)}
        />
      )}
    </>
  )
}
