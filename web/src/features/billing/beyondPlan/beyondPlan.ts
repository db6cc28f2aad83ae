import type { Alert } from '../../../kit/alert/AlertContext.ts'

/** Null if the item is open for writing. `planName`: the plan that opens it, null if none does. */
export type BeyondPlan = { readonly planName: string | null | undefined } | null | undefined

export type LimitedUnit = 'lists' | 'entries' | 'portfolios' | 'portfolioStocks'

/** Id of the note that explains why actions of the page are disabled. */
export const BEYOND_PLAN_NOTE = 'beyond-plan'

export function alertOfBeyondPlan(unit: LimitedUnit, { planName }: NonNullable<BeyondPlan>): Alert {
  return { code: 'BeyondPlan', unit, ...(planName != null && { planName }) }
}
