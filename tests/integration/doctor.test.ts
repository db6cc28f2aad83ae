import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { consultDoctor } from '../support/project/consultDoctor.ts'

const folder = mkdtempSync(join(tmpdir(), 'palier-doctor-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const consult = (environment?: Record<string, string>) => consultDoctor(folder, environment)

test('a set-up on defaults can start, and is told what stands in for what [D10] [D12]', async () => {
  const { status, said } = await consult()
  expect(said).toContain('Palier can start')
  expect(said).not.toContain('FAULT')
  for (const variable of ['MARKET_DATA', 'PAYMENTS', 'SMTP_URL']) expect(said).toMatch(new RegExp(`note .*${variable}`))
  expect(status).toBe(0)
}, 60_000)

test('each fault of a production set-up is a sentence of its own', async () => {
  const taken = createServer()
  const port = await new Promise<number>((done) =>
    taken.listen(0, '127.0.0.1', () => {
      const address = taken.address()
      done(typeof address === 'object' && address ? address.port : 0)
    }),
  )
  try {
    const { status, said } = await consult({
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
      PAYMENTS: 'stripe',
    })
    const faults = said.split('\n').filter((line) => line.startsWith('FAULT'))
    for (const fault of ['SESSION_SECRET', 'DATABASE_URL', 'PUBLIC_URL', `${port} is used`, 'STRIPE_SECRET_KEY']) {
      expect(faults.join('\n')).toContain(fault)
    }
    expect(said).toContain(`${faults.length} to fix`)
    expect(status).toBe(1)
    expect((await consult({ TICK_SECONDS: 'often' })).said).toContain('FAULT  TICK_SECONDS')
  } finally {
    taken.close()
  }
}, 60_000)

test('equal ports, an unreadable address and a missing secret file are reported once each, before the build [OPS-12] [SEC-13]', async () => {
  const { said } = await consult({
    PORT: '4188',
    API_PORT: '4188',
    DATABASE_URL: 'foo',
    SERVICE_KEY_FILE: join(folder, 'missing'),
  })
  const faults = said.split('\n').flatMap((line) => (line.startsWith('FAULT') ? [line.slice('FAULT  '.length)] : []))
  expect(faults.sort()).toEqual([
    'DATABASE_URL must be an address such as postgres://user:password@host:5432/name.',
    'PORT and API_PORT are both 4188: each needs a separate port.',
    `SERVICE_KEY_FILE cannot be read: ${join(folder, 'missing')} (ENOENT).`,
  ])
}, 60_000)

test('a production set-up without push keys is told that nothing is pushed', async () => {
  const secret = 'a-secret-of-the-doctor-0123456789-abcdef'
  const file = join(folder, 'token-secret')
  writeFileSync(file, `${secret}\n`)
  const { said } = await consult({
    NODE_ENV: 'production',
    SESSION_SECRET: secret,
    SERVICE_KEY: secret,
    TOKEN_SECRET_FILE: file,
    PASSWORD_PEPPER: `1:${secret}`,
    PUBLIC_URL: 'https://palier.example',
    ALLOW_SANDBOX_IN_PRODUCTION: '1',
  })
  expect(said).not.toContain('FAULT')
  expect(said).toMatch(/note .*VAPID_PUBLIC_KEY/)
}, 60_000)
