import type { Call, SentInputOf } from '@palier/contract/kernel/call'
import {
  addBuyLot,
  addPortfolio,
  addPortfolioStock,
  addSellLot,
  getPortfolios,
} from '@palier/contract/portfolios/portfolioCalls'
import { envelope } from '@palier/contract/kernel/envelope'
import type { WirePortfolio } from '@palier/contract/portfolios/portfolioSchemas'
import { sql } from 'drizzle-orm'
import type { TestDatabase } from '../database/testing/createTestDatabase.ts'
import { stockIdOf } from '../services/market/stockId.ts'
import { addMember } from './addMember.ts'
import type { TestApi } from './startTestApi.ts'

export const RY = stockIdOf('RY:XTSE')
export const TD = stockIdOf('TD:XTSE')
export const AAPL = stockIdOf('AAPL:XNAS')

export const NONE = { lots: 'none' } as const

/** A trade as the wire writes it. */
export function trade(date: string, stockQty: number, averageCostByShare: number) {
  return { transactionDate: `${date}T00:00:00Z`, stockQty, averageCostByShare, note: '' }
}

/** Somebody on a plan with room for portfolios, with short ways to write on them. */
export async function addInvestor(testDatabase: TestDatabase, api: TestApi, plan = 'vip') {
  const member = await addMember(testDatabase, api)
  await testDatabase.database.execute(sql`update users set plan_name = ${plan} where id = ${member.userId}`)
  const { token, send } = member

  async function makePortfolio(currency: 'CAD' | 'USD' = 'CAD', portfolioName = 'Retraite'): Promise<WirePortfolio> {
    // They are read in the order of their making.
    api.pass(1)
    return send(addPortfolio, { portfolioName, portfolioDescription: '', currency })
  }

  const addStock = (portfolioId: string, stockId = RY) => send(addPortfolioStock, { portfolioId, stockId })

  /** A lot of a stock that is there. */
  async function buy(portfolioId: string, date: string, quantity: number, price: number, stockId = RY) {
    return (await send(addBuyLot, { portfolioId, stockId, ...trade(date, quantity, price) })).updatedPortfolio
  }

  async function sell(portfolioId: string, date: string, quantity: number, price: number, stockId = RY) {
    return (await send(addSellLot, { portfolioId, stockId, ...trade(date, quantity, price) })).updatedPortfolio
  }

  return {
    ...member,
    whole: <C extends Call>(call: C, input: SentInputOf<C>, headers: Record<string, string> = {}) =>
      api.clientOf({ token, headers }).sendWhole(call, input),
    /** The status and the first code of what may break the contract. */
    async post(call: Call, body: unknown) {
      const { status, body: answer } = await api.post(call.path, body, { token })
      return [status, envelope.parse(answer).errors?.[0]?.errorCode ?? null] as const
    },
    makePortfolio,
    addStock,
    buy,
    sell,
    read: async () => send(getPortfolios, {}),
    /** A portfolio with one stock in it. */
    async portfolioWith(stockId = RY, currency: 'CAD' | 'USD' = 'CAD') {
      const { id } = await makePortfolio(currency)
      await addStock(id, stockId)
      return id
    },
  }
}

export type Investor = Awaited<ReturnType<typeof addInvestor>>
