import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { getBuyLists } from '@palier/contract/watchlists/watchListCalls'
import { catalogue } from '@palier/contract/catalogue'
import { findPostgres } from '../../../scripts/lib/postgres.mjs'
import type { LoneApi } from '../kills/killsApi.ts'
import { allStocks } from './modelLimits.ts'
import { type Caller, enterAsGuest } from '../restCaller.ts'

/** How long others waited, and how much memory it took, while somebody did something large; all in milliseconds. */
export type Large = {
  name: string
  took: number
  othersP50: number
  othersP99: number
  /** Too few to be among the hundredth part, and felt all the same. */
  othersLongest: number
  reads: number
  grownBytes: number
}

const READERS = 3

/** Does a work while other people read their books one after the other. */
export async function whileOthersRead(api: LoneApi, name: string, work: () => Promise<void>): Promise<Large> {
  const others = []
  for (let number = 0; number < READERS; number += 1) others.push(await enterAsGuest(api.url))
  const { resident } = api.takeMemory()
  const times: number[] = []
  let isOver = false
  const reading = others.map(async ({ send }) => {
    while (!isOver) {
      const started = performance.now()
      await send(catalogue.getUserDataPackage, { lots: 'none', transactionsFirst: 20 })
      times.push(performance.now() - started)
    }
  })
  const started = performance.now()
  await work().finally(() => (isOver = true))
  const took = performance.now() - started
  await Promise.all(reading)
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? NaN
  const grownBytes = api.takeMemory().peak - resident
  return { name, took, othersP50: at(0.5), othersP99: at(0.99), othersLongest: at(1), reads: times.length, grownBytes }
}

/** A file of so many trades that waits to be confirmed. */
export async function stageLargeFile(api: LoneApi, rows: number, { isOneDay = false } = {}) {
  const person = await enterAsGuest(api.url)
  const words = { portfolioName: 'Grand', portfolioDescription: '', currency: 'CAD' as const }
  const { id: portfolioId } = await person.send(catalogue.addPortfolio, words)
  const csv = await largeFile(person, rows, isOneDay)
  const staged = await person.post({ call: catalogue.uploadImport, portfolioId, csv })
  const { importId } = catalogue.uploadImport.output.parse(staged.body.data)
  await person.send(catalogue.previewImport, { importId })
  const key = randomUUID()
  return {
    /** Always by the same key, so that it enters once. */
    async confirm(): Promise<void> {
      const { status, body } = await person.post({ call: catalogue.confirmImport, input: { importId } }, key)
      if (status !== 200) throw new Error(`A confirmation was answered ${JSON.stringify(body)}.`)
      const { importedCount } = catalogue.confirmImport.output.parse(body.data)
      if (importedCount !== rows) throw new Error(`Only ${importedCount} of ${rows} rows came in.`)
    },
    async undo(): Promise<void> {
      const { removedCount } = await person.send(catalogue.undoImport, { importId })
      if (removedCount !== rows) throw new Error(`Only ${removedCount} of ${rows} lots went.`)
    },
    /** Reads the whole book as the contract answers it by default; answers its bytes, which nobody here takes apart. */
    readBook: (): Promise<number> => readBytes(catalogue.getUserDataPackage.path),
    /** Exports the whole account; returns the bytes. */
    exportAccount: (): Promise<number> => readBytes(catalogue.exportAccount.path),
    /** How many trades the portfolio shows. */
    async seen(): Promise<number> {
      return (await person.send(catalogue.getTransactions, { portfolioId, first: 1 })).totalCount
    },
  }

  async function readBytes(path: string): Promise<number> {
    const answer = await fetch(`${api.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
      body: '{}',
    })
    if (!answer.ok || !answer.body) throw new Error(`The book was answered ${answer.status}.`)
    let bytes = 0
    for await (const part of answer.body) bytes += part.length
    return bytes
  }
}

export type StagedFile = Awaited<ReturnType<typeof stageLargeFile>>

async function largeFile(person: Caller, rows: number, isOneDay: boolean): Promise<string> {
  const stocks = (await allStocks(person)).slice(0, 50)
  if (isOneDay) {
    const [stock] = stocks
    const line = `2020-01-06,buy,${stock?.symbol},${stock?.exchange},1,50.25,`
    return ['date,type,symbol,exchange,quantity,price,note', ...Array<string>(rows).fill(line)].join('\n')
  }
  const lines = Array.from({ length: rows }, (_, row) => {
    const stock = stocks[row % stocks.length]
    const day = new Date(Date.UTC(2020, 0, 1 + Math.floor(row / stocks.length))).toISOString().slice(0, 10)
    return `${day},${row % 250 < 200 ? 'buy' : 'sell'},${stock?.symbol},${stock?.exchange},${1 + (row % 7)},50.25,`
  })
  return ['date,type,symbol,exchange,quantity,price,note', ...lines].join('\n')
}

/** A file of so many trades is staged, previewed and entered. */
export async function enterLargeFile(api: LoneApi, rows: number): Promise<Large> {
  return whileOthersRead(api, `a file of ${rows} rows`, async () => {
    const file = await stageLargeFile(api, rows)
    await file.confirm()
  })
}

/** A list of so many entries, put into the database by its own door since no plan allows it, is read several times. */
export async function readLargeList(api: LoneApi, databaseUrl: string, entries: number): Promise<Large> {
  const { send, userId, token } = await enterAsGuest(api.url)
  const { lists } = await send(getBuyLists, { userId })
  const listId = lists[0]?.id ?? ''
  const statements = `
    insert into stocks
      select made.* from (select stocks from stocks limit 1) as one, generate_series(1, ${entries}) as number,
        jsonb_populate_record(one.stocks, jsonb_build_object('id', gen_random_uuid(), 'ticker', 'LONG' || number)) as made;
    insert into watch_list_entries (id, list_id, stock_id, t200, t400, t600, t800, high_score, created_at)
      select gen_random_uuid(), '${listId}', id, 40, 30, 20, 10, 0, now() from stocks where ticker like 'LONG%';`
  execFileSync(join(findPostgres() ?? '', 'psql'), [
    '--quiet',
    '-v',
    'ON_ERROR_STOP=1',
    '-d',
    databaseUrl,
    '-c',
    statements,
  ])
  return whileOthersRead(api, `a list of ${entries} entries`, async () => {
    for (let reads = 0; reads < 5; reads += 1) {
      // Taking so much JSON apart would hold up the other readers, who live in this very process.
      const answer = await fetch(api.url + getBuyLists.path, {
        method: getBuyLists.method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ userId }),
      })
      const found =
        Buffer.from(await answer.arrayBuffer())
          .toString('latin1')
          .split('"symbol":"LONG').length - 1
      if (found < entries) throw new Error(`The list has ${found} entries.`)
    }
  })
}
