import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { SourceError, type SourceErrorKind } from './callSource.ts'
import { createSourceBreaker, createSourceTimeout } from './sourceBreaker.ts'

const HALF_A_MINUTE = 30_000
const HOUR = 3_600_000

/** A source that answers when it is told to, behind a breaker with a clock of its own. */
function startBreaker() {
  let now = 0
  let asked = 0
  const call = createSourceBreaker('S', () => now)
  return {
    after: (milliseconds: number) => void (now += milliseconds),
    asked: () => asked,
    ask: (answer: Promise<unknown>) =>
      call(() => {
        asked += 1
        return answer
      }),
  }
}

const failure = (kind: SourceErrorKind, rest?: number) => Promise.reject(new SourceError('S', kind, rest))

test('half a minute after a failure one call asks the source again; until it answers, all others fail at once', async () => {
  const source = startBreaker()
  await expect(source.ask(failure('unreachable'))).rejects.toThrow('unreachable')
  source.after(HALF_A_MINUTE - 1)
  await expect(source.ask(Promise.resolve(1))).rejects.toThrow('unreachable')
  expect(source.asked()).toBe(1)
  source.after(1)
  let answer: (value: number) => void = () => {}
  const trial = source.ask(new Promise((done) => (answer = done)))
  for (const _ of [1, 2, 3]) await expect(source.ask(Promise.resolve(2))).rejects.toThrow('unreachable')
  expect(source.asked()).toBe(2)
  answer(3)
  expect(await trial).toBe(3)
  expect(await Promise.all([source.ask(Promise.resolve(4)), source.ask(Promise.resolve(5))])).toEqual([4, 5])
})

test('a trial that fails spares the source again, and the others are told its reason', async () => {
  const source = startBreaker()
  await expect(source.ask(failure('unreachable'))).rejects.toThrow('unreachable')
  source.after(HALF_A_MINUTE)
  await expect(source.ask(failure('quota'))).rejects.toThrow('quota')
  source.after(HALF_A_MINUTE - 1)
  await expect(source.ask(Promise.resolve(1))).rejects.toThrow('quota')
  source.after(1)
  expect(await source.ask(Promise.resolve(2))).toBe(2)
})

test('a source may say how long to spare it, an hour at most', async () => {
  for (const [said, spared] of [
    [60_000, 60_000],
    [1_000, HALF_A_MINUTE],
    [24 * HOUR, HOUR],
  ] as const) {
    const source = startBreaker()
    await expect(source.ask(failure('limited', said))).rejects.toThrow('limited')
    source.after(spared - 1)
    await expect(source.ask(Promise.resolve(1))).rejects.toThrow('limited')
    source.after(1)
    expect(await source.ask(Promise.resolve(2))).toBe(2)
  }
})

test('an answer that is of no use is still an answer: nothing is spared', async () => {
  const source = startBreaker()
  for (const kind of ['notFound', 'refused', 'unreadable'] as const)
    await expect(source.ask(failure(kind))).rejects.toThrow(kind)
  expect(await source.ask(Promise.resolve(1))).toBe(1)
})

test('what comes in time is answered, and so is a failure', async () => {
  const timed = createSourceTimeout({ source: 'S' })
  expect(await timed(async () => 7)).toBe(7)
  await expect(timed(() => Promise.reject(new RangeError('no')))).rejects.toThrow(RangeError)
})

test('a source that is too slow is left, and for half a minute nobody waits for it', async () => {
  let now = 0
  let asked = 0
  const timed = createSourceTimeout({ source: 'S', longestWaitMilliseconds: 20, clock: () => now })
  const hang = () => {
    asked += 1
    return new Promise<never>(() => {})
  }
  await expect(timed(hang)).rejects.toMatchObject({ kind: 'unreachable' })
  now = 29_000
  await expect(timed(hang)).rejects.toBeInstanceOf(SourceError)
  expect(asked).toBe(1)
  now = 31_000
  await expect(timed(hang)).rejects.toBeInstanceOf(SourceError)
  expect(asked).toBe(2)
})

test('what comes after all ends the rest', async () => {
  const timed = createSourceTimeout({ source: 'S', longestWaitMilliseconds: 5, clock: () => 0 })
  const slow = delay(40)
  await expect(timed(() => slow)).rejects.toBeInstanceOf(SourceError)
  await slow
  expect(await timed(async () => 1)).toBe(1)
})

test('an answer that comes late while another call tries ends the rest for all', async () => {
  let now = 0
  const timed = createSourceTimeout({ source: 'S', longestWaitMilliseconds: 5, clock: () => now })
  let answerLate: (value: number) => void = () => {}
  await expect(timed(() => new Promise<number>((done) => (answerLate = done)))).rejects.toBeInstanceOf(SourceError)
  now = HALF_A_MINUTE
  const trial = timed(() => new Promise(() => {}))
  await expect(timed(async () => 1)).rejects.toBeInstanceOf(SourceError)
  answerLate(7)
  await new Promise((done) => setImmediate(done))
  expect(await timed(async () => 2)).toBe(2)
  await expect(trial).rejects.toBeInstanceOf(SourceError)
  expect(await timed(async () => 3)).toBe(3)
})
