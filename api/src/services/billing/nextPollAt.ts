import type { CustomerState } from '../../providers/payments/port.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

const CLOSELY_MILLISECONDS = 10 * MINUTE

export function hasActedLately(lastActionAt: Date | null, now: Date): boolean {
  return lastActionAt !== null && now.getTime() - lastActionAt.getTime() < CLOSELY_MILLISECONDS
}

/** Delay before the outcome of an action is polled, in case its process was stopped. */
const OUTCOME_MILLISECONDS = 30 * SECOND

export function outcomePollAt(lastActionAt: Date): Date {
  return new Date(lastActionAt.getTime() + OUTCOME_MILLISECONDS)
}

/**
 * Time of the next poll in real time; null if no change is expected. The provider's clock may be a
 * test clock: only intervals to its dates are used.
 */
export function nextPollAt(state: CustomerState, lastActionAt: Date | null, now: Date): Date | null {
  const regular = regularPollAt(state, lastActionAt, now)
  const outcome = lastActionAt && outcomePollAt(lastActionAt)
  if (!outcome || outcome <= now) return regular
  return regular && regular < outcome ? regular : outcome
}

function regularPollAt(
  { subscription, now: theirs }: CustomerState,
  lastActionAt: Date | null,
  now: Date,
): Date | null {
  if (!subscription || subscription.status === 'ended') return null
  const { status, periodEnd, graceEndsAt, pendingSecret } = subscription
  const waits = [periodEnd.getTime() - theirs.getTime()]
  if (graceEndsAt) waits.push(graceEndsAt.getTime() - theirs.getTime())
  if (status !== 'active' || pendingSecret !== null) waits.push(hasActedLately(lastActionAt, now) ? MINUTE : HOUR)
  // Minimum interval, also for dates in the past.
  return new Date(now.getTime() + Math.max(Math.min(...waits) + SECOND, MINUTE))
}
