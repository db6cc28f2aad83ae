import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMINISTRATOR, ADMINISTRATOR_SETTINGS } from '../support/people/administrator.ts'
import { acceptTerms, OPEN_DOOR, signIn } from '../support/people/member.ts'
import { type Palier, startPalier } from '../support/palier.ts'
import { projectRoot } from '../support/sources.ts'

const run = promisify(execFile)
const PACKAGE = join(projectRoot, 'tests/openapiClient')

let palier: Palier
let secret: string

beforeAll(async () => {
  palier = await startPalier({ ...OPEN_DOOR, ...ADMINISTRATOR_SETTINGS, TICK_SECONDS: '1' })
  // Whose plan has room for lists and portfolios.
  const member = await signIn(palier, ADMINISTRATOR.email, ADMINISTRATOR.password)
  await acceptTerms(member)
  const made = await member.read<{ createApiToken: { secret: string } }>(
    'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { ... on CreateApiTokenPayload { secret } } }',
    { input: { name: 'Generated', scope: 'WRITE', days: 7, password: ADMINISTRATOR.password } },
  )
  secret = made.createApiToken.secret
})
afterAll(() => palier?.stop())

test('by it a stranger comes in, reads, writes, pages, repeats, imports, follows, and meets limit and refusal', async () => {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', join(PACKAGE, 'tasks.ts')], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, PALIER_API_URL: palier.apiUrl, PALIER_TOKEN: secret },
  })
  expect(stdout.trim().split('\n')).toEqual([
    'come in: a token to write',
    'read lists: 0 buy lists',
    'add an entry: SHOP at 50, 40, 30, 20',
    'change under a version: 45, then 409 VersionConflict',
    'page through lots: 07+06, 05',
    'repeat a write: once, then 422 IdempotencyKeyReused',
    'import a file: 42 shares, line 3 resource_missing',
    'follow prices: moved',
    'meet a limit: 100 lists, then 401 listLimitReached of 100',
    'meet a refusal: 400 invalidFloorThresholds',
  ])
})
