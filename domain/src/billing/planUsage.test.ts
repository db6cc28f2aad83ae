import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canAddBuyList,
  canAddEntry,
  canAddPortfolio,
  canAddPortfolioStock,
  canAddSellList,
  listLimitOf,
  type PlanLimits,
  type PlanUse,
} from './planUsage.ts'

const limits: PlanLimits = {
  buyLists: 3,
  sellLists: 2,
  combinedLists: 2,
  entries: 10,
  portfolios: 1,
  portfolioStocks: 4,
}
const nothing: PlanUse = { buyLists: 0, sellLists: 0, entries: 0, portfolios: 0, portfolioStocks: 0 }

describe('lists', () => {
  test.each([
    [0, 0, true],
    [4, 0, true],
    [5, 0, false],
    [4, 2, true],
    [4, 3, false],
  ])('with %i buy and %i sell lists, another buy list: %s [LIST-30]', (buyLists, sellLists, may) => {
    expect(canAddBuyList({ ...nothing, buyLists, sellLists }, limits)).toBe(may)
  })

  test.each([
    [0, 3, true],
    [0, 4, false],
    [3, 3, true],
    [4, 3, false],
  ])('with %i buy and %i sell lists, another sell list: %s [LIST-31]', (buyLists, sellLists, may) => {
    expect(canAddSellList({ ...nothing, buyLists, sellLists }, limits)).toBe(may)
  })

  const counts = fc.nat({ max: 12 })
  const plans = fc.record<PlanLimits>({
    buyLists: counts,
    sellLists: counts,
    combinedLists: counts,
    entries: counts,
    portfolios: counts,
    portfolioStocks: counts,
  })

  test('adding whatever is allowed ends at the whole limit, and never beyond it [LIST-30] [LIST-31]', () => {
    fc.assert(
      fc.property(plans, fc.array(fc.boolean(), { maxLength: 60 }), (plan, wishes) => {
        let use = nothing
        for (const isBuy of wishes) {
          if (isBuy && canAddBuyList(use, plan)) use = { ...use, buyLists: use.buyLists + 1 }
          if (!isBuy && canAddSellList(use, plan)) use = { ...use, sellLists: use.sellLists + 1 }
        }
        expect(use.buyLists + use.sellLists).toBeLessThanOrEqual(listLimitOf(plan))
        expect(use.buyLists).toBeLessThanOrEqual(plan.buyLists + plan.combinedLists)
        expect(use.sellLists).toBeLessThanOrEqual(plan.sellLists + plan.combinedLists)
      }),
    )
  })
})

test('an entry is allowed below the limit of entries, not at it [LIST-32]', () => {
  expect(canAddEntry({ ...nothing, entries: 9 }, limits)).toBe(true)
  expect(canAddEntry({ ...nothing, entries: 10 }, limits)).toBe(false)
})

test('portfolios and their stocks are compared with their own limits; a limit of 0 allows none [SUBS-25]', () => {
  expect(canAddPortfolio(nothing, limits)).toBe(true)
  expect(canAddPortfolio({ ...nothing, portfolios: 1 }, limits)).toBe(false)
  expect(canAddPortfolio(nothing, { ...limits, portfolios: 0 })).toBe(false)
  expect(canAddPortfolioStock({ ...nothing, portfolioStocks: 3 }, limits)).toBe(true)
  expect(canAddPortfolioStock({ ...nothing, portfolioStocks: 4 }, limits)).toBe(false)
})
