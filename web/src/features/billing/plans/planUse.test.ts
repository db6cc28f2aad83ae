import { describe, expect, test } from 'vitest'
import { PLANS } from '../../../testing/showPlans.tsx'
import { differencesOf, limitLines, type PresentUse } from './planUse.ts'

const use: PresentUse = {
  buyLists: { used: 4 },
  sellLists: { used: 2 },
  entries: { used: 41 },
  portfolios: { used: 3 },
  portfolioStocks: { used: 16 },
}

describe('the limits of a plan beside what is used', () => {
  test('each limit is compared with its own use; lists beyond their kind count as lists of either kind [SUBS-25]', () => {
    const used = limitLines(PLANS.standard, use).map(({ limit, allowed, used }) => [limit, used, allowed])
    expect(used).toEqual([
      ['buyLists', 4, 3],
      ['sellLists', 2, 3],
      ['combinedLists', 1, 2],
      ['entries', 41, 150],
      ['portfolios', 3, 3],
      ['portfolioStocks', 16, 75],
      ['newsPerStock', null, 8],
    ])
  })

  test('lists of a kind are too many only where those of either kind do not take the rest', () => {
    const over = (plan: keyof typeof PLANS, lists: number) =>
      limitLines(PLANS[plan], { ...use, buyLists: { used: lists } }).flatMap(({ limit, isOver }) =>
        isOver ? [limit] : [],
      )
    expect(over('standard', 4)).toEqual([])
    expect(over('standard', 6)).toEqual(['buyLists', 'combinedLists'])
    expect(over('frugal', 1)).toEqual(['portfolios'])
  })

  test('where the use is not known the limits stand alone [SUBS-04]', () => {
    expect(limitLines(PLANS.elite, null).map(({ allowed }) => allowed)).toEqual([15, 15, 10, 1500, 15, 750, 12])
    expect(limitLines(PLANS.elite, null).every(({ used }) => used === null)).toBe(true)
  })

  test('what a change brings and takes is told list by list', () => {
    expect(differencesOf(PLANS.standard, PLANS.pro)).toEqual([
      { limit: 'buyLists', count: 3 },
      { limit: 'sellLists', count: 3 },
      { limit: 'portfolios', count: 3 },
      { limit: 'entries', count: 250 },
    ])
    expect(differencesOf(PLANS.frugal, PLANS.base)).toEqual([
      { limit: 'portfolios', count: -1 },
      { limit: 'entries', count: -40 },
    ])
  })
})
