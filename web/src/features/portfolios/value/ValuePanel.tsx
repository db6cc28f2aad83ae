import { Suspense, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useQueryLoader } from 'react-relay/hooks'
import ValueOfPortfolioQueryParameters from '../../../__generated__/ValueOfPortfolioQuery$parameters.ts'
import type { ValueOfPortfolioQuery } from '../../../__generated__/ValueOfPortfolioQuery.graphql.ts'
import { Section } from '../../../ui/layout/Section.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { FailureBoundary } from '../../../kit/failure/FailureBoundary.tsx'
import { PanelFailure } from '../../../kit/failure/PanelFailure.tsx'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'

// The chart library is as large as a page: it is loaded with the first chart.
const ValueOfPortfolio = lazyWithMessages(
  ['portfolio'],
  async () => (await import('./ValueOfPortfolio.tsx')).ValueOfPortfolio,
)

const SPANS = { quarter: 91, year: 365, all: 1826 } as const
type Span = keyof typeof SPANS

/** What a portfolio was worth day by day, loaded after the page. */
export function ValuePanel({ portfolioId }: { portfolioId: string }) {
  const { formatMessage } = useIntl()
  const [span, setSpan] = useState<Span>('year')
  const [reference, load] = useQueryLoader<ValueOfPortfolioQuery>(ValueOfPortfolioQueryParameters)
  useEffect(() => {
    load({ portfolioId, days: SPANS[span] }, { fetchPolicy: 'store-or-network' })
  }, [load, portfolioId, span])

  const spans = (['quarter', 'year', 'all'] as const).map((value) => ({
    value,
    label: formatMessage({ id: `portfolio.span.${value}` }),
  }))
  const waiting = <Skeleton width="100%" height="11.75rem" />
  return (
    <div style={{ marginTop: '3rem' }}>
      <Section
        title={formatMessage({ id: 'portfolio.overTime' })}
        aside={
          <Segmented
            label={formatMessage({ id: 'portfolio.span' })}
            segments={spans}
            value={span}
            onChange={(value) => setSpan(value)}
          />
        }
      >
        <FailureBoundary
          resetKey={reference}
          fallback={() => (
            <PanelFailure
              title={formatMessage({ id: 'portfolio.overTime.failed' })}
              text={formatMessage({ id: 'failure.panelText' })}
              onRetry={() => load({ portfolioId, days: SPANS[span] }, { fetchPolicy: 'network-only' })}
            />
          )}
        >
          <Suspense fallback={waiting}>{reference ? <ValueOfPortfolio reference={reference} /> : waiting}</Suspense>
        </FailureBoundary>
      </Section>
    </div>
  )
}
