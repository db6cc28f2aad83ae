import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { consultDoctor } from '../support/project/consultDoctor.ts'

const folder = mkdtempSync(join(tmpdir(), 'palier-doctor-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const consult = (environment?: Record<string, string>) => consultDoctor(folder, environment)

test('D10 D12 a set-up on defaults can start, and is told what stands in for what', async () => {
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
    for (const fault of ['SESSION_SECRET', 'DATABASE_URL', 'PUBLIC_URL', `${port} is taken`, 'STRIPE_SECRET_KEY']) {
      expect(faults.join('\n')).toContain(fault)
    }
    expect(said).toContain(`${faults.length} to mend`)
    expect(status).toBe(1)
    expect((await consult({ TICK_SECONDS: 'often' })).said).toContain('FAULT  TICK_SECONDS')
  } finally {
    taken.close()
  }
}, 60_000)
