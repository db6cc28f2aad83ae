import { Leaf } from 'lucide-react'
import { daysLeft } from '@palier/domain/billing/daysLeft'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import { Link } from 'react-router-dom'
import type { CancelledPlans_subscription$key } from '../../../__generated__/CancelledPlans_subscription.graphql.ts'
import { useNow } from '../../../device/clock.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { readOfferedPlan, type OfferedPlan } from '../plans/offeredPlan.ts'
import { usePlanNames } from '../plans/planName.ts'
import type { PresentUse } from '../plans/planUse.ts'
import { ReadOnlyPlans, Why } from './ReadOnlyPlans.tsx'

interface CancelledPlansProps {
  readonly subscription: CancelledPlans_subscription$key
  readonly plans: readonly OfferedPlan[]
  readonly use: PresentUse | null
}

/** Plans during the rest of a cancelled one: another can be chosen once it has ended. */
export function CancelledPlans({ subscription: key, plans, use }: CancelledPlansProps) {
  const { formatMessage } = useIntl()
  const { date } = useFormatters()
  const { nameOf } = usePlanNames()
  const now = useNow()
  const subscription = useFragment(
    graphql`
      fragment CancelledPlans_subscription on PlanSubscription {
        terminationDate
        endDate
        plan {
          ...offeredPlan_plan
        }
      }
    `,
    key,
  )
  const present = readOfferedPlan(subscription.plan)
  const end = new Date(subscription.terminationDate ?? subscription.endDate ?? now)
  const day = date(end)
  return (
    <ReadOnlyPlans
      plans={plans}
      present={present}
      use={use}
      noteOf={(name) => name === present.name && formatMessage({ id: 'order.cancelledUntil' }, { date: day })}
    >
      <Why
        ways={
          <Button asChild>
            <Link to={pathTo('MyAccount')}>{formatMessage({ id: 'order.cancelled.resume' })}</Link>
          </Button>
        }
      >
        <p>
          {formatMessage(
            { id: 'order.cancelled' },
            { plan: nameOf(present.name), date: day, days: daysLeft(end, new Date(now)) },
          )}
        </p>
        <p>
          <Leaf aria-hidden="true" />
          {formatMessage({ id: 'order.climate' })}
        </p>
      </Why>
    </ReadOnlyPlans>
  )
}
