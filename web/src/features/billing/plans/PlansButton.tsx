import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { isFreePlan } from '@palier/domain/billing/plan'
import { Button } from '../../../ui/buttons/Button.tsx'
import { pathTo } from '../../../kit/navigation/paths.ts'

/** Link to the plans for users of the free plan; empty if the plan is unknown. */
export function PlansButton({ planName }: { planName: string | null }) {
  if (planName === null || !isFreePlan(planName)) return null
  return (
    <Button asChild size="small">
      <Link to={pathTo('Subscription')}>
        <FormattedMessage id="shell.plans" />
      </Link>
    </Button>
  )
}
