import { useIntl } from 'react-intl'
import { decimal } from '@palier/domain/kernel/decimal'
import { directionOf } from '@palier/domain/market/priceChange'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { PricedPortfolio } from '../overview/useAllHoldings.ts'
import { dateText } from '../../../kit/language/dateText.ts'
import { sparklinePath } from '../../../kit/chart/sparklinePath.ts'
import { recentDaysOf } from './recentDays.ts'
import styles from './RecentLine.module.css'

const SIZE = { width: 288, height: 40 } as const

/** What the stocks of a portfolio were worth on its last days, as a small line from edge to edge; else nothing. */
export function RecentLine({ portfolio }: { portfolio: PricedPortfolio }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const { recentValues, figures, currency } = portfolio
  const days = recentDaysOf(recentValues, figures.statistics.marketValue.toNumber())
  if (!days) return null

  const { firstDate, lastDate, values } = days
  const [first, last] = [values[0] ?? 0, values.at(-1) ?? 0]
  const line = sparklinePath(values, SIZE.width, SIZE.height)
  const sentence = formatMessage(
    { id: 'overview.area' },
    {
      start: format.date(dateText(firstDate)),
      end: format.date(dateText(lastDate)),
      from: format.money(first, currency),
      to: format.money(last, currency),
    },
  )
  return (
    <svg
      className={styles['line']}
      data-direction={directionOf(decimal(last).minus(first))}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={sentence}
    >
      <path className={styles['area']} d={`${line}V${SIZE.height}H0Z`} />
      <path className={styles['stroke']} d={line} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
