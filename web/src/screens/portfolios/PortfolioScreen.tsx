import { FormattedMessage } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { PortfolioScreenQuery } from '../../__generated__/PortfolioScreenQuery.graphql.ts'
import { PortfolioPanel } from '../../features/portfolios/page/PortfolioPanel.tsx'
import { MissingScreen } from '../kernel/MissingScreen.tsx'

export const query = graphql`
  query PortfolioScreenQuery($portfolioId: String!) @preloadable {
    ...guards_query
    ...Shell_query
    viewer {
      ...PortfolioPanel_viewer
      portfolio(portfolioId: $portfolioId) {
        portfolioId
        name
        ...PortfolioPanel_portfolio
      }
    }
  }
`

type Data = PortfolioScreenQuery['response']

/** Name as the page title; null if the portfolio does not exist. */
export function titleOf({ viewer }: Data): string | null {
  return viewer?.portfolio?.name ?? null
}

export function PortfolioScreen({ data: { viewer } }: { data: Data }) {
  const portfolio = viewer?.portfolio
  if (!viewer || !portfolio) {
    return (
      <MissingScreen
        title={<FormattedMessage id="portfolio.missing.title" />}
        text={<FormattedMessage id="portfolio.missing.text" />}
      />
    )
  }
  // Another portfolio remounts the page and so resets its filter and sort order.
  return <PortfolioPanel key={portfolio.portfolioId} portfolio={portfolio} viewer={viewer} />
}

export { PortfolioScreen as Screen }
