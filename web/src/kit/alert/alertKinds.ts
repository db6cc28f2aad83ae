export type AlertKind = 'error' | 'warning' | 'info'

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

export function alertKindOf(code: string): AlertKind {
  return KINDS.get(code) ?? 'error'
}
