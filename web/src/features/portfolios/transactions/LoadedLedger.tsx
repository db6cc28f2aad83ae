import { useState, useTransition } from 'react'
import { Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery, type PreloadedQuery } from '../../../kit/relay/hooks.ts'
import { usePaginationFragment } from '../../../kit/relay/pagination.ts'
import type { LoadedLedger_portfolio$key } from '../../../__generated__/LoadedLedger_portfolio.graphql.ts'
import type { LoadedLedgerPageQuery } from '../../../__generated__/LoadedLedgerPageQuery.graphql.ts'
import type { LoadedLedgerQuery } from '../../../__generated__/LoadedLedgerQuery.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { BEYOND_PLAN_NOTE } from '../../billing/beyondPlan/beyondPlan.ts'
import { BookEventDialog } from '../events/BookEventDialog.tsx'
import { readBookEvent, type BookEventFacts } from '../events/form/bookEventFacts.ts'
import { UndoEventDialog } from '../events/UndoEventDialog.tsx'
import type { HeldStock } from '../figures/heldStock.ts'
import type { PortfolioFacts } from '../figures/portfolioFacts.ts'
import { LotDialog } from '../lots/LotDialog.tsx'
import type { LotFacts } from '../lots/lotFacts.ts'
import { usePresentLot } from '../lots/usePresentLot.ts'
import { LedgerRows } from './LedgerRows.tsx'

const PAGE = 50
const GROUPS = ['ALL', 'TRADES', 'INCOME', 'CASH', 'SPLITS', 'TRANSFERS'] as const
const EVERY_STOCK = ''

/** Dialog that is open: an event (null to add one to the account), an event to undo, or a lot. */
type Asked =
  | { readonly event: BookEventFacts | null }
  | { readonly undo: BookEventFacts }
  | { readonly lot: LotFacts; readonly held: HeldStock }

interface LoadedLedgerProps {
  readonly reference: PreloadedQuery<LoadedLedgerQuery>
  readonly portfolio: PortfolioFacts
  readonly holdings: readonly HeldStock[]
}

export function LoadedLedger({ reference, ...props }: LoadedLedgerProps) {
  const { node } = usePreloadedQuery<LoadedLedgerQuery>(
    graphql`
      query LoadedLedgerQuery($id: ID!) @preloadable {
        node(id: $id) {
          ...LoadedLedger_portfolio @alias(as: "portfolio")
        }
      }
    `,
    reference,
  )
  return node?.portfolio ? <Ledger ledger={node.portfolio} {...props} /> : null
}

/* eslint-disable relay/unused-fields -- trades are handed on whole to their rows */
function Ledger({
  ledger,
  portfolio,
  holdings,
}: Omit<LoadedLedgerProps, 'reference'> & { ledger: LoadedLedger_portfolio$key }) {
  const { formatMessage } = useIntl()
  const alert = useAlert()
  const presentLot = usePresentLot()
  const [group, setGroup] = useState<(typeof GROUPS)[number]>('ALL')
  const [stockId, setStockId] = useState(EVERY_STOCK)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isPending, startTransition] = useTransition()
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    LoadedLedgerPageQuery,
    LoadedLedger_portfolio$key
  >(
    graphql`
      fragment LoadedLedger_portfolio on Portfolio
      @refetchable(queryName: "LoadedLedgerPageQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        group: { type: "LedgerGroup" }
        stockId: { type: "String" }
      ) {
        ledger(first: $count, after: $cursor, group: $group, stockId: $stockId)
          @connection(key: "LoadedLedger_ledger") {
          totalCount
          edges {
            cursor
            node {
              event {
                ...bookEventFacts_event
              }
              trade {
                lotNodeId
                type
                date
                stockId
                symbol
                currency
                shareCount
                price
                totalCost
                shareCountAfter
              }
            }
          }
        }
      }
    `,
    ledger,
  )
  const rows = (data.ledger?.edges ?? []).map(({ cursor, node }) => ({
    cursor,
    trade: node.trade ?? null,
    event: node.event ? readBookEvent(node.event) : null,
  }))
  function show(wanted: typeof group, ofStock: string, fetchPolicy: 'store-and-network' | 'network-only') {
    setGroup(wanted)
    setStockId(ofStock)
    startTransition(() => {
      refetch(
        { group: wanted === 'ALL' ? null : wanted, stockId: ofStock === EVERY_STOCK ? null : ofStock },
        { fetchPolicy },
      )
    })
  }
  const readAnew = () => show(group, stockId, 'network-only')
  const heldOf = (id: string | null | undefined) => holdings.find(({ stock }) => stock.stockId === id)

  async function openLot(lotNodeId: string, ofStock: string) {
    const held = heldOf(ofStock)
    const lot = held && (await presentLot(lotNodeId))
    if (lot) setAsked({ lot, held })
    else alert({ code: 'resource_missing' })
  }
  function placeOf(event: BookEventFacts | null) {
    const held = heldOf(event?.stockId)
    return {
      portfolioId: portfolio.id,
      stockId: held?.stock.id ?? null,
      symbol: event?.symbol ?? '',
      currency: held?.stock.currency ?? portfolio.currency,
      held: held?.statistics.shareCount.toString() ?? '0',
      isClosed: (held ?? portfolio).beyondPlan != null,
    }
  }
  const closed = { isDisabled: portfolio.beyondPlan != null, 'aria-describedby': BEYOND_PLAN_NOTE }
  const groups = GROUPS.map((value) => ({ value, label: formatMessage({ id: `ledger.group.${value}` }) }))
  const stocks = [
    { value: EVERY_STOCK, label: formatMessage({ id: 'ledger.stock.all' }) },
    ...holdings.map(({ stock }) => ({ value: stock.stockId, label: stock.symbol })),
  ]
  return (
    <>
      <Flex wrap="wrap" align="flex-end" gap="3" mb="4" css={{ mdDown: { '& > button': { minH: '11', w: 'full' } } }}>
        <Box maxW="full" overflowX="auto">
          <Segmented
            label={formatMessage({ id: 'ledger.group' })}
            segments={groups}
            value={group}
            onChange={(wanted) => show(wanted, stockId, 'store-and-network')}
          />
        </Box>
        <Box w={{ base: 'full', md: '12rem' }}>
          <SelectField
            label={formatMessage({ id: 'ledger.stock' })}
            value={stockId}
            options={stocks}
            onChange={(ofStock) => show(group, ofStock, 'store-and-network')}
          />
        </Box>
        <Box flex={{ md: '1' }} />
        <Button {...closed} variant="primary" onClick={() => setAsked({ event: null })}>
          <Plus aria-hidden="true" />
          {formatMessage({ id: 'ledger.addOne' })}
        </Button>
      </Flex>
      <Box aria-busy={isPending} opacity={isPending ? '0.6' : undefined}>
        {rows.length === 0 ? (
          <Text my="8" color="fg.muted" textAlign="center">
            {formatMessage({ id: 'ledger.none' })}
          </Text>
        ) : (
          <LedgerRows
            rows={rows}
            onLot={(lotNodeId, ofStock) => void openLot(lotNodeId, ofStock)}
            onEvent={(event) => setAsked({ event })}
            onUndo={(undo) => setAsked({ undo })}
          />
        )}
      </Box>
      <Flex align="center" justify="space-between" gap="4" mt="3" minH="11">
        <Text textStyle="note" color="fg.muted" role="status">
          {formatMessage({ id: 'ledger.shown' }, { shown: rows.length, count: data.ledger?.totalCount ?? 0 })}
        </Text>
        {hasNext && (
          <Button isBusy={isLoadingNext} onClick={() => loadNext(PAGE)}>
            {formatMessage({ id: 'ledger.more' })}
          </Button>
        )}
      </Flex>
      {asked && 'lot' in asked && (
        <LotDialog
          key={asked.lot.id}
          portfolio={portfolio}
          held={asked.held}
          lot={asked.lot}
          onWritten={readAnew}
          onClose={() => setAsked(null)}
        />
      )}
      {asked && 'undo' in asked && (
        <UndoEventDialog event={asked.undo} onUndone={readAnew} onClose={() => setAsked(null)} />
      )}
      {asked && 'event' in asked && (
        <BookEventDialog
          key={asked.event?.id ?? 'new'}
          place={placeOf(asked.event)}
          event={asked.event}
          onWritten={readAnew}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
