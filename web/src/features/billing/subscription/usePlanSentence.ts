import { daysLeft } from '@palier/domain/billing/daysLeft'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { usePlanSentence_subscription$key } from '../../../__generated__/usePlanSentence_subscription.graphql.ts'
import { useNow } from '../../../device/clock.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { planPrice } from '../plans/planLabels.ts'
import { readPlanOffer } from '../plans/planOffers.ts'
import { usePlanNames } from '../plans/planName.ts'

/** Sentence with the next invoice, the scheduled plan, or the end of the plan and the days left. */
export function usePlanSentence(key: usePlanSentence_subscription$key): string {
  const intl = useIntl()
  const { formatMessage } = intl
  const formatters = useFormatters()
  const { date } = formatters
  const { nameOf } = usePlanNames()
  const present = useNow()
  const { status, isCancelling, isFree, renewalDate, endDate, terminationDate, plannedPlan, plannedChangeDate } =
    useFragment(
      graphql`
        fragment usePlanSentence_subscription on PlanSubscription {
          status
          isCancelling
          isFree
          renewalDate
          endDate
          terminationDate
          plannedPlan {
            name
            ...planOffers_plan
          }
          plannedChangeDate
        }
      `,
      key,
    )
  const day = (instant: string) => date(Date.parse(instant))
  const end = terminationDate ?? endDate
  if (status === 'CANCELLED' && isCancelling && end != null) {
    return formatMessage({ id: 'billing.cancelled' }, { days: daysLeft(new Date(end), present), date: day(end) })
  }
  if (plannedPlan != null && plannedChangeDate != null) {
    const price = planPrice(intl, formatters, readPlanOffer(plannedPlan))
    const plan = nameOf(plannedPlan.name)
    return formatMessage({ id: 'billing.planned' }, { plan, price, date: day(plannedChangeDate) })
  }
  if (isFree || renewalDate == null) return formatMessage({ id: 'billing.noNext' })
  return formatMessage({ id: 'billing.next' }, { date: day(renewalDate) })
}
