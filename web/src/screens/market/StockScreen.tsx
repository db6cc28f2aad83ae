import { FormattedMessage } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { StockScreenQuery } from '../../__generated__/StockScreenQuery.graphql.ts'
import { StockPage } from '../../features/stockPage/StockPage.tsx'
import { MissingScreen } from '../kernel/MissingScreen.tsx'

export const query = graphql`
  query StockScreenQuery($stockId: String!) @preloadable {
    ...guards_query
    ...Shell_query
    site {
      isMarketSimulated
    }
    viewer {
      ...StockPage_viewer
      stock(stockId: $stockId) {
        stockId
        symbol
        ...StockPage_stock
      }
    }
  }
`

type Data = StockScreenQuery['response']

/** Symbol as the page title; null if the stock does not exist. */
export function titleOf({ viewer }: Data): string | null {
  return viewer?.stock?.symbol ?? null
}

export function StockScreen({ data: { viewer, site } }: { data: Data }) {
  const stock = viewer?.stock
  if (!viewer || !stock) {
    return (
      <MissingScreen
        title={<FormattedMessage id="stock.missing.title" />}
        text={<FormattedMessage id="stock.missing.text" />}
      />
    )
  }
  // Another stock remounts the page and so resets its state.
  return <StockPage key={stock.stockId} stock={stock} viewer={viewer} isSimulated={site.isMarketSimulated ?? false} />
}

export { StockScreen as Screen }
