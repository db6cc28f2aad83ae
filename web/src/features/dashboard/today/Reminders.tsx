import { ChevronRight, CreditCard, Target } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link as RouterLink } from 'react-router-dom'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { SnoozeButton } from './SnoozeButton.tsx'
import type { ReachedObjective } from './useReachedObjectives.ts'
import styles from './Today.module.css'

interface RemindersProps {
  readonly isPaymentOwed: boolean
  readonly objectives: readonly ReachedObjective[]
  readonly onPostponed: () => void
}

export function Reminders({ isPaymentOwed, objectives, onPostponed }: RemindersProps) {
  return (
    <>
      {isPaymentOwed && <PaymentRow />}
      {objectives.map((objective) => (
        <ObjectiveRow key={objective.id} objective={objective} onPostponed={onPostponed} />
      ))}
    </>
  )
}

/** An overdue payment is always first and cannot be postponed. */
function PaymentRow() {
  const { formatMessage } = useIntl()
  return (
    <li className={styles['row']}>
      <span className={styles['badge']}>
        <CreditCard size={18} aria-hidden="true" />
      </span>
      <RouterLink className={styles['verb']} data-today to={pathTo('MyAccount')}>
        {formatMessage({ id: 'today.payment.verb' })}
      </RouterLink>
      <span className={styles['place']}>{formatMessage({ id: 'today.payment.place' })}</span>
      <span className={styles['price']} />
      <span className={styles['meta']} />
      <span className={styles['later']}>
        <ChevronRight size={16} aria-hidden="true" />
      </span>
    </li>
  )
}

interface ObjectiveRowProps {
  readonly objective: ReachedObjective
  readonly onPostponed: () => void
}

function ObjectiveRow({ objective: { id, symbol, stockId, progressPercent }, onPostponed }: ObjectiveRowProps) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  return (
    <li className={styles['row']}>
      <span className={styles['badge']}>
        <Target size={18} aria-hidden="true" />
      </span>
      <RouterLink className={styles['verb']} data-today to={pathTo('Stock', { id: stockId })}>
        {formatMessage({ id: 'today.objective.verb' }, { symbol })}
      </RouterLink>
      <span className={styles['place']}>
        {formatMessage({ id: 'today.objective.place' }, { percent: format.percent(progressPercent, 0) })}
      </span>
      <SnoozeButton what={{ symbol, objectiveId: id }} onPostponed={onPostponed} />
    </li>
  )
}
