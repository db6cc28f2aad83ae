import { decimal } from '@palier/domain/kernel/decimal'
import { addBookEvent, deleteBookEvent } from '@palier/contract/portfolios/bookEventCalls'
import {
  deleteLot,
  deletePortfolio,
  getTransactions,
  movePortfolioStock,
  updateLot,
} from '@palier/contract/portfolios/portfolioCalls'
import { beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../database/testing/createTestDatabase.ts'
import { AAPL, addInvestor, trade } from '../../../testing/portfolioPerson.ts'
import { START, startTestApi, type TestApi } from '../../../testing/startTestApi.ts'
import { createSuperficialLosses } from './superficialLosses.ts'

const NOW = new Date(START)

let testDatabase: TestDatabase
let api: TestApi

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  api = await startTestApi(testDatabase)
  return async () => {
    await api.close()
    await testDatabase.close()
  }
})

test('a check after any write is that of somebody who has kept nothing [D17]', async () => {
  const own = await addInvestor(testDatabase, api)
  const create = () => createSuperficialLosses(testDatabase.database, false, async () => decimal('1.31'))
  const kept = create()
  const portfolioId = await own.portfolioWith(AAPL)
  const other = await own.portfolioWith(AAPL)
  const place = { portfolioId, stockId: AAPL }
  const gains: (string | undefined)[] = []

  /** What a sale of today would be, by one that has read the ledgers before and by one that reads them all. */
  async function expectSame(): Promise<void> {
    const write = {
      kind: 'sell',
      tradeDate: '2026-11-05',
      tradeOrder: 0,
      note: '',
      fee: null,
      fxRateToCad: null,
    } as const
    const proposed = { portfolioId, lotId: null, write: { ...write, quantity: decimal(2), price: decimal(90) } }
    for (const asked of [
      { stockId: AAPL, proposed },
      { stockId: AAPL, proposed: null },
    ]) {
      const [told, anew] = [await kept.check(own, asked, NOW), await create().check(own, asked, NOW)]
      expect(told).toEqual(anew)
      if (asked.proposed) gains.push(told.sale?.gain.toString())
    }
  }

  const lotsOf = async () => (await own.send(getTransactions, { portfolioId })).transactions
  const buy = async (id: string, date: string, quantity: number, price: number) =>
    own.buy(id, date, quantity, price, AAPL)
  const change = async (more: object) => {
    const [lot] = await lotsOf()
    const text = { ...trade('2026-10-20', 3, 95), ...more }
    await own.send(updateLot, { ...place, lotId: lot?.lotId ?? '', transactionType: 'Buy', ...text })
  }
  const event = async (more: object) => {
    const asked = { ...place, date: '2026-07-02', ...more } as Parameters<typeof own.send<typeof addBookEvent>>[1]
    return (await own.send(addBookEvent, asked)).event?.eventId ?? ''
  }

  const writes: (() => Promise<unknown>)[] = [
    () => buy(portfolioId, '2026-03-02', 10, 100),
    () => buy(portfolioId, '2026-10-20', 3, 95),
    () => buy(other, '2026-06-02', 4, 80),
    () => change({ fee: 9.99 }),
    () => change({ fee: 9.99, fxRateToCad: 1.4 }),
    () => own.sell(portfolioId, '2026-08-10', 2, 70, AAPL),
    () => buy(portfolioId, '2026-01-12', 1, 60),
    async () =>
      own.send(deleteBookEvent, { portfolioId, eventId: await event({ kind: 'split', numerator: 2, denominator: 1 }) }),
    () => event({ kind: 'split', numerator: 2, denominator: 1 }),
    async () => {
      const { id: third } = await own.makePortfolio()
      await own.send(movePortfolioStock, { fromPortfolioId: other, toPortfolioId: third, stockId: AAPL })
      await own.send(movePortfolioStock, { fromPortfolioId: third, toPortfolioId: other, stockId: AAPL })
    },
    () => event({ kind: 'transfer', quantity: 1, otherPortfolioId: other }),
    async () => own.send(deleteLot, { ...place, lotId: (await lotsOf()).at(-1)?.lotId ?? '' }),
    () => own.send(deletePortfolio, { portfolioId: other }),
  ]
  for (const write of writes) {
    await write()
    await expectSame()
  }
  expect(new Set(gains).size).toBeGreaterThan(8)
})
