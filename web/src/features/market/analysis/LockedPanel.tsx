import { Lock } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import { graphql } from 'relay-runtime'
import type { LockedPanel_plan$key } from '../../../__generated__/LockedPanel_plan.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { usePlanNames } from '../../billing/plans/planName.ts'
import { planPath } from '../../billing/plans/planPath.ts'
import { planPrice } from '../../billing/plans/planLabels.ts'
import styles from './LockedPanel.module.css'

const GHOST_LINES = ['92%', '72%', '96%', '64%']

/* eslint-disable relay/unused-fields -- the price of a plan is written by a function */
/** In the place of what the plan lacks: its shape without content, and the cheapest plan that has it. */
export function LockedPanel({ plan: planKey }: { plan: LockedPanel_plan$key | null }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const formatters = useFormatters()
  const { nameOf } = usePlanNames()
  const plan = useFragment(
    graphql`
      fragment LockedPanel_plan on Plan {
        name
        price
        currency
      }
    `,
    planKey,
  )
  return (
    <div className={styles['card']}>
      <div className={styles['ghost']} aria-hidden="true">
        {GHOST_LINES.map((width) => (
          <span key={width} className={styles['line']} style={{ width }} />
        ))}
      </div>
      <div className={styles['foot']}>
        <Lock className={styles['lock']} aria-hidden="true" />
        <div className={styles['words']}>
          <p className={styles['plan']}>
            {plan
              ? formatMessage({ id: 'analysis.lockedUntil' }, { plan: nameOf(plan.name) })
              : formatMessage({ id: 'analysis.locked' })}
          </p>
          {plan && <p className={styles['price']}>{planPrice(intl, formatters, plan)}</p>}
        </div>
        <Button asChild>
          <Link to={planPath(plan?.name ?? null)}>{formatMessage({ id: 'plans.see' })}</Link>
        </Button>
      </div>
    </div>
  )
}
