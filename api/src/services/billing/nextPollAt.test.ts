import { expect, test } from 'vitest'
import type { CustomerState, SubscriptionState } from '../../providers/payments/port.ts'
import { nextPollAt } from './nextPollAt.ts'

const NOW = new Date('2026-11-20T15:00:00Z')
const THEIR_NOW = new Date('2030-01-31T00:00:00Z')
const DAY = 86_400_000

const subscription: SubscriptionState = {
  id: 'subscription',
  status: 'active',
  priceId: 'price',
  periodStart: THEIR_NOW,
  periodEnd: new Date(THEIR_NOW.getTime() + 28 * DAY),
  cancelsAtPeriodEnd: false,
  endedAt: null,
  plannedChange: null,
  defaultReason: null,
  graceEndsAt: null,
  pendingSecret: null,
}

function secondsUntilLook(change: Partial<SubscriptionState>, lastActionAt: Date | null = null): number | null {
  const state: CustomerState = {
    now: THEIR_NOW,
    subscription: { ...subscription, ...change },
    cards: [],
    defaultCardId: null,
    billingAddress: null,
    isGone: false,
  }
  const look = nextPollAt(state, lastActionAt, NOW)
  return look && (look.getTime() - NOW.getTime()) / 1000
}

test.each([
  ['an active one, when its period ends', {}, null, 28 * 86_400 + 1],
  ['one whose end is over, after a minute', { periodEnd: new Date(0) }, null, 60],
  ['an order of just now, after a minute', { status: 'incomplete' as const }, new Date(NOW.getTime() - 60_000), 61],
  ['an order that was left, after an hour', { status: 'incomplete' as const }, new Date(0), 3_601],
  ['one that owes a payment, after an hour', { status: 'pastDue' as const }, null, 3_601],
  ['one whose holder is asked, after a minute', { pendingSecret: 'secret' }, new Date(NOW.getTime() - 60_000), 61],
  ['one that has ended, never', { status: 'ended' as const }, null, null],
  ['one that somebody has just acted on, half a minute after', {}, NOW, 30],
  ['one that has ended, half a minute after an act', { status: 'ended' as const }, NOW, 30],
] as const)('SUBS-34 the state is read again by itself: %s', (_name, change, lastActionAt, seconds) => {
  expect(secondsUntilLook(change, lastActionAt)).toBe(seconds)
})
