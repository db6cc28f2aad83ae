export type AlertKind = 'error' | 'warning' | 'info'

/** Codes that are no errors; every other one is. */
const KINDS: ReadonlyMap<string, AlertKind> = new Map([
  ['DemonstrationAccountNotAllowed', 'warning'],
  ['operationsLimitReached', 'warning'],
  ['listLimitReached', 'warning'],
  ['portfolioLimitReached', 'warning'],
  ['BeyondPlan', 'warning'],
  ['gracePeriodEndDate', 'warning'],
  ['SubscriptionConfirmationTimeout', 'warning'],
  ['NewPaymentMethodAddedTimeout', 'warning'],
  ['ExpiredCard', 'warning'],
  ['CardExpiresThisMonth', 'warning'],
  ['SubscriptionCancelled', 'info'],
  ['Done', 'info'],
])

/** How a code is shown; one that is not listed is an error. */
export function alertKindOf(code: string): AlertKind {
  return KINDS.get(code) ?? 'error'
}
