import { daysLeft } from '@palier/domain/billing/daysLeft'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { usePlanSentence_subscription$key } from '../../../__generated__/usePlanSentence_subscription.graphql.ts'
import { useNow } from '../../../device/clock.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { usePlanNames } from '../plans/planName.ts'

/** What becomes of the plan: the next invoice, another plan from a day on, or its end and the days that are left. */
export function usePlanSentence(key: usePlanSentence_subscription$key): string {
  const { formatMessage } = useIntl()
  const { date } = useFormatters()
  const { nameOf } = usePlanNames()
  const present = useNow()
  const { status, isCancelling, isFree, renewalDate, endDate, terminationDate, plannedPlanName, plannedChangeDate } =
    useFragment(
      graphql`
        fragment usePlanSentence_subscription on PlanSubscription {
          status
          isCancelling
          isFree
          renewalDate
          endDate
          terminationDate
          plannedPlanName
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
  if (plannedPlanName != null && plannedChangeDate != null) {
    return formatMessage({ id: 'billing.planned' }, { plan: nameOf(plannedPlanName), date: day(plannedChangeDate) })
  }
  if (isFree || renewalDate == null) return formatMessage({ id: 'billing.noNext' })
  return formatMessage({ id: 'billing.next' }, { date: day(renewalDate) })
}
