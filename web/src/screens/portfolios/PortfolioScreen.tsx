import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { graphql } from 'relay-runtime'
import type { PortfolioScreenQuery } from '../../__generated__/PortfolioScreenQuery.graphql.ts'
import { pathTo } from '../../kit/navigation/paths.ts'
import { PortfolioPanel } from '../../features/portfolios/page/PortfolioPanel.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { PlainScreen } from '../kernel/PlainScreen.tsx'

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

/** The name as the title of the page; null where there is no such portfolio. */
export function titleOf({ viewer }: Data): string | null {
  return viewer?.portfolio?.name ?? null
}

/** One portfolio: what it is worth and what it holds. */
export function PortfolioScreen({ data: { viewer } }: { data: Data }) {
  const portfolio = viewer?.portfolio
  if (!viewer || !portfolio) return <MissingPortfolio />
  // Another portfolio remounts the page: its filter and its order are reset.
  return <PortfolioPanel key={portfolio.portfolioId} portfolio={portfolio} viewer={viewer} />
}

function MissingPortfolio() {
  return (
    <PlainScreen
      title={<FormattedMessage id="portfolio.missing.title" />}
      text={<FormattedMessage id="portfolio.missing.text" />}
    >
      <Button asChild>
        <Link to={pathTo('Home')}>
          <FormattedMessage id="shell.backHome" />
        </Link>
      </Button>
    </PlainScreen>
  )
}

export { PortfolioScreen as Screen }
