import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../kit/relay/hooks.ts'
import { useLocation } from 'react-router-dom'
import type { StockPage_stock$key } from '../../__generated__/StockPage_stock.graphql.ts'
import type { StockPage_viewer$key } from '../../__generated__/StockPage_viewer.graphql.ts'
import { Box } from '../../ui/layout/boxes.ts'
import { Tabs } from '../../ui/layout/Tabs.tsx'
import { useIsAtLeast } from '../../device/media.ts'
import { AnalysisWaiting } from '../market/analysis/AnalysisWaiting.tsx'
import { useLanguage } from '../../kit/language/LanguageContext.ts'
import { lazyWithMessages } from '../../kit/lazy/lazyWithMessages.tsx'
import { originListIdOf } from '../../kit/navigation/origin.ts'
import { PriceTicks } from '../../kit/prices/PriceTicks.tsx'
import { ProposedSplits } from '../portfolios/splits/ProposedSplits.tsx'
import type { Tag } from '../market/stock/tagSearch.ts'
import { QuoteTab } from './QuoteTab.tsx'
import { StockHeading } from './StockHeading.tsx'
import { useChosenList } from './useChosenList.ts'

/** CSS pixels. Tabs are vertical in wider windows. */
export const VERTICAL_TABS_ABOVE_WIDTH = 1440

const AnalysisTab = lazyWithMessages(
  ['analysis', 'plans'],
  async () => (await import('../market/analysis/AnalysisTab.tsx')).AnalysisTab,
)
const TagSearchDialog = lazyWithMessages(
  ['prices', 'stock', 'tags'],
  async () => (await import('./tags/TagSearchDialog.tsx')).TagSearchDialog,
)

interface StockPageProps {
  readonly stock: StockPage_stock$key
  readonly viewer: StockPage_viewer$key
  readonly isSimulated: boolean
}

export function StockPage({ stock: stockKey, viewer: viewerKey, isSimulated }: StockPageProps) {
  const { formatMessage } = useIntl()
  const language = useLanguage()
  const stock = useFragment(
    graphql`
      fragment StockPage_stock on Stock {
        id
        stockId
        ...StockHeading_stock
        ...QuoteTab_stock
        ...useChosenList_stock
      }
    `,
    stockKey,
  )
  const viewer = useFragment(
    graphql`
      fragment StockPage_viewer on Viewer {
        ...QuoteTab_viewer
        ...ProposedSplits_viewer
        ...useChosenList_viewer
      }
    `,
    viewerKey,
  )
  const isVertical = useIsAtLeast(VERTICAL_TABS_ABOVE_WIDTH + 1)
  const originListId = originListIdOf(useLocation().state)
  const chosen = useChosenList(stock, viewer, originListId)
  const origin = chosen.lists.find(({ listId }) => listId === originListId) ?? null
  const [searchedTag, setSearchedTag] = useState<Tag | null>(null)
  return (
    <Box pt={{ md: '8' }} data-full-on-phone>
      <PriceTicks stockIds={[stock.id]} />
      <StockHeading
        stock={stock}
        origin={origin}
        entry={chosen.list?.entry ?? null}
        isSimulated={isSimulated}
        onTag={setSearchedTag}
      />
      <ProposedSplits viewer={viewer} stockId={stock.stockId} />
      <Tabs
        label={formatMessage({ id: 'stock.tabs' })}
        isVertical={isVertical}
        tabs={[
          {
            value: 'quote',
            label: formatMessage({ id: 'stock.tab.quote' }),
            content: <QuoteTab stock={stock} viewer={viewer} chosen={chosen} />,
          },
          {
            value: 'analysis',
            label: formatMessage({ id: 'stock.tab.analysis' }),
            onNear: () => AnalysisTab.prepare(language),
            content: (
              <Suspense fallback={<AnalysisWaiting />}>
                <AnalysisTab stockId={stock.stockId} onTag={setSearchedTag} />
              </Suspense>
            ),
          },
        ]}
      />
      {searchedTag && (
        <Suspense>
          <TagSearchDialog tag={searchedTag} onClose={() => setSearchedTag(null)} />
        </Suspense>
      )}
    </Box>
  )
}
