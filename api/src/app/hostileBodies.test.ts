import { envelope } from '@palier/contract/envelope'
import { catalogue, type CallName } from '@palier/contract/catalogue'
import { statusOf, isErrorCode } from '@palier/contract/errorCodes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database/testing/createTestDatabase.ts'
import { addAdministrator, addMember } from '../testing/addMember.ts'
import { startTestApi, type TestApi } from '../testing/startTestApi.ts'

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
let tokens: (string | undefined)[]

beforeAll(async () => {
  testDatabase = await createTestDatabase('pglite')
  api = await startTestApi(testDatabase)
  tokens = [(await api.signIn()).token, (await addMember(testDatabase, api)).token, undefined]
})
afterAll(async () => {
  await api?.close()
  await testDatabase?.close()
})

function keysOf(name: CallName): string[] {
  const { input } = catalogue[name]
  return 'shape' in input ? Object.keys(input.shape as object) : []
}

/** A body in which every key has this value, and one in which each key has another of the list. */
function bodiesOf(name: CallName): string[] {
  const keys = keysOf(name)
  const bodyOf = (valueAt: (index: number) => string) =>
    `{${keys.map((key, index) => `${JSON.stringify(key)}:${valueAt(index)}`).join(',')}}`
  return VALUES.map((value, at) =>
    bodyOf((index) => (at % 2 ? value : (VALUES[(at + index * 7) % VALUES.length] ?? value))),
  )
}

// It ends the session that the others need.
const names = (Object.keys(catalogue) as CallName[]).filter((name) => name !== 'signOut' && keysOf(name).length > 0)

test.each(names)('GEN-18 %s answers whatever it is sent in the envelope, and never fails', async (name) => {
  const { path, access } = catalogue[name]
  const bearers = access === 'admin' ? [(await addAdministrator(testDatabase, api)).token] : tokens
  for (const body of bodiesOf(name)) {
    for (const token of bearers) {
      const answer = await api.post(path, body, { token })
      const { success, errors } = envelope.parse(answer.body)
      if (success) expect([body, answer.status]).toEqual([body, 200])
      const code = errors?.[0]?.errorCode ?? ''
      if (!success) expect([body, isErrorCode(code) && statusOf(code), code]).toEqual([body, answer.status, code])
      expect([body, answer.status >= 500]).toEqual([body, false])
      expect(JSON.stringify(errors ?? '')).not.toMatch(/drop table|onerror|at \w+ \(|\.ts:\d/)
    }
  }
})
