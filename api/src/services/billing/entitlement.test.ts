import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PlanStanding, standingAfter } from './entitlement.ts'

const fresh = (planName: string): PlanStanding => ({ planName, grantedPlanName: null, freePlanName: null })

test('whoever paid comes back to the free plan of before, or to base [SUBS-34]', () => {
  const invited = standingAfter(fresh('pioneer'), 'pro', true)
  expect(invited).toEqual({ planName: 'pro', grantedPlanName: 'pro', freePlanName: 'pioneer' })
  expect(standingAfter(standingAfter(invited, 'elite', false), null, false)).toEqual(fresh('pioneer'))
  expect(standingAfter({ planName: 'pro', grantedPlanName: 'pro', freePlanName: null }, null, false).planName).toBe(
    'base',
  )
})

test('a plan that somebody was given meanwhile is not taken by the end of what they paid for', () => {
  const paying: PlanStanding = { planName: 'vip', grantedPlanName: 'pro', freePlanName: 'base' }
  expect(standingAfter(paying, null, true).planName).toBe('vip')
})

test('whatever was paid and ended in between, the last word decides, and what it says twice is said once [SUBS-34]', () => {
  const free = new Set(['base', 'pioneer', 'vip'])
  const words = fc.array(fc.option(fc.constantFrom('frugal', 'pro', 'elite'), { nil: null }), { maxLength: 20 })
  fc.assert(
    fc.property(fc.constantFrom('base', 'pioneer', 'vip'), words, (first, paid) => {
      let standing = fresh(first)
      for (const word of paid) {
        standing = standingAfter(standing, word, free.has(standing.planName))
        expect(standing.planName).toBe(word ?? first)
        expect(standingAfter(standing, word, free.has(standing.planName))).toEqual(standing)
      }
    }),
  )
})
