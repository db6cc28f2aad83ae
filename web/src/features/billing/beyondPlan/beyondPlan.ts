import type { Alert } from '../../../kit/alert/AlertContext.ts'

/** Of what the plan does not open for writing; null where it does. The plan that opens it, null where none does. */
export type BeyondPlan = { readonly planName: string | null | undefined } | null | undefined

/** What a plan limits, as refusals name it. */
export type LimitedUnit = 'lists' | 'entries' | 'portfolios' | 'portfolioStocks'

/** The id of the note that says why actions of the page are disabled. */
export const BEYOND_PLAN_NOTE = 'beyond-plan'

/** The alert for what the server would refuse. */
export function alertOfBeyondPlan(unit: LimitedUnit, { planName }: NonNullable<BeyondPlan>): Alert {
  return { code: 'BeyondPlan', unit, ...(planName != null && { planName }) }
}
