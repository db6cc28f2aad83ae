import { Suspense, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../kit/relay/hooks.ts'
import type { Board_query$data, Board_query$key } from '../../__generated__/Board_query.graphql.ts'
import { Grid } from '../../ui/layout/boxes.ts'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { useIsMobile } from '../../device/media.ts'
import { FailureBoundary } from '../../kit/failure/FailureBoundary.tsx'
import { PanelFailure } from '../../kit/failure/PanelFailure.tsx'
import { useReload } from '../../kit/failure/useReload.ts'
import { lazyWithMessages } from '../../kit/lazy/lazyWithMessages.tsx'
import { PagePart } from '../../kit/lazy/PagePart.tsx'
import { mayAdd, readPlanOffer } from '../billing/plans/planOffers.ts'
import { useUpgrade } from '../billing/plans/useUpgrade.tsx'
import { PriceTicks } from '../../kit/prices/PriceTicks.tsx'
import { BestEntries } from './BestEntries.tsx'
import { rowsOfQuietDay } from './today/nearest.ts'
import { Today } from './today/Today.tsx'
import type { BestEntry } from './today/todayData.ts'
import { useReachedObjectives } from './today/useReachedObjectives.ts'
import { BoardSettings } from './BoardSettings.tsx'
import { firstStepsDone } from './firstStepsDone.ts'
import { ListSection } from './ListSection.tsx'
import { scoreBasisOf } from '../watchlists/model/listFacts.ts'
import { PortfolioPart } from './PortfolioPart.tsx'
import { useBoard, type BoardList } from './useBoard.ts'
import { useFirstSteps } from './useFirstSteps.ts'

const FirstSteps = lazyWithMessages(
  ['firstSteps', 'plans', 'search', 'tags', 'account'],
  async () => (await import('./FirstSteps.tsx')).FirstSteps,
)
const Checklist = lazyWithMessages(['firstSteps', 'account'], async () => (await import('./Checklist.tsx')).Checklist)
const ViewEntryDialog = lazyWithMessages(
  ['todayLater'],
  async () => (await import('./ViewEntryDialog.tsx')).ViewEntryDialog,
)
const AddEntryDialog = lazyWithMessages(
  ['prices', 'list', 'form', 'entry', 'search', 'tags'],
  async () => (await import('../watchlists/entry/AddEntryDialog.tsx')).AddEntryDialog,
)
const StairLesson = lazyWithMessages(['firstSteps'], async () => (await import('./StairLesson.tsx')).StairLesson)
const PortfoliosLocked = lazyWithMessages(
  ['plans'],
  async () => (await import('../billing/plans/PortfoliosLocked.tsx')).PortfoliosLocked,
)

const Overview = lazyWithMessages(
  ['overview', 'portfolio', 'returns'],
  async () => (await import('../portfolios/overview/Overview.tsx')).Overview,
)
const ReturnArea = lazyWithMessages(
  ['overview', 'portfolio', 'returns'],
  async () => (await import('../portfolios/overview/ReturnArea.tsx')).ReturnArea,
)
const Movers = lazyWithMessages(['overview'], async () => (await import('../portfolios/positions/Movers.tsx')).Movers)
const TransactionList = lazyWithMessages(
  ['overviewLater'],
  async () => (await import('../portfolios/transactions/TransactionList.tsx')).TransactionList,
)

interface BoardProps {
  readonly query: Board_query$key
  readonly search?: ReactNode
  readonly isStacked?: boolean
}

export function Board({ query, search, isStacked = false }: BoardProps) {
  const isMobile = useIsMobile()
  const reload = useReload()
  const data = useFragment(
    graphql`
      fragment Board_query on Query {
        ...useAllHoldings_query
        ...PortfolioPart_query
        ...useOverallReturn_query
        viewer {
          ...useBoard_viewer
          ...useReachedObjectives_viewer
          ...ProposedSplits_viewer
          ...ObjectivesDialog_viewer
          ...TransactionList_viewer
        }
        plans {
          ...planOffers_plan
        }
      }
    `,
    query,
  )
  const { viewer } = data
  if (!viewer) return null
  const parts = { data, viewer, search, isStacked: isStacked || isMobile }
  return (
    <FailureBoundary
      resetKey={data}
      fallback={(retry) => <BoardWithoutLists {...parts} onRetry={() => reload().then(retry)} />}
    >
      <BoardParts {...parts} />
    </FailureBoundary>
  )
}

interface BoardPartsProps {
  readonly data: Board_query$data
  readonly viewer: NonNullable<Board_query$data['viewer']>
  readonly search: ReactNode
  readonly isStacked: boolean
}

/** New users see the first steps instead of the dashboard. */
function BoardParts({ data, viewer, search, isStacked }: BoardPartsProps) {
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  const reload = useReload()
  const { today, lists, basisName, isDigestOn, currency, use } = useBoard(viewer)
  const { openUpgrade, upgrade } = useUpgrade()
  const offers = (data.plans ?? []).map(readPlanOffer)
  // Portfolios created under another plan stay visible under every plan.
  const hasPortfolios = use?.portfolios.limit !== 0 || use.portfolios.used > 0
  const hasOverview = hasPortfolios && use?.portfolios.used !== 0
  const isEmpty = lists.every(({ entryCount }) => entryCount === 0) && (use?.portfolios.used ?? 0) === 0
  const done = firstStepsDone(lists, isDigestOn)
  const { isNew, isBegun, hide } = useFirstSteps(isEmpty, done)
  const [viewed, setViewed] = useState<{ readonly entryId: string; readonly listId: string } | null>(null)
  const view = ({ entry, listId }: BestEntry) => setViewed({ entryId: entry.id, listId })
  const entries = [...lists.flatMap(({ top }) => top), ...[...today.rows, ...today.next].map(({ entry }) => entry)]
  const stockIds = entries.map(({ stock }) => stock.id)
  const shown = viewed && entries.find(({ id }) => id === viewed.entryId)
  const [filled, setFilled] = useState<BoardList | null>(null)
  const addStock = (list: BoardList) => (mayAdd(use, 'entries') ? setFilled(list) : openUpgrade('entries'))
  const common = { use, offers, onView: view, onAddStock: addStock, onLimit: openUpgrade }
  const objectives = useReachedObjectives(viewer)
  // Excludes stocks that the quiet day already shows.
  const near = rowsOfQuietDay(today, objectives.length).map(({ entry }) => entry.id)
  const next = today.next.filter(({ entry }) => !near.includes(entry.id))
  const buys = next.filter(({ entry }) => entry.kind === 'buy')
  const sells = next.filter(({ entry }) => entry.kind === 'sell')
  const portfolios = hasPortfolios ? (
    <PortfolioPart
      query={data}
      holdings={data}
      viewer={viewer}
      use={use}
      offers={offers}
      onLimit={openUpgrade}
      isStacked={isStacked}
    />
  ) : (
    <PagePart height="9rem">
      <PortfoliosLocked offers={offers} />
    </PagePart>
  )
  return (
    <>
      {isEmpty && <DashboardTitle />}
      {stockIds.length > 0 && <PriceTicks stockIds={stockIds} />}
      {isNew && (
        <PagePart height={isMobile ? '45rem' : '27rem'}>
          <FirstSteps lists={lists} basisName={basisName} currency={currency} use={use} done={done} onHide={hide} />
        </PagePart>
      )}
      <Grid
        templateColumns={{
          base: 'minmax(0, 1fr)',
          lg: isStacked || !hasOverview ? 'minmax(0, 1fr)' : 'minmax(0, 53rem) minmax(0, 1fr)',
        }}
        alignItems="start"
        gap={{ base: '6', lg: '10' }}
      >
        {!isEmpty && <Today today={today} viewer={viewer} objectives={objectives} onView={view} />}
        {search}
        {hasOverview && (
          <PagePart height={isMobile ? '25rem' : '23rem'}>
            <Overview query={data} isStacked={isStacked} />
          </PagePart>
        )}
      </Grid>
      {hasOverview && (
        <PagePart height={isMobile ? '30.3125rem' : '26.5625rem'}>
          <ReturnArea query={data} />
        </PagePart>
      )}
      {isBegun && (
        <PagePart height="22rem">
          <Checklist done={done} listName={lists.find(({ kind }) => kind === 'buy')?.name ?? null} onHide={hide} />
        </PagePart>
      )}
      {(buys.length + sells.length > 0 || hasOverview) && (
        <Grid gridAutoColumns="minmax(0, 1fr)" gridAutoFlow={isStacked ? 'row' : 'column'} gap={{ base: '6', lg: '8' }}>
          <BestEntries title={formatMessage({ id: 'dashboard.next.buy' })} best={buys} onView={view} />
          <BestEntries title={formatMessage({ id: 'dashboard.next.sell' })} best={sells} onView={view} />
          {hasOverview && (
            <PagePart height="0">
              <Movers query={data} />
            </PagePart>
          )}
        </Grid>
      )}
      {!isStacked && portfolios}
      <ListSection
        kind="buy"
        lists={lists.filter(({ kind }) => kind === 'buy')}
        aside={<BoardSettings basis={basisName} isShort={isMobile} />}
        beside={
          isNew &&
          !isMobile && (
            <PagePart height="0">
              <StairLesson />
            </PagePart>
          )
        }
        {...common}
      />
      <ListSection kind="sell" lists={lists.filter(({ kind }) => kind === 'sell')} {...common} />
      {isStacked && portfolios}
      {!isStacked && hasOverview && (
        <PagePart height="20rem" comes="seen">
          <TransactionList viewer={viewer} />
        </PagePart>
      )}
      {upgrade}
      {filled && (
        <Suspense>
          <AddEntryDialog
            list={filled}
            rule={{ kind: filled.kind, basis: scoreBasisOf(basisName) }}
            onClose={() => {
              setFilled(null)
              void reload()
            }}
          />
        </Suspense>
      )}
      {viewed && shown && (
        <Suspense>
          <ViewEntryDialog
            entry={shown}
            listId={viewed.listId}
            isInToday={today.rows.some(({ entry }) => entry.id === shown.id)}
            onClose={() => setViewed(null)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Fallback for unreadable lists: shows everything that does not depend on them. */
function BoardWithoutLists({
  data,
  viewer,
  search,
  isStacked,
  onRetry,
}: BoardPartsProps & { onRetry: () => Promise<void> }) {
  const { formatMessage } = useIntl()
  const { openUpgrade, upgrade } = useUpgrade()
  return (
    <>
      <DashboardTitle />
      {search}
      <PanelFailure title={formatMessage({ id: 'dashboard.listsFailed' })} onRetry={onRetry} />
      <PortfolioPart
        query={data}
        holdings={data}
        viewer={viewer}
        use={null}
        offers={(data.plans ?? []).map(readPlanOffer)}
        onLimit={openUpgrade}
        isStacked={isStacked}
      />
      {upgrade}
    </>
  )
}

function DashboardTitle() {
  const { formatMessage } = useIntl()
  return (
    <VisuallyHidden>
      <h1>{formatMessage({ id: 'dashboard.title' })}</h1>
    </VisuallyHidden>
  )
}
