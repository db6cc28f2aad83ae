import { Suspense, useState, useTransition } from 'react'
import { ArrowLeftRight, Plus, Target } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery, type PreloadedQuery } from '../../../kit/relay/hooks.ts'
import { usePaginationFragment } from '../../../kit/relay/pagination.ts'
import type { LoadedLots_holding$key } from '../../../__generated__/LoadedLots_holding.graphql.ts'
import type { LoadedLotsPageQuery } from '../../../__generated__/LoadedLotsPageQuery.graphql.ts'
import type { LoadedLotsQuery } from '../../../__generated__/LoadedLotsQuery.graphql.ts'
import { useIsMobile } from '../../../device/media.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { Flex, HStack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import type { HeldStock } from '../figures/heldStock.ts'
import type { OtherPortfolio, PortfolioFacts } from '../figures/portfolioFacts.ts'
import { BEYOND_PLAN_NOTE } from '../../billing/beyondPlan/beyondPlan.ts'
import { StockEvents } from '../events/StockEvents.tsx'
import { LotCards } from './LotCards.tsx'
import { LotChart } from './LotChart.tsx'
import { LotDialog } from './LotDialog.tsx'
import { readLot, type LotFacts } from './lotFacts.ts'
import { LotTable } from './LotTable.tsx'

const PAGE = 50

type Kind = 'ALL' | LotFacts['type']

interface LoadedLotsProps {
  readonly reference: PreloadedQuery<LoadedLotsQuery>
  readonly portfolio: PortfolioFacts
  readonly others: readonly OtherPortfolio[]
  readonly held: HeldStock
  readonly onMove: () => void
  readonly onObjective: () => void
}

export function LoadedLots({ reference, ...props }: LoadedLotsProps) {
  const { node } = usePreloadedQuery<LoadedLotsQuery>(
    graphql`
      query LoadedLotsQuery($holdingId: ID!) @preloadable {
        node(id: $holdingId) {
          ...LoadedLots_holding @alias(as: "holding")
        }
      }
    `,
    reference,
  )
  return node?.holding ? <Lots holding={node.holding} {...props} /> : null
}

function Lots({
  holding,
  portfolio,
  others,
  held,
  onMove,
  onObjective,
}: Omit<LoadedLotsProps, 'reference'> & { holding: LoadedLots_holding$key }) {
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  const [kind, setKind] = useState<Kind>('ALL')
  const [hasDetails, setHasDetails] = useState(true)
  const [asked, setAsked] = useState<{ readonly lot: LotFacts | null } | null>(null)
  const [, startTransition] = useTransition()
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    LoadedLotsPageQuery,
    LoadedLots_holding$key
  >(
    graphql`
      fragment LoadedLots_holding on PortfolioStock
      @refetchable(queryName: "LoadedLotsPageQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        type: { type: "TransactionType" }
      ) {
        lots(first: $count, after: $cursor, type: $type) @connection(key: "LoadedLots_lots") {
          edges {
            node {
              ...lotFacts_lot
            }
          }
        }
        purchases: lots(type: BUY, first: 1) {
          totalCount
        }
        stock {
          ...LotChart_stock
        }
        ...StockEvents_holding
      }
    `,
    holding,
  )
  const lots = (data.lots?.edges ?? []).map(({ node }) => readLot(node))
  const counts: Record<Kind, number> = {
    ALL: held.lotCount,
    BUY: data.purchases?.totalCount ?? 0,
    SELL: held.lotCount - (data.purchases?.totalCount ?? 0),
  }
  const kinds = (['ALL', 'BUY', 'SELL'] as const).map((value) => ({
    value,
    label: formatMessage({ id: `lot.kind.${value}` }, { count: counts[value] }),
  }))
  const show = (wanted: Kind, fetchPolicy: 'store-and-network' | 'network-only') => {
    setKind(wanted)
    startTransition(() => {
      refetch({ type: wanted === 'ALL' ? null : wanted }, { fetchPolicy })
    })
  }
  // Keeps the chosen filter. Otherwise, all lots would be loaded.
  const readAnew = () => show(kind, 'network-only')
  const closed = { isDisabled: held.beyondPlan != null, 'aria-describedby': BEYOND_PLAN_NOTE }
  const body = { lots, held, onEdit: (lot: LotFacts) => setAsked({ lot }) }
  return (
    <>
      <Suspense>
        {/* The average cost can only be drawn from all lots. */}
        <LotChart stock={data.stock} held={held} lots={lots} isWhole={kind === 'ALL' && !hasNext} />
      </Suspense>
      <Flex wrap="wrap" align="center" gap="0.75rem 1rem" mt="5" mb="3">
        <Segmented
          label={formatMessage({ id: 'lot.kind' })}
          segments={kinds}
          value={kind}
          onChange={(wanted) => show(wanted, 'store-and-network')}
        />
        {!isMobile && (
          <HStack as="span" fontSize="0.8125rem">
            <Switch label={formatMessage({ id: 'lot.details' })} isOn={hasDetails} onChange={setHasDetails} />
            <span aria-hidden="true">{formatMessage({ id: 'lot.details' })}</span>
          </HStack>
        )}
        <Flex
          wrap={{ base: 'wrap', md: 'nowrap' }}
          gap="2"
          flexBasis={{ base: 'full', md: 'auto' }}
          ms={{ md: 'auto' }}
          css={{ mdDown: { '& > button': { flex: '1', minH: '11' } } }}
        >
          <Button onClick={onObjective}>
            <Target aria-hidden="true" />
            {formatMessage({ id: 'objective.title' })}
          </Button>
          <Button {...closed} onClick={onMove}>
            <ArrowLeftRight aria-hidden="true" />
            {formatMessage({ id: 'portfolio.move' })}
          </Button>
          <Button {...closed} variant="primary" onClick={() => setAsked({ lot: null })}>
            <Plus aria-hidden="true" />
            {formatMessage({ id: 'lot.addOne' })}
          </Button>
        </Flex>
      </Flex>
      {lots.length === 0 ? (
        <Text my="6" color="fg.muted" textAlign="center">
          {formatMessage({ id: 'lot.none' })}
        </Text>
      ) : isMobile ? (
        <LotCards {...body} />
      ) : (
        <LotTable {...body} hasDetails={hasDetails} />
      )}
      {hasNext && (
        <Flex justify="center" pt="3">
          <Button isBusy={isLoadingNext} onClick={() => loadNext(PAGE)}>
            {formatMessage({ id: 'lot.more' })}
          </Button>
        </Flex>
      )}
      <StockEvents holding={data} portfolio={portfolio} others={others} held={held} onWritten={readAnew} />
      {asked && (
        <LotDialog
          key={asked.lot?.id ?? 'new'}
          portfolio={portfolio}
          held={held}
          lot={asked.lot}
          onWritten={readAnew}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
