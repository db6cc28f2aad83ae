import { useIntl } from 'react-intl'
import type { BeyondPlan } from './beyondPlan.ts'

/** The title of a disabled action; undefined if the plan allows it. */
export function useBeyondPlanReason(beyondPlan: BeyondPlan): string | undefined {
  const { formatMessage } = useIntl()
  return beyondPlan ? formatMessage({ id: 'beyondPlan.mark' }, { plan: beyondPlan.planName ?? 'none' }) : undefined
}
