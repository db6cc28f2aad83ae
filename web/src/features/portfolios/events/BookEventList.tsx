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
            // Shows an event of an unknown kind, but does not let the user edit it.
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
