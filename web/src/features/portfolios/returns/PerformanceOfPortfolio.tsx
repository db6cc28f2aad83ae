import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery, type PreloadedQuery } from '../../../kit/relay/hooks.ts'
import type { PerformanceOfPortfolioQuery } from '../../../__generated__/PerformanceOfPortfolioQuery.graphql.ts'
import { Text } from '../../../ui/text/Text.ts'
import { PerformanceView, type PerformanceChoices } from './PerformanceView.tsx'

interface PerformanceOfPortfolioProps extends PerformanceChoices {
  readonly reference: PreloadedQuery<PerformanceOfPortfolioQuery>
}

export function PerformanceOfPortfolio({ reference, ...choices }: PerformanceOfPortfolioProps) {
  const { formatMessage } = useIntl()
  const { viewer } = usePreloadedQuery<PerformanceOfPortfolioQuery>(
    graphql`
      query PerformanceOfPortfolioQuery(
        $portfolioId: String!
        $isAll: Boolean!
        $stockId: String
        $days: Int!
        $currency: Currency!
        $benchmarkStockId: String
      ) @preloadable @throwOnFieldError {
        viewer {
          portfolio(portfolioId: $portfolioId) @skip(if: $isAll) {
            performance(days: $days, currency: $currency, stockId: $stockId, benchmarkStockId: $benchmarkStockId) {
              ...PerformanceView_performance
            }
          }
          performance(days: $days, currency: $currency, stockId: $stockId, benchmarkStockId: $benchmarkStockId)
            @include(if: $isAll) {
            ...PerformanceView_performance
          }
        }
      }
    `,
    reference,
  )
  const performance = viewer?.portfolio?.performance ?? viewer?.performance
  if (performance) return <PerformanceView performance={performance} {...choices} />
  return (
    <Text textStyle="note" color="fg.muted">
      {formatMessage({ id: 'returns.unavailable' })}
    </Text>
  )
}
