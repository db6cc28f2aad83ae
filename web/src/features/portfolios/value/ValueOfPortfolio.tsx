import { graphql, usePreloadedQuery, type PreloadedQuery } from '../../../kit/relay/hooks.ts'
import type { ValueOfPortfolioQuery } from '../../../__generated__/ValueOfPortfolioQuery.graphql.ts'
import { ValueChart } from './ValueChart.tsx'

export function ValueOfPortfolio({ reference }: { reference: PreloadedQuery<ValueOfPortfolioQuery> }) {
  const { viewer } = usePreloadedQuery<ValueOfPortfolioQuery>(
    graphql`
      query ValueOfPortfolioQuery($portfolioId: String!, $days: Int!) @preloadable @throwOnFieldError {
        viewer {
          portfolio(portfolioId: $portfolioId) {
            valueOverTime(days: $days) {
              ...ValueLines_value
            }
          }
        }
      }
    `,
    reference,
  )
  const value = viewer?.portfolio?.valueOverTime
  return value ? <ValueChart value={value} /> : null
}
