import { useIntl } from 'react-intl'
import { directionOf } from '@palier/domain/market/priceChange'
import { decimal } from '@palier/domain/kernel/decimal'
import { Box } from '../../../ui/layout/boxes.ts'
import { DIRECTION_COLORS } from '../../../ui/figures/directionColors.ts'
import { dateText } from '../../../kit/language/dateText.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { daysOfReturn } from './returnSpans.ts'
import type { OverallReturn } from './useOverallReturn.ts'
import styles from './Overview.module.css'

const ROWS = ['month', 'thisYear', 'year'] as const

/** A portfolio younger than a span has one row for its return since its start. */
export function ReturnTable({ overall: { days, symbols } }: { overall: OverallReturn }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const labelOf = (span: (typeof ROWS)[number]) =>
    formatMessage({ id: span === 'thisYear' ? 'overview.sinceJanuary' : `portfolio.span.${span}.name` })
  const spans = ROWS.map((span) => ({ span, ...daysOfReturn(days, span) }))
  const whole = spans.filter(({ isWhole }) => isWhole)
  const young = spans.find(({ isWhole }) => !isWhole)
  const rows = [
    ...whole.map((one) => ({ label: labelOf(one.span), last: one.days.at(-1) })),
    ...(young?.days[0]
      ? [
          {
            label: formatMessage({ id: 'returns.sinceStart' }, { date: format.date(dateText(young.days[0].date)) }),
            last: young.days.at(-1),
          },
        ]
      : []),
  ]
  if (rows.length === 0) return null
  return (
    <table className={styles['rows']}>
      <thead>
        <tr>
          <th scope="col">{formatMessage({ id: 'portfolio.view.performance' })}</th>
          <th scope="col">{formatMessage({ id: 'returns.you' })}</th>
          {symbols.map((symbol) => (
            <th key={symbol} scope="col">
              {symbol}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, last }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <Box as="td" fontWeight="600" color={DIRECTION_COLORS[directionOf(decimal((last?.value ?? 0).toFixed(1)))]}>
              {format.signedPercent(last?.value ?? 0, 1)}
            </Box>
            {symbols.map((symbol, at) => {
              const other = last?.others[at]
              return <td key={symbol}>{other == null ? '–' : format.signedPercent(other, 1)}</td>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
