import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { catalogue } from '@palier/contract/catalogue'
import { envelope } from '@palier/contract/kernel/envelope'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { prepareEngine } from '../../support/engines.ts'
import { type Palier, startPalier } from '../../support/palier.ts'
import { projectRoot } from '../../support/sources.ts'

const ATTEMPTS = 1000
const AT_ONCE = 50
/** From however many addresses, in an hour. */
const TRIED_FOR_ONE = 100
const LONGEST_DELAY_MILLISECONDS = 100
const GROWTH_BYTES = 64 * 1024 * 1024
const TARGET = 'cible@exemple.ca'
const PASSWORD = 'Quatre-marches-7!'

const measures = z.object({ p99: z.number(), longest: z.number(), heapUsed: z.number(), rss: z.number() })

describe.each(['PGlite'] as const)('a flood of wrong passwords on %s', (engine) => {
  let palier: Palier
  let prepared: Awaited<ReturnType<typeof prepareEngine>>

  beforeAll(async () => {
    prepared = await prepareEngine(engine)
    palier = await startPalier({
      ...prepared.environment,
      TRUSTED_PROXY: '127.0.0.1',
      HUMAN_CHECK: 'off',
      ADMIN_EMAIL: TARGET,
      ADMIN_PASSWORD: PASSWORD,
      NODE_OPTIONS: `--import=${pathToFileURL(join(projectRoot, 'tests/support/measureLoop.mjs')).href}`,
    })
  })
  afterAll(async () => {
    await palier?.stop()
    await prepared?.stop()
  })

  async function post(path: string, body: unknown, address: string) {
    const answer = await fetch(palier.apiUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
    })
    const { errors } = envelope.parse(await answer.json())
    return { status: answer.status, code: errors?.[0]?.errorCode ?? null }
  }

  function signIn(email: string, password: string, address: string) {
    return post(catalogue.login.path, { email, password, token: '' }, address)
  }

  async function measure() {
    const { child } = palier.api
    const told = once(child, 'message')
    child.send('measure')
    return measures.parse((await told)[0])
  }

  /** Every other attempt aims at the one account; the rest at addresses that nobody has. Each comes from elsewhere. */
  function attempt(number: number) {
    const email = number % 2 === 0 ? TARGET : `personne-${number}@exemple.ca`
    return signIn(email, `Mauvais-${number}!`, `203.0.${number >> 8}.${number & 255}`)
  }

  test('a thousand from a thousand addresses: no failure, the lock holds, nobody else waits [AUTH-18] [ERR-29]', async () => {
    expect((await signIn(TARGET, PASSWORD, '198.51.100.2')).status).toBe(200)
    await inTurns(100, (number) => signIn(`avant-${number}@exemple.ca`, 'Mauvais-1!', `192.0.2.${number}`))
    const before = await measure()

    const answers = await inTurns(ATTEMPTS, attempt)
    const after = await measure()

    const counts = new Map<string, number>()
    for (const { status, code } of answers) {
      const answer = `${status} ${code}`
      counts.set(answer, (counts.get(answer) ?? 0) + 1)
    }
    expect(Object.fromEntries(counts)).toEqual({
      '400 InvalidEmailPasswordCombination': ATTEMPTS / 2 + TRIED_FOR_ONE,
      '429 TooManyUnsuccessfulAttempts': ATTEMPTS / 2 - TRIED_FOR_ONE,
    })
    const locked = await signIn(TARGET, PASSWORD, '198.51.100.3')
    expect(locked.code).toBe('TooManyUnsuccessfulAttempts')
    expect((await signIn('quelquun@exemple.ca', 'Mauvais-1!', '198.51.100.4')).status).toBe(400)

    console.log(`${engine}: delay p99 ${after.p99.toFixed(1)} ms, longest ${after.longest.toFixed(1)} ms`)
    console.log(`${engine}: memory ${megabytes(before.rss)} → ${megabytes(after.rss)} MB`)
    expect(after.p99).toBeLessThan(LONGEST_DELAY_MILLISECONDS)
    expect(after.rss - before.rss).toBeLessThan(GROWTH_BYTES)
  })
})

/** Does so many works, some at once, and answers their outcomes. */
async function inTurns<Outcome>(count: number, work: (number: number) => Promise<Outcome>): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  let next = 0
  async function worker() {
    while (next < count) outcomes.push(await work(next++))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return outcomes
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024)
}
