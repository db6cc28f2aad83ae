import { useEffect, useState, useTransition, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from '../../../kit/relay/hooks.ts'
import type { Currency } from '@palier/domain/market/currency'
import IncomePanelQueryParameters from '../../../__generated__/IncomePanelQuery$parameters.ts'
import type { IncomePanelQuery } from '../../../__generated__/IncomePanelQuery.graphql.ts'
import { now } from '../../../device/clock.ts'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Flex } from '../../../ui/layout/boxes.ts'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { Text } from '../../../ui/text/Text.ts'
import { LoadedPanel } from '../../../kit/failure/LoadedPanel.tsx'
import { IncomeView } from './IncomeView.tsx'

const SCOPES = ['one', 'all'] as const
const YEARS_SHOWN = 3

interface IncomePanelProps {
  readonly portfolioId: string
  readonly currency: Currency
  /** Currency selector. */
  readonly children: ReactNode
}

export function IncomePanel({ portfolioId, currency, children }: IncomePanelProps) {
  const { formatMessage } = useIntl()
  const present = now().getFullYear()
  const [scope, setScope] = useState<(typeof SCOPES)[number]>('one')
  const [year, setYear] = useState(String(present))
  const [isPending, startTransition] = useTransition()
  const [income, load] = useQueryLoader<IncomePanelQuery>(IncomePanelQueryParameters)
  const read = (fetchPolicy: 'store-and-network' | 'network-only') =>
    load({ portfolioId: scope === 'one' ? portfolioId : null, currency, year: Number(year) }, { fetchPolicy })
  useEffect(() => {
    // Keeps the current content visible while another choice loads.
    if (income) startTransition(() => read('store-and-network'))
    else read('store-and-network')
    // `read` uses only these values.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [portfolioId, scope, currency, year])

  return (
    <div aria-busy={isPending || undefined}>
      <Flex wrap="wrap" justify="space-between" gap="2" mb="4">
        <Segmented
          label={formatMessage({ id: 'income.scope' })}
          segments={SCOPES.map((value) => ({ value, label: formatMessage({ id: `income.scope.${value}` }) }))}
          value={scope}
          onChange={setScope}
        />
        <Flex wrap="wrap" gap="2">
          {children}
          <Segmented
            label={formatMessage({ id: 'income.year' })}
            segments={Array.from({ length: YEARS_SHOWN }, (_, at) => String(present - YEARS_SHOWN + 1 + at)).map(
              (value) => ({ value, label: value }),
            )}
            value={year}
            onChange={setYear}
          />
        </Flex>
      </Flex>
      <LoadedPanel<IncomePanelQuery>
        reference={income}
        failed={formatMessage({ id: 'income.failed' })}
        waiting={<Skeleton width="100%" height="40rem" />}
        onRetry={() => read('network-only')}
      >
        {(reference) => <IncomeRead reference={reference} />}
      </LoadedPanel>
    </div>
  )
}

function IncomeRead({ reference }: { reference: PreloadedQuery<IncomePanelQuery> }) {
  const { formatMessage } = useIntl()
  const { viewer } = usePreloadedQuery<IncomePanelQuery>(
    graphql`
      query IncomePanelQuery($portfolioId: String, $currency: Currency!, $year: Int!) @preloadable @throwOnFieldError {
        viewer {
          income(portfolioId: $portfolioId, currency: $currency, year: $year) {
            ...IncomeView_income
          }
        }
      }
    `,
    reference,
  )
  if (viewer?.income) return <IncomeView income={viewer.income} />
  return (
    <Text textStyle="note" color="fg.muted">
      {formatMessage({ id: 'income.unavailable' })}
    </Text>
  )
}
