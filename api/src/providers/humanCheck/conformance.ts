import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type HumanAction, type HumanCheck, HumanCheckDown } from './port.ts'

export type HumanCheckCase = {
  readonly check: HumanCheck
  readonly pass: (action: HumanAction, address: string, now: Date) => Promise<string>
  readonly setNow: (now: Date) => void
  readonly lifetimeSeconds: number
  readonly close: () => Promise<void>
}

export type BrokenHumanCheck = [title: string, create: () => Promise<HumanCheckCase>]

const NOW = new Date('2026-11-20T15:00:00Z')
const ADDRESS = '203.0.113.7'

export function describeHumanCheck(
  name: string,
  create: () => Promise<HumanCheckCase>,
  broken: readonly BrokenHumanCheck[],
): void {
  describe(`${name} as a human check`, () => {
    let current: HumanCheckCase

    beforeAll(async () => {
      current = await create()
      current.setNow(NOW)
    })
    afterAll(() => current.close())

    const verify = (token: string, action: HumanAction = 'register', now = NOW) =>
      current.check.verify({ token, action, address: ADDRESS, now })

    test('FEEDBACK-04 who did the work passes, once', async () => {
      const token = await current.pass('register', ADDRESS, NOW)
      expect(await verify(token)).toBe('passed')
      expect(await verify(token)).toBe('refused')
    })

    test('of twenty at once with one token one passes', async () => {
      const token = await current.pass('register', ADDRESS, NOW)
      const verdicts = await Promise.all(Array.from({ length: 20 }, () => verify(token)))
      expect(verdicts.filter((verdict) => verdict === 'passed').length).toBe(1)
    })

    test('work done for one action opens no other', async () => {
      const token = await current.pass('feedback', ADDRESS, NOW)
      expect(await verify(token)).toBe('refused')
    })

    test('work is good until it expires', async () => {
      const early = await current.pass('login', ADDRESS, NOW)
      const late = await current.pass('login', ADDRESS, NOW)
      const end = NOW.getTime() + current.lifetimeSeconds * 1000
      for (const [token, instant, verdict] of [
        [early, new Date(end - 1000), 'passed'],
        [late, new Date(end), 'refused'],
      ] as const) {
        current.setNow(instant)
        expect(await verify(token, 'login', instant)).toBe(verdict)
      }
      current.setNow(NOW)
    })

    test.each(['', ' ', 'garbage', 'e30=', '{}', 'bnVsbA==', 'x'.repeat(100_000), '\u0000'])(
      'no work at all does not pass: %j',
      async (token) => {
        expect(await verify(token)).toBe('refused')
      },
    )

    test.each(broken)('%s, the check is down and lets nobody pass', async (_title, createBroken) => {
      const { check, pass, close } = await createBroken()
      const token = await pass('register', ADDRESS, NOW)
      const error = await check
        .verify({ token, action: 'register', address: ADDRESS, now: NOW })
        .catch((reason: unknown) => reason)
      await close()

      expect(error).toBeInstanceOf(HumanCheckDown)
      // The secret and the visitor's input must not be logged.
      const told = error instanceof Error ? `${error.message}${error.stack}` : ''
      expect(told).not.toMatch(/the-secret|203\.0\.113/)
      expect(told).not.toContain(token)
    })
  })
}
