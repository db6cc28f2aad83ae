import { beforeEach, describe, expect, test } from 'vitest'
import { changeOf, createListener, GAP, type Listener } from './changeStream.ts'
import { type OutcomeStream, waitForOutcome } from './paymentOutcome.ts'

let now: number
let timers: Set<{ run: () => void; due: number }>
let listener: Listener
let hasStoppedListening: boolean
let looks: number
let poll: () => Promise<string | null>
let outcome: OutcomeStream<string>

beforeEach(() => {
  now = 0
  timers = new Set()
  looks = 0
  hasStoppedListening = false
  poll = async () => null
  listener = createListener(() => (hasStoppedListening = true))
  outcome = waitForOutcome({
    poll() {
      looks += 1
      return poll()
    },
    isHopeless: (error) => error === 'signed out',
    changes: listener.stream,
    clock: {
      now: () => now,
      schedule(run, milliseconds) {
        const timer = { run, due: now + milliseconds }
        timers.add(timer)
        return () => void timers.delete(timer)
      },
    },
  })
})

const settle = () => new Promise((done) => setImmediate(done))

async function pass(milliseconds: number): Promise<void> {
  now += milliseconds
  for (const timer of [...timers].filter(({ due }) => due <= now)) {
    timers.delete(timer)
    timer.run()
  }
  await settle()
}

async function begin(): Promise<{ result: Promise<IteratorResult<{ found: string | null }>> }> {
  const result = outcome.next()
  // A failure is looked at later.
  result.catch(() => {})
  await settle()
  return { result }
}

const subscriptionChanged = () => listener.offer(changeOf({ userId: 'u', kind: 'subscriptionChanged' }))

test('it looks at once, then every 750 ms, and says what it found, once [SUBS-26] [PAY-11]', async () => {
  const { result } = await begin()
  expect(looks).toBe(1)
  await pass(749)
  expect(looks).toBe(1)
  await pass(1)
  expect(looks).toBe(2)
  poll = async () => 'paid'
  await pass(750)
  expect(await result).toEqual({ done: false, value: { found: 'paid' } })
  expect(await outcome.next()).toEqual({ done: true, value: undefined })
  expect(timers.size).toBe(0)
  expect(hasStoppedListening).toBe(true)
})

test('after 15 seconds it says that nothing came [ERR-20] [ERR-21] [SUBS-26]', async () => {
  const { result } = await begin()
  for (let passed = 0; passed < 15_000; passed += 750) {
    expect(await Promise.race([result, 'still waiting'])).toBe('still waiting')
    await pass(750)
  }
  expect(await result).toEqual({ done: false, value: { found: null } })
  expect(looks).toBe(1 + 15_000 / 750)
  expect(timers.size).toBe(0)
})

test('a look that never ends does not make it longer [SUBS-26]', async () => {
  poll = () => new Promise(() => {})
  const { result } = await begin()
  await pass(15_000)
  expect(await result).toEqual({ done: false, value: { found: null } })
  expect(looks).toBe(1)
})

test('a look that fails is one that found nothing [SUBS-26]', async () => {
  poll = () => Promise.reject(new Error('the api is away'))
  const { result } = await begin()
  await pass(750)
  poll = async () => 'paid'
  await pass(750)
  expect(await result).toMatchObject({ value: { found: 'paid' } })
})

test('it looks as soon as the subscription has changed, or something was missed, and not for other news [D25]', async () => {
  const { result } = await begin()
  listener.offer(changeOf({ userId: 'u', kind: 'listsChanged' }))
  await settle()
  expect(looks).toBe(1)
  listener.offer(GAP)
  await settle()
  expect(looks).toBe(2)
  poll = async () => 'paid'
  subscriptionChanged()
  expect(await result).toMatchObject({ value: { found: 'paid' } })
  expect(now).toBe(0)
})

test('news that come during a look make another one', async () => {
  let answer = (_found: string | null) => {}
  poll = () => new Promise((done) => (answer = done))
  const { result } = await begin()
  subscriptionChanged()
  await settle()
  const early = answer
  poll = async () => 'paid'
  early(null)
  expect(await result).toMatchObject({ value: { found: 'paid' } })
})

test('where nobody tells what happens, looking is enough [D17]', async () => {
  listener.end()
  const { result } = await begin()
  poll = async () => 'paid'
  await pass(750)
  expect(await result).toMatchObject({ value: { found: 'paid' } })
})

describe('it ends', () => {
  test('with the session', async () => {
    poll = () => Promise.reject('signed out')
    await expect((await begin()).result).rejects.toBe('signed out')
    expect(timers.size).toBe(0)
    expect(hasStoppedListening).toBe(true)
  })

  test('at once when the page goes away, and looks no more', async () => {
    const { result } = await begin()
    await outcome.return()
    expect(await result).toEqual({ done: true, value: undefined })
    await pass(15_000)
    expect(looks).toBe(1)
    expect(timers.size).toBe(0)
    expect(hasStoppedListening).toBe(true)
  })

  test('before it began', async () => {
    await outcome.return()
    expect(await outcome.next()).toEqual({ done: true, value: undefined })
    expect(looks).toBe(0)
    expect(hasStoppedListening).toBe(true)
  })
})
