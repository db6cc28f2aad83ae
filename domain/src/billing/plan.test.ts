import { expect, test } from 'vitest'
import { type AiKey, cheapestPlanWith, isFreePlan } from './plan.ts'

const limits = { buyLists: 1, sellLists: 0, combinedLists: 0, entries: 20, portfolios: 0, portfolioStocks: 0 }
const plan = (name: string, displayOrder: number, portfolios: number, aiKeys: AiKey[] = []) => ({
  name,
  displayOrder,
  aiKeys,
  limits: { ...limits, portfolios },
})
// Not in their order, as no list of them need be.
const plans = [
  plan('pro', 4, 6, ['partnerships', 'sentiments']),
  plan('base', 1, 0),
  plan('standard', 3, 3, ['sentiments']),
  plan('frugal', 2, 1),
]

test('the cheapest plan is the one of lowest order whose limit or key opens the feature [SHELL-18]', () => {
  expect(cheapestPlanWith(plans, 'portfolios')?.name).toBe('frugal')
  expect(cheapestPlanWith(plans, 'sentiments')?.name).toBe('standard')
  expect(cheapestPlanWith(plans, 'partnerships')?.name).toBe('pro')
  expect(cheapestPlanWith(plans, 'buyLists')?.name).toBe('base')
})

test('lists of either kind count for both, and a feature that no plan has names none [SHELL-18]', () => {
  expect(cheapestPlanWith(plans, 'sellLists')).toBeNull()
  expect(cheapestPlanWith(plans, 'questions')).toBeNull()
  const combined = { name: 'all', displayOrder: 9, aiKeys: [], limits: { ...limits, combinedLists: 2 } }
  expect(cheapestPlanWith([...plans, combined], 'sellLists')?.name).toBe('all')
})

test.each([
  ['', true],
  ['base', true],
  ['pioneer', true],
  ['vip', true],
  ['frugal', false],
  ['admin', false],
])('the plan %j costs nothing: %s [SUBS-02] [SHELL-04]', (planName, isFree) => {
  expect(isFreePlan(planName)).toBe(isFree)
})
