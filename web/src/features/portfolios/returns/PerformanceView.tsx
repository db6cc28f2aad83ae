import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { PerformanceView_performance$key } from '../../../__generated__/PerformanceView_performance.graphql.ts'
import { now } from '../../../device/clock.ts'
import { Box, Grid, Stack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { dateText } from '../../../kit/language/dateText.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { ReturnOverTime } from './ReturnOverTime.tsx'
import { ReturnRates } from './ReturnRates.tsx'
import { daysOfSpan, type ReturnsSpan } from './spans.ts'
import { ValueChanges } from './ValueChanges.tsx'

const ReturnYears = lazyWithMessages(['returns'], async () => (await import('./ReturnYears.tsx')).ReturnYears)

export interface PerformanceChoices {
  readonly span: ReturnsSpan
  /** True while another choice is loading. */
  readonly isPending: boolean
  readonly benchmarkStockId: string | null
  readonly onBenchmark: (stockId: string | null) => void
}

interface PerformanceViewProps extends PerformanceChoices {
  readonly performance: PerformanceView_performance$key
}

export function PerformanceView({ performance: key, span, ...comparison }: PerformanceViewProps) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const performance = useFragment(
    graphql`
      fragment PerformanceView_performance on Performance {
        points {
          date
        }
        change {
          start
          inflows
        }
        ...ReturnOverTime_performance
        ...ReturnRates_performance
        ...ReturnYears_performance
        ...ValueChanges_performance
      }
    `,
    key,
  )
  const { points, change } = performance
  const [first] = points
  if (!first || (Number(change.start) === 0 && Number(change.inflows) === 0))
    return (
      <Text textStyle="note" color="fg.muted">
        {formatMessage({ id: 'returns.none' })}
      </Text>
    )
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem', lg: 'minmax(0, 1fr) 24.5rem' }}
      gap={{ base: '8', md: '10' }}
      aria-busy={comparison.isPending || undefined}
    >
      <Box minW="0">
        <ReturnOverTime performance={performance} {...comparison} />
        {span === 'all' && (
          <Suspense>
            <ReturnYears performance={performance} />
          </Suspense>
        )}
      </Box>
      <Stack gap="8" minW="0">
        <ReturnRates
          performance={performance}
          span={span}
          since={points.length < daysOfSpan(span, now()) ? format.date(dateText(first.date)) : null}
        />
        <ValueChanges performance={performance} />
      </Stack>
    </Grid>
  )
}
