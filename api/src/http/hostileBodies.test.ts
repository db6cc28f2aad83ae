import type { Access } from '@palier/contract/kernel/call'
import { envelope } from '@palier/contract/kernel/envelope'
import { catalogue, type CallName } from '@palier/contract/catalogue'
import { statusOf, isErrorCode } from '@palier/contract/kernel/errorCodes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database/testing/createTestDatabase.ts'
import { addAdministrator, addMember } from '../testing/addMember.ts'
import { KEYS, startTestApi, type TestApi } from '../testing/startTestApi.ts'

// As JSON text, so that what JavaScript cannot write comes through as well.
const VALUES = [
  'null',
  'true',
  '""',
  '[]',
  '{}',
  '-1',
  '0.1',
  '1e400',
  '-1e308',
  '123456789012345678901234567890',
  '"NaN"',
  '"1e400"',
  '"0001-01-01T00:00:00"',
  '"9999-12-31T23:59:59.999999999Z"',
  '"2026-02-31T00:00:00Z"',
  `"'; drop table users; --"`,
  '"%_\\\\"',
  '"\\ud800"',
  '"\\r\\nBcc: a@palier.test"',
  '"<img src=x onerror=alert(1)>"',
  '"00000000-0000-0000-0000-000000000000"',
  '{"__proto__":{"admin":true},"constructor":1}',
  '["a","b"]',
  `"${'x'.repeat(5_000)}"`,
]

let testDatabase: TestDatabase
let api: TestApi
let guest: string
let member: string

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  api = await startTestApi(testDatabase)
  guest = (await api.signIn()).token
  member = (await addMember(testDatabase, api)).token
})
afterAll(async () => {
  await api?.close()
  await testDatabase?.close()
})

function keysOf(name: CallName): string[] {
  const { input } = catalogue[name]
  return 'shape' in input ? Object.keys(input.shape as object) : []
}

/** Every value is sent to every call with TESTS=whole, else each call is sent every third, not all the same. */
const STEP = process.env['TESTS'] === 'whole' ? 1 : 6

/** A body in which every key has this value, and one in which each key has another of the list. */
function bodiesOf(name: CallName): string[] {
  const keys = keysOf(name)
  const bodyOf = (valueAt: (index: number) => string) =>
    `{${keys.map((key, index) => `${JSON.stringify(key)}:${valueAt(index)}`).join(',')}}`
  return VALUES.map((value, at) =>
    bodyOf((index) => (at % 2 ? value : (VALUES[(at + index * 7) % VALUES.length] ?? value))),
  ).filter((_, at) => at % STEP === names.indexOf(name) % STEP)
}

// One ends the session that the others need, the other waits for news.
const names = (Object.keys(catalogue) as CallName[]).filter(
  (name) => !['signOut', 'getEvents'].includes(name) && keysOf(name).length > 0,
)

/** Whoever comes furthest with it. */
async function bearersFor({ access }: { access: Access }): Promise<(string | undefined)[]> {
  if (access === 'open') return [undefined]
  if (access === 'admin') return [(await addAdministrator(testDatabase, api)).token]
  return access === 'service' ? [KEYS.SERVICE_KEY] : [guest, member]
}

test.each(names)('%s answers whatever it is sent in the envelope, and never fails [GEN-18]', async (name) => {
  const { path } = catalogue[name]
  const bearers = await bearersFor(catalogue[name])
  for (const [at, body] of bodiesOf(name).entries()) {
    const answer = await api.post(path, body, { token: bearers[at % bearers.length] })
    const { success, errors } = envelope.parse(answer.body)
    const code = errors?.[0]?.errorCode ?? ''
    expect([body, answer.status, code]).toEqual([body, success ? 200 : isErrorCode(code) && statusOf(code), code])
    expect([body, answer.status >= 500]).toEqual([body, false])
    expect(JSON.stringify(errors ?? '')).not.toMatch(/drop table|onerror|at \w+ \(|\.ts:\d/)
  }
})
