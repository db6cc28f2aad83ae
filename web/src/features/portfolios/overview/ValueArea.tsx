import { useId, useState } from 'react'
import { Table2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import { localDateOf } from '@palier/domain/portfolios/lot'
import type { ValueArea_query$key } from '../../../__generated__/ValueArea_query.graphql.ts'
import { useNow } from '../../../device/clock.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { dateText } from '../../../kit/language/dateText.ts'
import { ValueLine } from './ValueLine.tsx'
import { daysOfSpan, VALUE_SPANS, withPresentValue, type ValueSpan } from './valueSpan.ts'
import { ValueDays } from './ValueDays.tsx'
import styles from './ValueArea.module.css'

interface ValueAreaProps {
  readonly query: ValueArea_query$key
  /** What the stocks are worth now, in the preferred currency. */
  readonly present: number
}

/** What the stocks of all portfolios were worth day by day, as a quiet area or as a table. */
export function ValueArea({ query, present }: ValueAreaProps) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const now = useNow()
  const tableId = useId()
  const [span, setSpan] = useState<ValueSpan>('6m')
  const [isTable, setIsTable] = useState(false)
  const { viewer } = useFragment(
    graphql`
      fragment ValueArea_query on Query {
        viewer {
          valueOverTime(days: 365) {
            currency
            isSample
            points {
              date
              value
              invested
            }
          }
        }
      }
    `,
    query,
  )
  const series = viewer?.valueOverTime
  if (!series) return <p className={styles['none']}>{formatMessage({ id: 'overview.noArea' })}</p>
  const known = series.points.map(({ date, value, invested }) => ({
    date,
    value: Number(value),
    invested: Number(invested),
  }))
  const days = daysOfSpan(withPresentValue(known, { date: localDateOf(now), value: present }), span)
  const [first] = days
  const last = days.at(-1)
  if (!first || !last || days.length < 2) {
    return <p className={styles['none']}>{formatMessage({ id: 'overview.youngArea' })}</p>
  }

  const day = (date: string) => format.date(dateText(date))
  const values = {
    start: day(first.date),
    end: day(last.date),
    from: format.money(first.value, series.currency),
    to: format.money(last.value, series.currency),
  }
  const sentence = formatMessage({ id: series.isSample ? 'overview.areaSample' : 'overview.area' }, values)
  return (
    <>
      <div className={styles['tools']}>
        <div className={styles['pills']} role="group" aria-label={formatMessage({ id: 'overview.spans' })}>
          {VALUE_SPANS.map((value) => (
            <button
              key={value}
              className={styles['pill']}
              type="button"
              aria-pressed={value === span}
              onClick={() => setSpan(value)}
            >
              <span aria-hidden="true">{formatMessage({ id: `overview.span.${value}` })}</span>
              <VisuallyHidden>{formatMessage({ id: `overview.span.${value}.name` })}</VisuallyHidden>
            </button>
          ))}
        </div>
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
      </div>
      <div id={tableId} className={styles['body']}>
        {isTable ? (
          <ValueDays caption={sentence} currency={series.currency} days={days} />
        ) : (
          <ValueLine key={span} sentence={sentence} currency={series.currency} days={days} />
        )}
      </div>
    </>
  )
}
