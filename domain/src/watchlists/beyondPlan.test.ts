import { describe, expect, test } from 'vitest'
import { type Belongings, beyondPlanOf, cheapestPlanWhere, excessOf } from './beyondPlan.ts'
import { canAddBuyList, canAddSellList, type PlanLimits, type PlanUse } from '../billing/planUsage.ts'

const BASE: PlanLimits = { buyLists: 1, sellLists: 1, combinedLists: 0, entries: 2, portfolios: 0, portfolioStocks: 0 }
const FRUGAL: PlanLimits = { ...BASE, combinedLists: 2, entries: 6, portfolios: 1, portfolioStocks: 2 }
const PRO: PlanLimits = { buyLists: 6, sellLists: 6, combinedLists: 4, entries: 40, portfolios: 6, portfolioStocks: 20 }
const NOTHING: Belongings = { lists: [], entries: [], portfolios: [], portfolioStocks: [] }
const NO_USE: PlanUse = { buyLists: 0, sellLists: 0, entries: 0, portfolios: 0, portfolioStocks: 0 }

const list = (id: string, kind: 'buy' | 'sell' | 'others' = 'buy') => ({ id, kind })

describe('what is beyond a plan', () => {
  test('the oldest lists stay open up to the limit of their kind and of both', () => {
    const lists = [list('b1'), list('b2'), list('s1', 'sell'), list('b3'), list('s2', 'sell'), list('b4')]
    expect([...beyondPlanOf({ ...NOTHING, lists }, BASE).lists]).toEqual(['b2', 'b3', 's2', 'b4'])
    expect([...beyondPlanOf({ ...NOTHING, lists }, FRUGAL).lists]).toEqual(['s2', 'b4'])
    expect(beyondPlanOf({ ...NOTHING, lists }, PRO).lists.size).toBe(0)
  })

  test('other lists have as much room as the lists of the plan', () => {
    const lists = [1, 2, 3].map((number) => list(`o${number}`, 'others'))
    expect([...beyondPlanOf({ ...NOTHING, lists }, BASE).lists]).toEqual(['o3'])
  })

  test('entries are closed with their list, and take no room from those of open lists', () => {
    const lists = [list('b1'), list('b2')]
    const entries = ['b2', 'b2', 'b1', 'b1', 'b1'].map((listId, place) => ({ id: `e${place}`, listId }))
    expect([...beyondPlanOf({ ...NOTHING, lists, entries }, BASE).entries]).toEqual(['e0', 'e1', 'e4'])
  })

  test('the oldest portfolios and their oldest stocks stay open', () => {
    const portfolios = [{ id: 'p1' }, { id: 'p2' }]
    const portfolioStocks = ['p2', 'p1', 'p1', 'p1'].map((portfolioId, place) => ({
      portfolioId,
      stockId: `s${place}`,
    }))
    const frugal = beyondPlanOf({ ...NOTHING, portfolios, portfolioStocks }, FRUGAL)
    expect([...frugal.portfolios]).toEqual(['p2'])
    expect([...frugal.portfolioStocks]).toEqual(['p2 s0', 'p1 s3'])
    const base = beyondPlanOf({ ...NOTHING, portfolios, portfolioStocks }, BASE)
    expect([base.portfolios.size, base.portfolioStocks.size]).toEqual([2, 4])
  })

  test('the count of what is too much is that of the lists that are closed, whatever their order', () => {
    for (let buys = 0; buys <= 5; buys += 1) {
      for (let sells = 0; sells <= 5; sells += 1) {
        const lists = [
          ...Array.from({ length: buys }, (_, at) => list(`b${at}`)),
          ...Array.from({ length: sells }, (_, at) => list(`s${at}`, 'sell')),
        ]
        const { lists: excess } = excessOf({ ...NO_USE, buyLists: buys, sellLists: sells }, FRUGAL)
        expect(beyondPlanOf({ ...NOTHING, lists }, FRUGAL).lists.size).toBe(excess)
        expect(beyondPlanOf({ ...NOTHING, lists: lists.toReversed() }, FRUGAL).lists.size).toBe(excess)
      }
    }
  })

  test('what the rules let a person add is never beyond the plan', () => {
    const use = { ...NO_USE, buyLists: 2, sellLists: 1 }
    expect([canAddBuyList(use, FRUGAL), canAddSellList(use, FRUGAL)]).toEqual([true, true])
    expect(excessOf({ ...use, buyLists: 3 }, FRUGAL).lists).toBe(0)
  })

  test('the plan that opens it is the cheapest that has room for all of the kind', () => {
    const plans = [
      { name: 'pro', displayOrder: 4, limits: PRO },
      { name: 'base', displayOrder: 1, limits: BASE },
      { name: 'frugal', displayOrder: 2, limits: FRUGAL },
    ]
    const use = { buyLists: 2, sellLists: 1, entries: 41, portfolios: 2, portfolioStocks: 2 }
    const named = (kind: 'lists' | 'entries' | 'portfolios' | 'portfolioStocks') =>
      cheapestPlanWhere(plans, (limits) => excessOf(use, limits)[kind] === 0)?.name ?? null
    expect([named('lists'), named('entries'), named('portfolios'), named('portfolioStocks')]).toEqual([
      'frugal',
      null,
      'pro',
      'frugal',
    ])
  })
})
