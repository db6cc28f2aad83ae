import { Lock } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { planPath } from '../plans/planPath.ts'
import { BEYOND_PLAN_NOTE, type BeyondPlan, type LimitedUnit } from './beyondPlan.ts'
import styles from './BeyondPlanNote.module.css'

interface BeyondPlanNoteProps {
  readonly unit: LimitedUnit
  /** How many, where the page shows some that are open as well. */
  readonly count?: number
  readonly beyondPlan: NonNullable<BeyondPlan>
}

/** Says why something can no longer be changed, what can still be done with it, and which plan opens it again. */
export function BeyondPlanNote({ unit, count = 1, beyondPlan: { planName } }: BeyondPlanNoteProps) {
  const { formatMessage } = useIntl()
  return (
    <p className={styles['note']} id={BEYOND_PLAN_NOTE}>
      <Lock className={styles['icon']} aria-hidden="true" />
      <span>
        {formatMessage({ id: 'beyondPlan.note' }, { unit, count })}{' '}
        {planName != null && (
          <>
            {formatMessage({ id: 'beyondPlan.opens' }, { plan: planName, count })}{' '}
            <Link to={planPath(planName)}>{formatMessage({ id: 'beyondPlan.see' })}</Link>
          </>
        )}
      </span>
    </p>
  )
}
