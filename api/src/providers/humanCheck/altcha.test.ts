import { describe, expect, test } from 'vitest'
import { createAltcha } from './altcha.ts'
import { describeHumanCheck, type HumanCheckCase } from './conformance.ts'
import type { HumanAction, WorkChallenge } from './port.ts'
import { solveWork } from './testing/solveWork.ts'

const NOW = new Date('2026-11-20T15:00:00Z')
const ADDRESS = '203.0.113.7'
const SECRET = 'the-secret-of-the-work-0123456789'

/** Remembers in the process, as the database does for all of them. */
function spentInMemory() {
  const spent = new Map<string, Date>()
  return {
    spent,
    spend: async (id: string, expiresAt: Date) => {
      if (spent.has(id)) return false
      spent.set(id, expiresAt)
      return true
    },
  }
}

function caseWith(spend: (id: string, expiresAt: Date) => Promise<boolean>): HumanCheckCase {
  const check = createAltcha({ secret: SECRET, spend, difficulty: 4 })
  return {
    check,
    pass: async (action, address, now) => solveWork(await challengeOf(action, address, now, check)),
    setNow: () => {},
    lifetimeSeconds: 300,
    close: async () => {},
  }
}

const check = createAltcha({ secret: SECRET, spend: spentInMemory().spend, difficulty: 4 })

async function challengeOf(action: HumanAction, address = ADDRESS, now = NOW, from = check): Promise<WorkChallenge> {
  const challenge = await from.challenge(action, address, now)
  if (!challenge) throw new Error('There is no challenge.')
  return challenge
}

describeHumanCheck('ALTCHA', async () => caseWith(spentInMemory().spend), [
  ['while what was spent cannot be read', async () => caseWith(() => Promise.reject(new Error('no database')))],
])

describe('the challenge', () => {
  test('shows neither the address nor the secret', async () => {
    const text = JSON.stringify(await challengeOf('login'))
    expect(text).not.toContain(ADDRESS)
    expect(text).not.toContain(SECRET)
  })

  test('is another one each time', async () => {
    const [one, other] = [await challengeOf('login'), await challengeOf('login')]
    expect(one.parameters.nonce).not.toBe(other.parameters.nonce)
    expect(one.signature).not.toBe(other.signature)
  })

  test('asks for the work that it is told to ask for', async () => {
    const costly = createAltcha({ secret: SECRET, spend: spentInMemory().spend, difficulty: 40 })
    for (let turn = 0; turn < 5; turn += 1) {
      const token = await solveWork(await challengeOf('login', ADDRESS, NOW, costly))
      const { counter } = decoded(token).solution
      expect(counter).toBeGreaterThanOrEqual(20)
      expect(counter).toBeLessThanOrEqual(60)
    }
  })
})

describe('what does not pass', () => {
  const verify = (token: string, from = check) => from.verify({ token, action: 'login', address: ADDRESS, now: NOW })

  test('work done for another address', async () => {
    expect(await verify(await solveWork(await challengeOf('login', '203.0.113.8')))).toBe('refused')
  })

  test('work set by somebody else', async () => {
    const stranger = createAltcha({ secret: 'another-secret', spend: spentInMemory().spend, difficulty: 4 })
    expect(await verify(await solveWork(await challengeOf('login', ADDRESS, NOW, stranger)))).toBe('refused')
  })

  test.each<[string, (token: ReturnType<typeof decoded>) => void]>([
    ['another action', ({ challenge }) => (challenge.parameters.data.action = 'login')],
    ['a later end', ({ challenge }) => (challenge.parameters.data.expiresAt += 60_000)],
    ['less work', ({ challenge }) => (challenge.parameters.cost = 1)],
    ['a shorter key', ({ challenge }) => (challenge.parameters.keyPrefix = '00')],
    ['no signature of the key', ({ challenge }) => Reflect.deleteProperty(challenge.parameters, 'keySignature')],
    ['an empty signature', ({ challenge }) => (challenge.signature = '')],
    ['the key of nobody', ({ solution }) => (solution.derivedKey = '00'.repeat(32))],
    ['a further datum', ({ challenge }) => Object.assign(challenge.parameters.data, { more: 1 })],
  ])('a token changed to %s', async (_title, change) => {
    const token = decoded(await solveWork(await challengeOf('feedback')))
    change(token)
    expect(await verify(encoded(token))).toBe('refused')
  })

  test('the same work under another spelling', async () => {
    const own = spentInMemory()
    const once = createAltcha({ secret: SECRET, spend: own.spend, difficulty: 4 })
    const token = decoded(await solveWork(await challengeOf('login', ADDRESS, NOW, once)))
    expect(await verify(encoded(token), once)).toBe('passed')
    expect(await verify(encoded({ ...token, solution: { ...token.solution, time: 7 } }), once)).toBe('refused')
    expect(await verify(encoded({ ...token, solution: { ...token.solution, counter: 9 } }), once)).toBe('refused')
    expect(await verify(` ${encoded(token)}\n`, once)).toBe('refused')
    expect([...own.spent.values()]).toEqual([new Date(NOW.getTime() + 300_000)])
  })

  test('a refused token spends nothing', async () => {
    const own = spentInMemory()
    const once = createAltcha({ secret: SECRET, spend: own.spend, difficulty: 4 })
    const token = await solveWork(await challengeOf('feedback', ADDRESS, NOW, once))
    expect(await verify(token, once)).toBe('refused')
    expect(own.spent.size).toBe(0)
  })
})

type Token = {
  challenge: {
    parameters: { cost: number; keyPrefix: string; data: { action: string; expiresAt: number } }
    signature: string
  }
  solution: { counter: number; derivedKey: string; time?: number }
}

function decoded(token: string): Token {
  return JSON.parse(Buffer.from(token, 'base64').toString())
}

function encoded(token: Token): string {
  return Buffer.from(JSON.stringify(token)).toString('base64')
}
