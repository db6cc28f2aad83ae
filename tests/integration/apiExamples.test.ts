import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ADMINISTRATOR } from '../support/people/administrator.ts'
import { acceptTerms, signIn } from '../support/people/member.ts'
import type { Person } from '../support/people/person.ts'
import { projectRoot } from '../support/sources.ts'

const run = promisify(execFile)

const palier = inject('shared')
let member: Person
const folder = mkdtempSync(join(tmpdir(), 'palier-examples-'))

beforeAll(async () => {
  // Whose plan has room for what the examples write.
  member = await signIn(palier, ADMINISTRATOR.email, ADMINISTRATOR.password)
  await acceptTerms(member)
  await fillList()
  for (const [, name, text] of documentation.matchAll(/^```\w+ file=(\S+)\n([\s\S]*?)^```$/gm)) {
    writeFileSync(join(folder, name ?? ''), text ?? '')
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const documentation = readFileSync(join(projectRoot, 'docs/api.md'), 'utf8')

async function fillList(): Promise<void> {
  const { createWatchList } = await member.read<{ createWatchList: { list: { id: string } } }>(
    'mutation ($input: CreateWatchListInput!) { createWatchList(input: $input) { __typename ... on CreateWatchListPayload { list { id } } ... on Problem { code field } } }',
    { input: { name: 'Banques', description: '', kind: 'BUY' } },
  )
  expect(createWatchList).toEqual({ __typename: 'CreateWatchListPayload', list: expect.anything() })
  const { viewer } = await member.read<{ viewer: { search: { normalizedTicker: string }[] } }>(
    '{ viewer { search(text: "SHOP") { normalizedTicker } } }',
  )
  const { addStock } = await member.read<{ addStock: { stock: { id: string } } }>(
    'mutation ($input: AddStockInput!) { addStock(input: $input) { ... on AddStockPayload { stock { id } } } }',
    { input: { symbol: viewer.search[0]?.normalizedTicker } },
  )
  const stockId = addStock.stock.id
  const input = { listId: createWatchList.list.id, stockId, thresholds: { t200: '900', t400: '800', t600: '700' } }
  const answer = await member.read(
    'mutation ($input: AddEntryInput!) { addEntry(input: $input) { __typename ... on Problem { code field } } }',
    { input },
  )
  expect(answer).toMatchObject({ addEntry: { __typename: 'AddEntryPayload' } })
}

async function tokenFor(scope: 'READ' | 'WRITE'): Promise<string> {
  const input = { name: `Exemples ${scope}`, scope, days: 7, password: ADMINISTRATOR.password }
  const { createApiToken } = await member.read<{ createApiToken: { secret: string } }>(
    'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { ... on CreateApiTokenPayload { secret } } }',
    { input },
  )
  return createApiToken.secret
}

async function runExample(name: string, token: string, ...parameters: string[]): Promise<string> {
  const environment = { PATH: process.env.PATH, PALIER_URL: palier.url, PALIER_TOKEN: token }
  const { stdout } = await run(process.execPath, [name, ...parameters], {
    cwd: folder,
    env: environment,
    timeout: 60_000,
  })
  return stdout
}

test('the example that reads a list prints it', async () => {
  const printed = await runExample('read-a-list.mjs', await tokenFor('READ'))
  expect(printed).toMatch(/^Banques\n {2}SHOP [\d.]+ (CAD|USD), score -?\d+$/m)
})

test('the example that follows ticks prints three of them', async () => {
  const printed = await runExample('follow-ticks.mjs', await tokenFor('READ'))
  expect(printed.match(/^tick \d+: SHOP [\d.]+$/gm)?.length).toBeGreaterThanOrEqual(3)
})

test('the example that imports a book writes its trades', async () => {
  const printed = await runExample('import-a-book.mjs', await tokenFor('WRITE'), 'trades.csv')
  expect(printed).toBe('3 trades can be written, 0 cannot\n3 trades are written\n')
  const { viewer } = await member.read<{ viewer: { portfolios: { name: string; stocks: object[] }[] } }>(
    '{ viewer { portfolios { name stocks { id } } } }',
  )
  expect(viewer.portfolios.find(({ name }) => name === 'Imported')?.stocks).toHaveLength(2)
})

test('a token that only reads writes nothing', async () => {
  const attempt = runExample('import-a-book.mjs', await tokenFor('READ'), 'trades.csv')
  await expect(attempt).rejects.toThrow(/MISSING_SCOPE/)
})

test('a token that is revoked opens nothing', async () => {
  const token = await tokenFor('READ')
  const { viewer } = await member.read<{ viewer: { apiTokens: { id: string }[] } }>('{ viewer { apiTokens { id } } }')
  const [newest] = viewer.apiTokens
  const answer = await member.read(
    'mutation ($input: DeleteApiTokenInput!) { deleteApiToken(input: $input) { ... on DeleteApiTokenPayload { deletedApiTokenId } } }',
    { input: { id: newest?.id } },
  )
  expect(answer).toEqual({ deleteApiToken: { deletedApiTokenId: newest?.id } })
  await expect(runExample('read-a-list.mjs', token)).rejects.toThrow()
})
