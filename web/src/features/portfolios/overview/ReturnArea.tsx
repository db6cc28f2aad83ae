import { Suspense, useId, useState } from 'react'
import { GitCompareArrows, Table2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { useOverallReturn_query$key } from '../../../__generated__/useOverallReturn_query.graphql.ts'
import { useIsMobile } from '../../../device/media.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { Section } from '../../../ui/layout/Section.tsx'
import { PeriodPills } from '../../../kit/chart/PeriodPills.tsx'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { ChartNote, DrawnReturn } from './DrawnReturn.tsx'
import { RETURN_SPANS, type ReturnSpan } from './returnSpans.ts'
import { useOverallReturn } from './useOverallReturn.ts'

const MoreReturns = lazyWithMessages(
  ['portfolio', 'returns'],
  async () => (await import('./MoreReturns.tsx')).MoreReturns,
)
const ValueOfAll = lazyWithMessages(['portfolio'], async () => (await import('./ValueOfAll.tsx')).ValueOfAll)

const VIEWS = ['performance', 'value'] as const
const HEIGHTS = { phone: 232, wide: 300 } as const
/** Includes what is above and below the plot. */
const BOX_HEIGHT = { base: '20.375rem', md: '23.5rem', lg: '22.375rem' } as const

/** Daily return of all portfolios, unaffected by deposits. The value chart loads when it is chosen. */
export function ReturnArea({ query }: { query: useOverallReturn_query$key }) {
  const { formatMessage } = useIntl()
  const overall = useOverallReturn(query)
  const [view, setView] = useState<(typeof VIEWS)[number]>('performance')
  const [span, setSpan] = useState<ReturnSpan>('year')
  const [isTable, setIsTable] = useState(false)
  /** Ids of the compared stocks. Null compares with the market only. */
  const [compared, setCompared] = useState<readonly string[] | null>(null)
  const isMobile = useIsMobile()
  const look = { span, height: HEIGHTS[isMobile ? 'phone' : 'wide'], isTable }
  const tableId = useId()
  const pills = (
    <PeriodPills
      label={formatMessage({ id: 'portfolio.span' })}
      pills={RETURN_SPANS.map((period) => ({
        period,
        short: formatMessage({ id: `portfolio.span.${period}` }),
        name: formatMessage({ id: `portfolio.span.${period}.name` }),
      }))}
      value={span}
      onChange={setSpan}
    />
  )
  const tools = (
    <Flex flex="1" wrap="wrap" align="center" gap={{ base: '1', md: '3' }} mb={{ base: '3', md: '0' }}>
      <Segmented
        label={formatMessage({ id: 'portfolio.view' })}
        segments={VIEWS.map((value) => ({ value, label: formatMessage({ id: `portfolio.view.${value}` }) }))}
        value={view}
        onChange={setView}
      />
      <Box me="auto" visibility={view === 'value' || !overall ? 'hidden' : undefined}>
        <Button
          size="small"
          variant={compared ? 'secondary' : 'quiet'}
          aria-pressed={compared !== null}
          onClick={() => setCompared(compared ? null : overall?.market ? [overall.market.stockId] : [])}
        >
          <GitCompareArrows aria-hidden="true" />
          {formatMessage({ id: 'returns.compare' })}
        </Button>
      </Box>
      {!isMobile && pills}
      <IconButton
        label={formatMessage({ id: 'overview.table' })}
        variant="quiet"
        size="small"
        aria-pressed={isTable}
        aria-controls={tableId}
        onClick={() => setIsTable(!isTable)}
      >
        <Table2 aria-hidden="true" />
      </IconButton>
    </Flex>
  )
  const drawn = overall && <DrawnReturn overall={overall} {...look} />
  return (
    <Section title={formatMessage({ id: `portfolio.view.${view}` })} aside={!isMobile && tools}>
      {isMobile && tools}
      <Box id={tableId} minH={BOX_HEIGHT}>
        {view === 'value' ? (
          <Suspense>
            <ValueOfAll {...look} />
          </Suspense>
        ) : overall && (compared || span === 'all') ? (
          <Suspense fallback={drawn}>
            <MoreReturns overall={overall} compared={compared} onCompare={setCompared} {...look} />
          </Suspense>
        ) : (
          (drawn ?? <ChartNote>{formatMessage({ id: 'overview.noArea' })}</ChartNote>)
        )}
      </Box>
      {isMobile && pills}
    </Section>
  )
}
