import { useIntl } from 'react-intl'
import type { Currency } from '@palier/domain/market/currency'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { dateText } from '../../../kit/language/dateText.ts'
import type { DayValue } from './valueSpan.ts'
import styles from './ValueArea.module.css'

interface ValueDaysProps {
  readonly caption: string
  readonly currency: Currency
  readonly days: readonly DayValue[]
}

/** The days of the area as figures, the newest first, in a region that scrolls. */
export function ValueDays({ caption, currency, days }: ValueDaysProps) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  return (
    <div className={styles['days']} role="region" tabIndex={0} aria-label={caption}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'overview.date' })}</th>
            <th scope="col">{formatMessage({ id: 'overview.stocks' })}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ date, value }) => (
            <tr key={date}>
              <th scope="row">{format.date(dateText(date))}</th>
              <td data-amount>{format.money(value, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
