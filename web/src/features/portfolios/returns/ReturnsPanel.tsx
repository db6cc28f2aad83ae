import { Suspense, useEffect, useState, useTransition } from 'react'
import { useIntl } from 'react-intl'
import { useQueryLoader } from '../../../kit/relay/hooks.ts'
import PerformanceOfPortfolioQueryParameters from '../../../__generated__/PerformanceOfPortfolioQuery$parameters.ts'
import type { PerformanceOfPortfolioQuery } from '../../../__generated__/PerformanceOfPortfolioQuery.graphql.ts'
import ValueOfPortfolioQueryParameters from '../../../__generated__/ValueOfPortfolioQuery$parameters.ts'
import type { ValueOfPortfolioQuery } from '../../../__generated__/ValueOfPortfolioQuery.graphql.ts'
import { CURRENCIES, type Currency } from '@palier/domain/market/currency'
import { now } from '../../../device/clock.ts'
import { Section } from '../../../ui/layout/Section.tsx'
import { Flex } from '../../../ui/layout/boxes.ts'
import { Select } from '../../../ui/fields/Select.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { FailureBoundary } from '../../../kit/failure/FailureBoundary.tsx'
import { PanelFailure } from '../../../kit/failure/PanelFailure.tsx'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { daysOfSpan, SPANS, type ReturnsSpan } from './spans.ts'

// Loads the chart library with the first chart: it is as large as a page.
const ValueOfPortfolio = lazyWithMessages(
  ['portfolio'],
  async () => (await import('../value/ValueOfPortfolio.tsx')).ValueOfPortfolio,
)
const PerformanceOfPortfolio = lazyWithMessages(
  ['portfolio', 'returns'],
  async () => (await import('./PerformanceOfPortfolio.tsx')).PerformanceOfPortfolio,
)
const IncomePanel = lazyWithMessages(
  ['portfolio', 'income'],
  async () => (await import('../income/IncomePanel.tsx')).IncomePanel,
)

const SCOPES = ['one', 'all'] as const
const VIEWS = ['performance', 'income', 'value'] as const

interface ReturnsPanelProps {
  readonly portfolioId: string
  readonly currency: Currency
  /** Stocks of the portfolio. Each can be measured on its own. */
  readonly stocks: readonly { readonly stockId: string; readonly symbol: string }[]
}

export function ReturnsPanel({ portfolioId, currency: ownCurrency, stocks }: ReturnsPanelProps) {
  const { formatMessage } = useIntl()
  const [view, setView] = useState<(typeof VIEWS)[number]>('performance')
  const [scope, setScope] = useState<(typeof SCOPES)[number]>('one')
  const [chosenStock, setStock] = useState('')
  const [span, setSpan] = useState<ReturnsSpan>('year')
  const [currency, setCurrency] = useState(ownCurrency)
  const [benchmarkStockId, setBenchmark] = useState<string | null>(null)
  const [isPending, startTransition] = useTransition()
  const [values, loadValues] = useQueryLoader<ValueOfPortfolioQuery>(ValueOfPortfolioQueryParameters)
  const [performance, loadPerformance] = useQueryLoader<PerformanceOfPortfolioQuery>(
    PerformanceOfPortfolioQueryParameters,
  )
  // Resets the choice if the stock is no longer in the portfolio.
  const stockId = stocks.some((one) => one.stockId === chosenStock) ? chosenStock : null
  const read = (fetchPolicy: 'store-or-network' | 'network-only') => {
    const days = daysOfSpan(span, now())
    const isAll = scope === 'all'
    if (view === 'value') loadValues({ portfolioId, days }, { fetchPolicy })
    else if (view === 'performance') {
      loadPerformance({ portfolioId, isAll, stockId, days, currency, benchmarkStockId }, { fetchPolicy })
    }
  }
  useEffect(() => {
    // Keeps the current content visible while another choice loads. The first load has no content
    // to keep and needs no transition.
    if (view === 'value' ? values : performance) startTransition(() => read('store-or-network'))
    else read('store-or-network')
    // `read` uses only these values.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [portfolioId, view, scope, stockId, span, currency, benchmarkStockId])

  const waiting = <Skeleton width="100%" height="21rem" />
  const currencies = (
    <Segmented
      label={formatMessage({ id: 'portfolio.currency' })}
      segments={CURRENCIES.map((value) => ({
        value,
        label: value,
        name: formatMessage({ id: `portfolio.currency.${value}` }),
      }))}
      value={currency}
      onChange={setCurrency}
    />
  )
  return (
    <div style={{ marginTop: '3rem' }}>
      <Section
        title={formatMessage({ id: view === 'value' ? 'portfolio.overTime' : `portfolio.view.${view}` })}
        aside={
          <Segmented
            label={formatMessage({ id: 'portfolio.view' })}
            segments={VIEWS.map((value) => ({ value, label: formatMessage({ id: `portfolio.view.${value}` }) }))}
            value={view}
            onChange={setView}
          />
        }
      >
        <Flex
          wrap="wrap"
          align="flex-end"
          justify={{ base: 'flex-start', md: 'flex-end' }}
          gap="2"
          mb="3"
          css={{ _empty: { display: 'none' } }}
        >
          {view === 'performance' && (
            <>
              <Segmented
                label={formatMessage({ id: 'portfolio.scope' })}
                segments={SCOPES.map((value) => ({ value, label: formatMessage({ id: `portfolio.scope.${value}` }) }))}
                value={scope}
                onChange={setScope}
              />
              <Select
                aria-label={formatMessage({ id: 'portfolio.scope.stock' })}
                value={stockId ?? ''}
                options={[
                  { value: '', label: formatMessage({ id: 'portfolio.scope.everyStock' }) },
                  ...stocks.map((one) => ({ value: one.stockId, label: one.symbol })),
                ]}
                onChange={setStock}
              />
            </>
          )}
          {view === 'performance' && currencies}
          {view !== 'income' && (
            <Segmented
              label={formatMessage({ id: 'portfolio.span' })}
              segments={SPANS.map((value) => ({
                value,
                label: formatMessage({ id: `portfolio.span.${value}` }),
                name: formatMessage({ id: `portfolio.span.${value}.name` }),
              }))}
              value={span}
              onChange={setSpan}
            />
          )}
        </Flex>
        <FailureBoundary
          resetKey={view === 'value' ? values : performance}
          fallback={() => (
            <PanelFailure
              title={formatMessage({ id: 'portfolio.overTime.failed' })}
              onRetry={() => read('network-only')}
            />
          )}
        >
          <Suspense fallback={waiting}>
            {view === 'income' ? (
              <IncomePanel portfolioId={portfolioId} currency={currency}>
                {currencies}
              </IncomePanel>
            ) : view === 'value' ? (
              values ? (
                <ValueOfPortfolio reference={values} />
              ) : (
                waiting
              )
            ) : performance ? (
              <PerformanceOfPortfolio
                reference={performance}
                span={span}
                isPending={isPending}
                benchmarkStockId={benchmarkStockId}
                onBenchmark={setBenchmark}
              />
            ) : (
              waiting
            )}
          </Suspense>
        </FailureBoundary>
      </Section>
    </div>
  )
}
