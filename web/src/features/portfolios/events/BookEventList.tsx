import { useIntl } from 'react-intl'
import { decimal } from '@palier/domain/kernel/decimal'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { BookEventFacts } from './form/bookEventFacts.ts'
import styles from './BookEventList.module.css'
import { EventMark } from './form/EventMark.tsx'
import { kindOf } from './form/eventKinds.ts'
import { useBookEventLabels } from './useBookEventLabels.ts'

interface BookEventListProps {
  readonly events: readonly BookEventFacts[]
  readonly label: string
  readonly onEdit: (event: BookEventFacts) => void
}

/** Events, one a row, each with its sign and a sentence; a row opens what it tells. */
export function BookEventList({ events, label, onEdit }: BookEventListProps) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const labels = useBookEventLabels()
  return (
    <ul className={styles['list']} aria-label={label}>
      {events.map((event) => (
        <li key={event.id} className={styles['item']}>
          <button
            type="button"
            className={styles['row']}
            // A kind that this version does not know is shown, and left as it is.
            disabled={kindOf(event) === null}
            onClick={() => onEdit(event)}
          >
            <VisuallyHidden>{formatMessage({ id: 'event.editOne' })} </VisuallyHidden>
            <span className={styles['date']}>{labels.date(event)}</span>{' '}
            <span className={styles['kind']}>
              <EventMark kind={event.kind} />
              {labels.kindName(event)}
            </span>{' '}
            <span className={styles['detail']} data-amount>
              {labels.detailOf(event)}
            </span>{' '}
            <span className={styles['cash']} data-amount>
              {decimal(event.cash).eq(0) ? null : (
                <data value={event.cash}>{format.signedMoney(event.cash, event.currency)}</data>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
