import { Suspense, useId, useState, type ReactNode } from 'react'
import { Table2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { useOverallReturn_query$key } from '../../../__generated__/useOverallReturn_query.graphql.ts'
import { useIsMobile } from '../../../device/media.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { Section } from '../../../ui/layout/Section.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { Text } from '../../../ui/text/Text.ts'
import { dateText } from '../../../kit/language/dateText.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { ReturnPlot } from './ReturnPlot.tsx'
import { daysOfReturn, RETURN_SPANS, type ReturnSpan } from './returnSpans.ts'
import { useOverallReturn, type OverallReturn } from './useOverallReturn.ts'
import styles from './ReturnArea.module.css'

const PerformanceTable = lazyWithMessages(
  ['portfolio', 'returns'],
  async () => (await import('../returns/PerformanceTable.tsx')).PerformanceTable,
)
const ValueOfAll = lazyWithMessages(['portfolio'], async () => (await import('./ValueOfAll.tsx')).ValueOfAll)

const VIEWS = ['performance', 'value'] as const
const HEIGHTS = { phone: 232, wide: 300 } as const

/** The return of all portfolios day by day, which no deposit moves; their value is the second chart, read when it is chosen. */
export function ReturnArea({ query }: { query: useOverallReturn_query$key }) {
  const { formatMessage } = useIntl()
  const overall = useOverallReturn(query)
  const [view, setView] = useState<(typeof VIEWS)[number]>('performance')
  const [span, setSpan] = useState<ReturnSpan>('year')
  const [isTable, setIsTable] = useState(false)
  const isMobile = useIsMobile()
  const height = isMobile ? HEIGHTS.phone : HEIGHTS.wide
  const tableId = useId()
  const pills = (
    <div className={styles['pills']} role="group" aria-label={formatMessage({ id: 'portfolio.span' })}>
      {RETURN_SPANS.map((value) => (
        <button
          key={value}
          className={styles['pill']}
          type="button"
          aria-pressed={value === span}
          onClick={() => setSpan(value)}
        >
          <span aria-hidden="true">{formatMessage({ id: `portfolio.span.${value}` })}</span>
          <VisuallyHidden>{formatMessage({ id: `portfolio.span.${value}.name` })}</VisuallyHidden>
        </button>
      ))}
    </div>
  )
  return (
    <Section
      title={formatMessage({ id: `portfolio.view.${view}` })}
      aside={
        <Flex align="center" gap="4">
          {!isMobile && pills}
          <Segmented
            label={formatMessage({ id: 'portfolio.view' })}
            segments={VIEWS.map((value) => ({ value, label: formatMessage({ id: `portfolio.view.${value}` }) }))}
            value={view}
            onChange={setView}
          />
          <Box visibility={view === 'value' ? 'hidden' : undefined}>
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
          </Box>
        </Flex>
      }
    >
      <Box id={tableId} minH={`${height / 16 + 3.5}rem`}>
        {view === 'value' ? (
          <Suspense>
            <ValueOfAll span={span} height={height} />
          </Suspense>
        ) : overall ? (
          <Drawn overall={overall} span={span} height={height} isTable={isTable} />
        ) : (
          <Note>{formatMessage({ id: 'overview.noArea' })}</Note>
        )}
      </Box>
      {isMobile && pills}
    </Section>
  )
}

interface DrawnProps {
  readonly overall: OverallReturn
  readonly span: ReturnSpan
  readonly height: number
  readonly isTable: boolean
}

/** Who is ahead in a sentence, over the lines or their figures. */
function Drawn({ overall: { days: all, benchmark, isSample, currency }, span, height, isTable }: DrawnProps) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const { days } = daysOfReturn(all, span)
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || days.length < 2) return <Note>{formatMessage({ id: 'overview.youngArea' })}</Note>

  const [start, end] = [first, last].map(({ date }) => format.date(dateText(date)))
  const percent = format.signedPercent(last.value, 1)
  const own = formatMessage({ id: 'returns.chart' }, { percent, start, end })
  const isCompared = benchmark !== null && last.second !== null
  const sentence = isCompared ? `${own} ${benchmark} ${format.signedPercent(last.second ?? 0, 1)}.` : own
  const lead = last.value - (last.second ?? 0)
  return (
    <>
      <Text mb="3" textStyle="table" color="fg.muted" minH={{ base: '3.375rem', md: '1.125rem' }}>
        {isCompared && (
          <Text as="strong" me="1" fontWeight="600" color="fg">
            {formatMessage(
              { id: 'returns.lead' },
              {
                symbol: benchmark,
                side: Math.abs(lead) < 0.05 ? 'level' : lead > 0 ? 'ahead' : 'behind',
                points: format.percent(Math.abs(lead), 1).replace(/[\s\u00a0]*%/u, ''),
              },
            )}
          </Text>
        )}
        {formatMessage({ id: 'overview.returnNote' }, { benchmark: isCompared ? currency : 'none' })}
        {isSample && ` ${formatMessage({ id: 'portfolio.overTime.sample' })}`}
      </Text>
      {isTable ? (
        <Suspense>
          <PerformanceTable
            caption={sentence}
            symbol={benchmark}
            points={days.map(({ date, value, second }) => ({
              date,
              timeWeighted: value.toFixed(2),
              benchmark: second?.toFixed(2),
            }))}
          />
        </Suspense>
      ) : (
        <ReturnPlot key={span} height={height} sentence={sentence} days={days} benchmark={benchmark} />
      )}
    </>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Text textStyle="note" color="fg.muted">
      {children}
    </Text>
  )
}
