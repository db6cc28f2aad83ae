import type { CustomerState } from '../../providers/payments/port.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** How long the outcome of an act is looked after closely. */
const CLOSELY_MILLISECONDS = 10 * MINUTE

/** Whether somebody has just done something whose outcome may still be open. */
export function hasActedLately(lastActionAt: Date | null, now: Date): boolean {
  return lastActionAt !== null && now.getTime() - lastActionAt.getTime() < CLOSELY_MILLISECONDS
}

/** When an act is looked at though nobody came back to write down what became of it. */
const OUTCOME_MILLISECONDS = 30 * SECOND

export function outcomePollAt(lastActionAt: Date): Date {
  return new Date(lastActionAt.getTime() + OUTCOME_MILLISECONDS)
}

/**
 * When a state is to be read again without anybody asking, in real time; null where nothing is to be expected. The
 * provider's clock may be a test's: only the distance to its dates counts.
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
  // A date that is over and changed nothing yet is not asked about without a pause.
  return new Date(now.getTime() + Math.max(Math.min(...waits) + SECOND, MINUTE))
}
