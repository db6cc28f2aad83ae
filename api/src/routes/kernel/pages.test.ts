import { catalogue } from '@palier/contract/catalogue'
import { getFeedbacks, submitFeedback } from '@palier/contract/admin/feedbackCalls'
import { getAuditLog } from '@palier/contract/admin/adminCalls'
import { getInvitations, getUsersRegistrationInfo, sendInvitation } from '@palier/contract/admin/invitationCalls'
import type { Call } from '@palier/contract/kernel/call'
import { getBookEvents } from '@palier/contract/portfolios/bookEventCalls'
import { getPortfolioStockLots, getTransactions, getUserDataPackage } from '@palier/contract/portfolios/portfolioCalls'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { addAdministrator, type Member } from '../../testing/addMember.ts'
import { humanTokenFor } from '../../testing/humanToken.ts'
import { addInvestor, type Investor, RY } from '../../testing/portfolioPerson.ts'
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts'

type Answer = { ids: unknown[]; nextCursor: string | null | undefined }
type ReadPage = (page: { first: number; after?: string }) => Promise<Answer>

let testDatabase: TestDatabase
let api: TestApi
let own: Investor
let admin: Member
let portfolioId: string

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  api = await startTestApi(testDatabase)
  own = await addInvestor(testDatabase, api)
  admin = await addAdministrator(testDatabase, api)
  portfolioId = await own.portfolioWith()
  for (const day of ['02', '03', '04', '05']) {
    await own.buy(portfolioId, `2026-03-${day}`, 1, 10)
    const token = await humanTokenFor(api, 'feedback')
    await own.send(submitFeedback, { userId: own.userId, rating: 4, comment: `Palier ${day}`, token })
    await admin.send(sendInvitation, {
      ...{ email: `page${day}@exemple.ca`, firstname: 'Marie', lastname: 'Roy', plan: 'base' },
      twoLettersPreferredLanguage: 'fr',
    })
  }
  return async () => {
    await api.close()
    await testDatabase.close()
  }
})

const idsOf = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row))

const PAGES: Record<string, ReadPage> = {
  async getPortfolioStockLots(page) {
    const { lots, nextCursor } = await own.send(getPortfolioStockLots, { portfolioId, stockId: RY, ...page })
    return { ids: idsOf(lots), nextCursor }
  },
  async getTransactions(page) {
    const { transactions, nextCursor } = await own.send(getTransactions, page)
    return { ids: idsOf(transactions), nextCursor }
  },
  async getBookEvents(page) {
    const { rows, nextCursor } = await own.send(getBookEvents, { portfolioId, trades: true, ...page })
    return { ids: idsOf(rows), nextCursor }
  },
  async getFeedbacks(page) {
    const { feedbacks, nextCursor } = await admin.send(getFeedbacks, page)
    return { ids: idsOf(feedbacks), nextCursor }
  },
  async getInvitations(page) {
    const { invitations, nextCursor } = await admin.send(getInvitations, page)
    return { ids: idsOf(invitations), nextCursor }
  },
  async getUsersRegistrationInfo(page) {
    const { users, nextCursor } = await admin.send(getUsersRegistrationInfo, page)
    return { ids: idsOf(users), nextCursor }
  },
  async getAuditLog(page) {
    const { entries, nextCursor } = await admin.send(getAuditLog, page)
    return { ids: idsOf(entries), nextCursor }
  },
}

/** Proved where their rows are made: notifications/notices, billing/payments and imports/imports. */
const ELSEWHERE = ['getInvoices', 'getNotices', 'previewImport']

describe('a full last page is the last page', () => {
  test.each(Object.entries(PAGES))('%s: any page size returns each row once [OPS-4]', async (_name, read) => {
    const all = await read({ first: 100 })
    expect(all.ids.length).toBeGreaterThanOrEqual(2)
    expect(all.nextCursor).toBeNull()
    for (const first of [1, 2, all.ids.length - 1, all.ids.length]) {
      const walked: unknown[] = []
      let page = await read({ first })
      for (;;) {
        walked.push(...page.ids)
        expect(page.nextCursor === null).toBe(walked.length === all.ids.length)
        if (!page.nextCursor) break
        page = await read({ first, after: page.nextCursor })
      }
      expect(walked).toEqual(all.ids)
    }
  })

  test('the first transactions of the data package name a next page only if there is one [OPS-4]', async () => {
    for (const [transactionsFirst, hasNext] of [
      [3, true],
      [4, false],
    ] as const) {
      const found = await own.send(getUserDataPackage, { transactionsFirst })
      expect(found.transactions).toHaveLength(transactionsFirst)
      expect(typeof found.transactionsNextCursor === 'string').toBe(hasNext)
    }
  })

  test('every call with pages is walked here or in the file named [OPS-4]', () => {
    const paged = Object.entries(catalogue as Record<string, Call>).filter(([, { output }]) =>
      JSON.stringify(output.toJSONSchema({ unrepresentable: 'any' })).includes('"nextCursor"'),
    )
    expect(paged.map(([name]) => name).sort()).toEqual([...Object.keys(PAGES), ...ELSEWHERE].sort())
  })
})
