import { useIntl } from 'react-intl'
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { PerformanceOfPortfolioQuery } from '../../../__generated__/PerformanceOfPortfolioQuery.graphql.ts'
import { Text } from '../../../ui/text/Text.ts'
import { PerformanceView, type PerformanceChoices } from './PerformanceView.tsx'

interface PerformanceOfPortfolioProps extends PerformanceChoices {
  readonly reference: PreloadedQuery<PerformanceOfPortfolioQuery>
}

/** The return of one portfolio. */
export function PerformanceOfPortfolio({ reference, ...choices }: PerformanceOfPortfolioProps) {
  const { formatMessage } = useIntl()
  const { viewer } = usePreloadedQuery<PerformanceOfPortfolioQuery>(
    graphql`
      query PerformanceOfPortfolioQuery(
        $portfolioId: String!
        $days: Int!
        $currency: Currency!
        $benchmarkStockId: String
      ) @preloadable @throwOnFieldError {
        viewer {
          portfolio(portfolioId: $portfolioId) {
            performance(days: $days, currency: $currency, benchmarkStockId: $benchmarkStockId) {
              ...PerformanceView_performance
            }
          }
        }
      }
    `,
    reference,
  )
  const performance = viewer?.portfolio?.performance
  if (performance) return <PerformanceView performance={performance} {...choices} />
  return (
    <Text textStyle="note" color="fg.muted">
      {formatMessage({ id: 'returns.unavailable' })}
    </Text>
  )
}
