import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ADMINISTRATOR } from '../support/people/administrator.ts'
import { acceptTerms, signIn } from '../support/people/member.ts'
import { projectRoot } from '../support/sources.ts'

type Fields = Record<string, unknown>

const run = promisify(execFile)
const palier = inject('shared')
const page = readFileSync(join(projectRoot, 'docs/api.md'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'palier-tasks-'))

const operations = new Map(blocksOf('graphql').map(({ text }) => [/\w+ (\w+)/.exec(text)?.[1] ?? '', text]))
const inputs = new Map(
  blocksOf('json').map(({ about, text }) => [about.replace('variables=', ''), JSON.parse(text) as { input: Fields }]),
)
const commands = blocksOf('sh').filter(({ text }) => text.includes('curl'))
/** Names of the operations, and indexes of the commands, that were executed. */
const executed = new Set<string | number>()

let token: string
let list: { id: string }
let stock: { id: string }
let portfolio: { id: string }
let position: { id: string }

beforeAll(async () => {
  const member = await signIn(palier, ADMINISTRATOR.email, ADMINISTRATOR.password)
  await acceptTerms(member)
  const input = { name: 'Tasks', scope: 'WRITE', days: 7, password: ADMINISTRATOR.password }
  const created = await member.read<{ createApiToken: { secret: string } }>(
    'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { ... on CreateApiTokenPayload { secret } } }',
    { input },
  )
  token = created.createApiToken.secret
  const opened = await member.read<{ createPortfolio: { portfolio: { id: string } } }>(
    'mutation ($input: CreatePortfolioInput!) { createPortfolio(input: $input) { ... on CreatePortfolioPayload { portfolio { id } } } }',
    { input: { name: 'Tasks', currency: 'CAD' } },
  )
  portfolio = opened.createPortfolio.portfolio
  for (const { about, text } of blocksOf('csv')) writeFileSync(join(folder, about.replace('file=', '')), text)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function blocksOf(language: string): { about: string; text: string }[] {
  return [...page.matchAll(new RegExp(`^( *)\`\`\`${language}(.*)\\n([\\s\\S]*?)^\\1\`\`\`$`, 'gm'))].map(
    ([, indent = '', about = '', text = '']) => ({ about: about.trim(), text: text.replaceAll(`\n${indent}`, '\n') }),
  )
}

/** Data of a documented operation, executed with the token. */
async function execute(name: string, variables: Fields = {}): Promise<Record<string, Fields>> {
  executed.add(name)
  const response = await fetch(`${palier.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'app-language': 'en' },
    body: JSON.stringify({ query: operations.get(name), variables }),
  })
  const { data, errors } = (await response.json()) as { data: Record<string, Fields>; errors?: object[] }
  expect(errors ?? []).toEqual([])
  return data
}

/** The documented variables of an operation, with real ids in place of the examples. */
function inputOf(name: string, ids: Fields): { input: Fields } {
  const example = inputs.get(name)?.input ?? {}
  expect(Object.keys(example)).toEqual(expect.arrayContaining(Object.keys(ids)))
  return { input: { ...example, ...ids } }
}

/** Output of the documented command that contains this text. */
async function shell(text: string): Promise<{ data: Record<string, Fields> }> {
  const index = commands.findIndex((command) => command.text.includes(text))
  executed.add(index)
  const environment = {
    PATH: process.env.PATH,
    PALIER_URL: palier.url,
    PALIER_TOKEN: token,
    PORTFOLIO_ID: encodeURIComponent(portfolio.id),
  }
  const { stdout } = await run('sh', ['-c', commands[index]?.text ?? ''], { cwd: folder, env: environment })
  return JSON.parse(stdout) as { data: Record<string, Fields> }
}

test('the first example and task 1 return whose token it is [OPS-7]', async () => {
  const { data } = await shell('{ viewer { userId isGuest } }')
  expect(data).toEqual({ viewer: { userId: expect.any(String), isGuest: false } })
  expect(await execute('WhoAmI')).toEqual(data)
})

test('task 6 creates one list, although it is sent twice [OPS-7]', async () => {
  const [first, second] = [await shell('idempotency-key'), await shell('idempotency-key')]
  list = first.data['createWatchList']?.['list'] as { id: string }
  expect(list.id).toEqual(expect.any(String))
  expect(second).toEqual(first)
})

test('the answer to a repeated write has the header Idempotency-Replayed [OPS-7]', async () => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': 'replay' }
  const query = 'mutation { createWatchList(input: { name: "Replay", kind: SELL }) { __typename } }'
  const send = () => fetch(`${palier.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
  const [first, second] = [await send(), await send()]
  const replayed = [first, second].map((response) => response.headers.get('idempotency-replayed'))
  expect(replayed).toEqual([null, 'true'])
  expect(await second.json()).toEqual(await first.json())
})

test('task 3 finds a stock and adds an entry [OPS-7]', async () => {
  const { viewer } = await execute('FindStock', { text: 'SHOP' })
  const [match] = viewer?.['search'] as { normalizedTicker: string }[]
  const { addStock } = await execute('KeepStock', { input: { symbol: match?.normalizedTicker } })
  stock = addStock?.['stock'] as { id: string }
  const { addEntry } = await execute('AddEntry', inputOf('AddEntry', { listId: list.id, stockId: stock.id }))
  expect(addEntry).toEqual({ __typename: 'AddEntryPayload', entry: { id: expect.any(String), version: 1 } })
})

test('task 2 reads the lists, and task 4 changes prices once for a version [OPS-7]', async () => {
  const { viewer } = await execute('ReadLists')
  const lists = viewer?.['watchLists'] as { id: string; entries: { id: string; version: number }[] }[]
  const [entry] = lists.find(({ id }) => id === list.id)?.entries ?? []
  const ids = { entryId: entry?.id, listId: list.id, stockId: stock.id, version: entry?.version }
  const changed = await execute('ChangePrices', inputOf('ChangePrices', ids))
  expect(changed).toEqual({ updateEntry: { __typename: 'UpdateEntryPayload', entry: { version: 2 } } })
  expect(await execute('ChangePrices', inputOf('ChangePrices', ids))).toMatchObject({
    updateEntry: { __typename: 'EntryConflict', current: { version: 2, thresholds: { t200: '45' } } },
  })
})

test('task 7 sends a file, previews it and imports it [OPS-7]', async () => {
  const { data } = await shell('/upload/portfolio-import')
  const importId = data['importId']
  const { previewImport } = await execute('PreviewImport', { input: { importId } })
  expect(previewImport).toMatchObject({ preview: { isReady: true, acceptedCount: 3, refusedCount: 0, questions: [] } })
  const { confirmImport } = await execute('ConfirmImport', { input: { importId } })
  expect(confirmImport).toEqual({ __typename: 'ConfirmImportPayload', importedCount: 3 })
})

test('task 5 pages through lots [OPS-7]', async () => {
  const response = await fetch(`${palier.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      query: 'query ($id: ID!) { node(id: $id) { ... on Portfolio { stocks { id stock { symbol } } } } }',
      variables: { id: portfolio.id },
    }),
  })
  const { data } = (await response.json()) as {
    data: { node: { stocks: { id: string; stock: { symbol: string } }[] } }
  }
  position = data.node.stocks.find((held) => held.stock.symbol === 'SHOP') ?? { id: '' }
  const { node } = await execute('PageThroughLots', { portfolioStock: position.id })
  expect(node).toMatchObject({ lots: { edges: [{ node: { type: 'SELL' } }, { node: { type: 'BUY' } }] } })
  expect(node).toMatchObject({ lots: { totalCount: 2, pageInfo: { hasNextPage: false } } })
})

test('task 8 follows prices [OPS-7]', async () => {
  executed.add('FollowPrices')
  const abort = new AbortController()
  const { body } = await fetch(`${palier.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: operations.get('FollowPrices'), variables: { stockIds: [stock.id] } }),
    signal: abort.signal,
  })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!/^data: \{.*\}$/m.test(text)) text += (await reader?.read())?.value ?? ''
  abort.abort()
  const told = JSON.parse(/^data: (\{.*\})$/m.exec(text)?.[1] ?? '') as object
  expect(told).toMatchObject({
    data: { pricesChanged: { stocks: [{ id: stock.id, lastPrice: expect.any(String) }] } },
  })
})

test('task 9 creates a list, or names the limit [OPS-7]', async () => {
  const { createWatchList } = await execute('CreateList', inputs.get('CreateList'))
  expect(['CreateWatchListPayload', 'LimitProblem']).toContain(createWatchList?.['__typename'])
})

test('task 10 is refused by its code and field, with what is held [OPS-7] [OPS-8]', async () => {
  const ids = { portfolioId: portfolio.id, stockId: stock.id }
  const { createLot } = await execute('WriteTrade', inputOf('WriteTrade', ids))
  expect(createLot).toMatchObject({ code: 'OVERSOLD', field: 'quantity', oversell: { held: '10', asked: '1000' } })
})

test('every example of the page was executed [OPS-7]', () => {
  expect([...operations.keys()].filter((name) => !executed.has(name))).toEqual([])
  expect(commands.map((_, index) => index).filter((index) => !executed.has(index))).toEqual([])
})
