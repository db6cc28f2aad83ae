import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { isFreePlan } from '@palier/domain/billing/plan'
import { Button } from '../../../ui/buttons/Button.tsx'
import { pathTo } from '../../../kit/navigation/paths.ts'

/** The way to the plans, for those who pay for none; nothing where the plan is not known. */
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
