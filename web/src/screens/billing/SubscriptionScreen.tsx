import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { graphql } from 'relay-runtime'
import type { SubscriptionScreenQuery } from '../../__generated__/SubscriptionScreenQuery.graphql.ts'
import { PanelFailure } from '../../kit/failure/PanelFailure.tsx'
import { useReload } from '../../kit/failure/useReload.ts'
import { pathTo } from '../../kit/navigation/paths.ts'
import { PlanStepper } from '../../features/billing/checkout/PlanStepper.tsx'
import { ReadOnlyPlans, Why } from '../../features/billing/checkout/ReadOnlyPlans.tsx'
import { plansInOrder, readOfferedPlan } from '../../features/billing/plans/offeredPlan.ts'
import { readOwnUse } from '../../features/billing/usage/ownUse.ts'
import { Button } from '../../ui/buttons/Button.tsx'

export const query = graphql`
  query SubscriptionScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
    plans {
      ...offeredPlan_plan
    }
    viewer {
      isGuest
      usage {
        ...ownUse_usage
      }
      subscription {
        plan {
          ...offeredPlan_plan
        }
        ...PlanStepper_subscription
      }
    }
    ...PlanStepper_query
  }
`

/** Read-only for users who cannot choose a plan now, else three steps. */
export function SubscriptionScreen({ data }: { data: SubscriptionScreenQuery['response'] }) {
  const { formatMessage } = useIntl()
  const reload = useReload()
  const { viewer } = data
  const subscription = viewer?.subscription
  const present = subscription ? readOfferedPlan(subscription.plan) : null
  const plans = plansInOrder((data.plans ?? []).map(readOfferedPlan), present)
  const use = viewer?.usage ? readOwnUse(viewer.usage) : null

  if (!viewer || viewer.isGuest) {
    return (
      <ReadOnlyPlans plans={plans} use={use}>
        <Why ways={<WaysIn isGuest={viewer != null} />}>
          <p>{formatMessage({ id: viewer ? 'order.guest' : 'order.signedOut' })}</p>
        </Why>
      </ReadOnlyPlans>
    )
  }
  if (!subscription || !present) {
    return (
      <ReadOnlyPlans plans={plans} use={use}>
        <PanelFailure
          title={formatMessage({ id: 'order.loadFailed' })}
          text={formatMessage({ id: 'order.loadFailed.text' })}
          onRetry={reload}
        />
      </ReadOnlyPlans>
    )
  }
  return <PlanStepper query={data} subscription={subscription} plans={plans} />
}

function WaysIn({ isGuest }: { isGuest: boolean }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <Button asChild variant="primary">
        <Link to={pathTo('RegisterForm')}>{formatMessage({ id: 'order.createAccount' })}</Link>
      </Button>
      {!isGuest && (
        <Button asChild>
          <Link to={pathTo('Login')}>{formatMessage({ id: 'order.signIn' })}</Link>
        </Button>
      )}
    </>
  )
}

export { SubscriptionScreen as Screen }
