import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import { decimal } from '@palier/domain/kernel/decimal'
import type { PortfolioPanel_portfolio$key } from '../../../__generated__/PortfolioPanel_portfolio.graphql.ts'
import type { PortfolioPanel_viewer$key } from '../../../__generated__/PortfolioPanel_viewer.graphql.ts'
import { useIsMobile } from '../../../device/media.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/status/EmptyState.tsx'
import { Box } from '../../../ui/layout/boxes.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { BEYOND_PLAN_NOTE } from '../../billing/beyondPlan/beyondPlan.ts'
import { BeyondPlanNote } from '../../billing/beyondPlan/BeyondPlanNote.tsx'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { PriceTicks } from '../../../kit/prices/PriceTicks.tsx'
import { createFilter } from '../../../kit/text/filterText.ts'
import { ListSelector } from '../../watchlists/list/ListSelector.tsx'
import { readHeldStock } from '../figures/heldStock.ts'
import { HoldingCards } from '../holdings/HoldingCards.tsx'
import { HoldingsTable } from '../holdings/HoldingsTable.tsx'
import { PortfolioDialogs } from '../dialogs/lazyPortfolioDialogs.ts'
import { PortfolioActions } from './PortfolioActions.tsx'
import { portfolioFiguresOf } from '../figures/portfolioFigures.ts'
import { PortfolioHeading } from './PortfolioHeading.tsx'
import { PortfolioOverview } from './PortfolioOverview.tsx'
import type { PortfolioTask } from '../figures/portfolioTask.ts'
import { ReturnsPanel } from '../returns/ReturnsPanel.tsx'
import { ProposedSplits } from '../splits/ProposedSplits.tsx'

const IncompleteNote = lazyWithMessages(['event'], async () => (await import('./IncompleteNote.tsx')).IncompleteNote)

const CashDialog = lazyWithMessages(
  ['portfolio', 'event', 'form', 'alerts'],
  async () => (await import('../cash/CashDialog.tsx')).CashDialog,
)

interface PortfolioPanelProps {
  readonly portfolio: PortfolioPanel_portfolio$key
  readonly viewer: PortfolioPanel_viewer$key
}

/* eslint-disable relay/unused-fields -- the facts of the portfolio and its rates are handed on whole */
export function PortfolioPanel({ portfolio: portfolioKey, viewer: viewerKey }: PortfolioPanelProps) {
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  const alert = useAlert()
  const portfolio = useFragment(
    graphql`
      fragment PortfolioPanel_portfolio on Portfolio {
        id
        portfolioId
        name
        description
        currency
        accountKind
        owner
        cash
        cashMode
        cashBalances {
          currency
          amount
        }
        version
        incompleteEventCount
        beyondPlan {
          planName
        }
        statistics {
          rates {
            from
            to
            rate
          }
        }
        stocks {
          id
          ...heldStock_holding
          ...HoldingObjective_holding
        }
      }
    `,
    portfolioKey,
  )
  const viewer = useFragment(
    graphql`
      fragment PortfolioPanel_viewer on Viewer {
        usage {
          canAddPortfolioStock
          portfolioStocks {
            limit
          }
        }
        portfolios {
          id
          portfolioId
          name
          currency
          accountKind
        }
        ...ListSelector_viewer
        ...ProposedSplits_viewer
      }
    `,
    viewerKey,
  )
  const holdings = useMemo(() => portfolio.stocks.map((key) => readHeldStock(key)), [portfolio.stocks])
  const { currency, cash, statistics } = portfolio
  const figures = useMemo(
    () => portfolioFiguresOf({ currency, cash: decimal(cash), holdings, rates: statistics.rates }),
    [currency, cash, holdings, statistics.rates],
  )
  const [typed, setTyped] = useState('')
  const filter = useDeferredValue(typed.trim())
  const passes = createFilter(filter)
  const shown =
    filter === '' ? holdings : holdings.filter(({ stock }) => passes(`${stock.symbol} ${stock.companyName}`))
  const [task, setTask] = useState<PortfolioTask | null>(null)
  const [isCashAsked, setIsCashAsked] = useState(false)
  const { usage } = viewer
  // If the usage is unknown, the server enforces the limit.
  function ask(wanted: PortfolioTask) {
    const isFull = wanted.kind === 'add' && usage?.canAddPortfolioStock === false
    if (isFull) alert({ code: 'operationsLimitReached', unit: 'portfolioStocks', maximum: usage.portfolioStocks.limit })
    else setTask(wanted)
  }

  const { beyondPlan } = portfolio
  const closedHoldings = beyondPlan ? [] : holdings.filter((held) => held.beyondPlan)
  const note = beyondPlan ?? closedHoldings[0]?.beyondPlan

  const label = formatMessage({ id: 'portfolio.table' }, { name: portfolio.name })
  const body = {
    label,
    holdings: shown,
    figures,
    onOpen: ({ id }: { id: string }) => ask({ kind: 'lots', holdingId: id }),
  }
  return (
    <>
      {holdings.length > 0 && <PriceTicks stockIds={holdings.map(({ stock }) => stock.id)} />}
      <PortfolioHeading
        name={portfolio.name}
        description={portfolio.description}
        filter={typed}
        matches={shown.length}
        onFilter={holdings.length > 0 ? setTyped : undefined}
        selector={
          <ListSelector
            viewer={viewer}
            label={formatMessage({ id: 'portfolio.choose' })}
            path={pathTo('Portfolio', { id: portfolio.portfolioId })}
          />
        }
        actions={<PortfolioActions portfolio={portfolio} onAsk={ask} />}
      />
      {note && (
        <BeyondPlanNote
          unit={beyondPlan ? 'portfolios' : 'portfolioStocks'}
          count={beyondPlan ? 1 : closedHoldings.length}
          beyondPlan={note}
        />
      )}
      <ProposedSplits viewer={viewer} portfolioId={portfolio.portfolioId} />
      {portfolio.incompleteEventCount > 0 && (
        <Suspense fallback={<div style={{ height: '5rem' }} />}>
          <IncompleteNote count={portfolio.incompleteEventCount} onOpen={() => ask({ kind: 'incomplete' })} />
        </Suspense>
      )}
      <PortfolioOverview
        portfolio={portfolio}
        figures={figures}
        holdings={holdings}
        onCash={() => setIsCashAsked(true)}
      />
      {holdings.length === 0 ? (
        <Box mt="8" borderTopWidth="1px" borderColor="rule">
          <EmptyState
            sentence={formatMessage({ id: 'portfolio.empty' })}
            height="11rem"
            action={
              <Button
                variant="primary"
                isDisabled={beyondPlan != null}
                aria-describedby={BEYOND_PLAN_NOTE}
                onClick={() => ask({ kind: 'add' })}
              >
                {formatMessage({ id: 'portfolio.add' })}
              </Button>
            }
          />
        </Box>
      ) : shown.length === 0 ? (
        <Box mt="8" borderTopWidth="1px" borderColor="rule">
          <EmptyState
            sentence={formatMessage({ id: 'portfolio.noMatch' }, { text: filter })}
            action={<Button onClick={() => setTyped('')}>{formatMessage({ id: 'portfolio.clearFilter' })}</Button>}
          />
        </Box>
      ) : isMobile ? (
        <HoldingCards {...body} />
      ) : (
        // The total is hidden while a filter is active, because it would cover only some stocks.
        <HoldingsTable {...body} place="page" hasTotal={filter === ''} />
      )}
      {holdings.length > 0 && (
        <ReturnsPanel
          portfolioId={portfolio.portfolioId}
          currency={currency}
          stocks={holdings.map(({ stock }) => stock)}
        />
      )}
      {isCashAsked && (
        <Suspense>
          <CashDialog portfolio={portfolio} onClose={() => setIsCashAsked(false)} />
        </Suspense>
      )}
      {task && (
        <Suspense>
          <PortfolioDialogs
            portfolio={portfolio}
            others={(viewer.portfolios ?? []).filter(({ id }) => id !== portfolio.id)}
            holdings={holdings}
            objectives={portfolio.stocks}
            task={task}
            onAsk={ask}
            onClose={() => setTask(null)}
          />
        </Suspense>
      )}
    </>
  )
}
