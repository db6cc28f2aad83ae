import { catalogue, type CallName } from '@palier/contract/catalogue'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import { startPalier } from '../tests/support/palier.ts'
import type { Figures } from './figures.ts'

// The marks of transactions, the uses that a timer writes down, and what the bff's reader of events asks after any write.
const ASIDE = /^(begin|commit|rollback|set )|"usage_(hours|people)"|^select .*"person_events"/i

/** How many statements PostgreSQL itself sees for a call, transaction marks aside. */
export async function measureSqlStatements(figures: Figures): Promise<void> {
  let statements: string[] = []
  const postgres = await startPostgres({ onStatement: (statement) => statements.push(statement) })
  const palier = await startPalier({ DATABASE_URL: postgres.url, TICK_SECONDS: '600' })

  async function count(name: CallName, input: unknown, token?: string, runs = 3) {
    const { path } = catalogue[name]
    // The jobs of the api send statements too: the smallest of some runs is the call's own.
    const counts: number[] = []
    let data: unknown
    for (let run = 0; run < runs; run += 1) {
      await quiet()
      statements = []
      const answer = await fetch(palier.apiUrl + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(input),
      })
      const body = (await answer.json()) as { success: boolean; data: unknown }
      if (!body.success) throw new Error(`${path}: ${JSON.stringify(body)}`)
      data = body.data
      await quiet()
      counts.push(statements.filter((statement) => !ASIDE.test(statement)).length)
    }
    return { data, value: Math.min(...counts) }
  }

  /** Waits until the server's log has been still for a moment: it is written after the answer. */
  async function quiet() {
    for (let before = -1; before !== statements.length;) {
      before = statements.length
      await new Promise((done) => setTimeout(done, 60))
    }
  }

  try {
    const guest = await count('loginAsGuest', {})
    const { user, tokenInfo } = guest.data as { user: { userId: string }; tokenInfo: { rawToken: string } }
    const token = tokenInfo.rawToken
    figures.add('sqlStatements', 'loginAsGuest', guest.value)
    figures.add('sqlStatements', 'testToken', (await count('testToken', {}, token)).value)
    figures.add('sqlStatements', 'getPreferences', (await count('getPreferences', {}, token)).value)

    figures.add('sqlStatements', 'getOverview', (await count('getOverview', {}, token)).value)
    const lists = await count('getBuyLists', { userId: user.userId }, token)
    figures.add('sqlStatements', 'getLists', lists.value)
    const [list] = (lists.data as { lists: { id: string }[] }).lists
    figures.add('sqlStatements', 'getWatchList', (await count('getWatchList', { listId: list?.id }, token)).value)
    const entries = (lists.data as { lists: { entries: { stockId: string }[] }[] }).lists.flatMap(
      (list) => list.entries,
    )
    const stockIds = entries.map(({ stockId }) => stockId)
    figures.add('sqlStatements', 'getStocks', (await count('getStocks', { stockIds }, token)).value)

    const lots = 'none'
    const few = await count('getUserDataPackage', { lots }, token)
    for (const portfolioName of ['Deux', 'Trois', 'Quatre'])
      await count('addPortfolio', { portfolioName, portfolioDescription: '', currency: 'CAD' }, token, 1)
    const many = await count('getUserDataPackage', { lots }, token)
    figures.add('sqlStatements', 'getUserDataPackage', Math.max(few.value, many.value))

    const { portfolios } = few.data as { portfolios: { id: string; stocks: { stockId: string }[] }[] }
    const held = portfolios.find(({ stocks }) => stocks.length > 0)
    const lot = { transactionDate: '2026-03-02T00:00:00Z', stockQty: 1, averageCostByShare: 10, note: '', lots }
    const place = { portfolioId: held?.id, stockId: held?.stocks[0]?.stockId }
    figures.add('sqlStatements', 'addBuyLot', (await count('addBuyLot', { ...place, ...lot }, token)).value)
  } finally {
    await palier.stop()
    await postgres.stop()
  }
}
