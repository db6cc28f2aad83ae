import { Suspense, type ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../kit/relay/hooks.ts'
import type { QuoteTab_stock$key } from '../../__generated__/QuoteTab_stock.graphql.ts'
import type { QuoteTab_viewer$key } from '../../__generated__/QuoteTab_viewer.graphql.ts'
import { ChartPanel } from '../market/chart/ChartPanel.tsx'
import { readEntryStock } from '../watchlists/thresholds/entryStock.ts'
import { PanelFailure } from '../../kit/failure/PanelFailure.tsx'
import { useReload } from '../../kit/failure/useReload.ts'
import { NewsPanel } from '../market/news/NewsPanel.tsx'
import { readHeldStock } from '../portfolios/figures/heldStock.ts'
import { ObjectivePanel } from '../portfolios/objectives/ObjectivePanel.tsx'
import { lazyWithMessages } from '../../kit/lazy/lazyWithMessages.tsx'
import { PagePart } from '../../kit/lazy/PagePart.tsx'
import { KeyFacts } from './KeyFacts.tsx'
import { OwnPricesProvider, useSettledPrices } from './OwnPrices.tsx'
import { PanelBoundary } from '../../kit/failure/PanelBoundary.tsx'
import { PricesPanel } from './PricesPanel.tsx'
import { StockLists } from './StockLists.tsx'
import type { ChosenList } from './useChosenList.ts'
import styles from './QuoteTab.module.css'

const StockLossNote = lazyWithMessages(
  ['losses'],
  async () => (await import('../portfolios/losses/StockLossNote.tsx')).StockLossNote,
)

const StockReturn = lazyWithMessages(
  ['returns', 'stockReturn'],
  async () => (await import('../portfolios/returns/StockReturn.tsx')).StockReturn,
)

interface QuoteTabProps {
  readonly stock: QuoteTab_stock$key
  readonly viewer: QuoteTab_viewer$key
  readonly chosen: ChosenList
}

export function QuoteTab({ stock: stockKey, viewer: viewerKey, chosen }: QuoteTabProps) {
  const { formatMessage } = useIntl()
  const reload = useReload()
  const stock = useFragment(
    graphql`
      fragment QuoteTab_stock on Stock {
        id
        stockId
        ...ChartPanel_stock
        ...KeyFacts_stock
        ...StockLists_stock
        ...ObjectivePanel_stock
        ...entryStock_stock
        holdings {
          id
          lotCount
          purchases
          proceeds
          ...heldStock_holding
        }
      }
    `,
    stockKey,
  )
  const viewer = useFragment(
    graphql`
      fragment QuoteTab_viewer on Viewer {
        ...StockLists_viewer
      }
    `,
    viewerKey,
  )
  const { list, turn } = chosen
  const ownStock = readEntryStock(stock)
  const held = (stock.holdings ?? []).filter(({ lotCount }) => lotCount > 0)
  const state = held.map(({ lotCount, purchases, proceeds }) => [lotCount, purchases, proceeds]).join(' ')
  const figures = held.map((holding) => readHeldStock(holding).statistics)
  const isAtLoss = figures.some(({ unrealizedProfit }) => unrealizedProfit?.lt(0))
  const hasLossToCheck = isAtLoss || figures.some(({ realizedProfit }) => realizedProfit.lt(0))
  const thresholds = list?.entry?.thresholds
  return (
    <OwnPricesProvider stock={ownStock} chosen={chosen}>
      <div className={styles['grid']}>
        <div className={styles['chart']}>
          <PanelBoundary title={formatMessage({ id: 'stock.chart.failed' })}>
            <OwnChart
              stock={stock}
              holdings={{
                ids: held.map(({ id }) => id),
                state,
              }}
            />
          </PanelBoundary>
        </div>
        <div className={styles['own']}>
          {chosen.isUnknown ? (
            <PanelFailure title={formatMessage({ id: 'stock.prices.failed' })} onRetry={reload} />
          ) : (
            <>
              <PricesPanel key={turn} stock={ownStock} chosen={chosen} />
              <PanelBoundary title={formatMessage({ id: 'stock.prices.failed' })}>
                <StockLists stock={stock} viewer={viewer} lists={chosen.lists} />
              </PanelBoundary>
            </>
          )}
          {held.length > 0 && (
            <PagePart height="23.75rem" comes="idle">
              <StockReturn stockId={stock.stockId} state={state} />
            </PagePart>
          )}
          {hasLossToCheck && (
            <Suspense>
              <StockLossNote stockId={stock.id} state={state} isAtLoss={isAtLoss} />
            </Suspense>
          )}
          <PanelBoundary title={formatMessage({ id: 'stock.objective.failed' })}>
            <ObjectivePanel stock={stock} />
          </PanelBoundary>
        </div>
        <div className={styles['market']}>
          <PanelBoundary title={formatMessage({ id: 'stock.facts.failed' })}>
            <KeyFacts stock={stock} levels={thresholds ?? null} />
          </PanelBoundary>
          <NewsPanel stockId={stock.stockId} />
        </div>
      </div>
    </OwnPricesProvider>
  )
}

function OwnChart(props: Omit<ComponentProps<typeof ChartPanel>, 'levels'>) {
  return <ChartPanel {...props} levels={useSettledPrices()} />
}
