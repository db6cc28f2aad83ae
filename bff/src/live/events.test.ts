import type { WirePersonEvent } from '@palier/contract/notifications/noticeSchemas'
import { beforeEach, describe, expect, test } from 'vitest'
import { sampleNotice } from '../testing/noticeAnswers.ts'
import { type ChangeStream, GAP } from './changeStream.ts'
import { createUserEvents, type UserEvents } from './events.ts'

type Answer = { events: WirePersonEvent[]; cursor: string; isGap: boolean }

let asked: (string | undefined)[]
let waiting: { answer: (answer: Answer | null) => void; fail: (error: unknown) => void }[]
let failures: unknown[]
let now: number
let timers: Set<{ run: () => void; due: number }>
let events: UserEvents

beforeEach(() => {
  asked = []
  waiting = []
  failures = []
  now = 0
  timers = new Set()
  events = createUserEvents({
    read(cursor) {
      asked.push(cursor)
      return new Promise((answer, fail) => waiting.push({ answer, fail }))
    },
    isPassing: (error) => error === 'away',
    clock: {
      now: () => now,
      schedule(run, milliseconds) {
        const timer = { run, due: now + milliseconds }
        timers.add(timer)
        return () => void timers.delete(timer)
      },
    },
    onFailure: (error) => failures.push(error),
  })
  void events.start()
})

const settle = () => new Promise((done) => setImmediate(done))

async function answer(cursor: string, told: WirePersonEvent[] = [], isGap = false): Promise<void> {
  waiting.shift()?.answer({ events: told, cursor, isGap })
  await settle()
}

async function fail(error: unknown): Promise<void> {
  waiting.shift()?.fail(error)
  await settle()
}

async function pass(milliseconds: number): Promise<void> {
  now += milliseconds
  for (const timer of [...timers].filter(({ due }) => due <= now)) {
    timers.delete(timer)
    timer.run()
  }
  await settle()
}

/** What has come already, `late` where nothing has. */
async function taken(stream: ChangeStream) {
  const result = await Promise.race([stream.next(), settle().then(() => 'late' as const)])
  if (result === 'late') return result
  return result.done ? 'ended' : result.value
}

const lists = (userId: string): WirePersonEvent => ({ userId, kind: 'listsChanged' })
const noticed = (userId: string, noticeId: string, unreadCount: number): WirePersonEvent => ({
  userId,
  kind: 'noticeAdded',
  notice: sampleNotice(noticeId),
  unreadCount,
})

describe('one reader for all', () => {
  test('it is at work from the start, whoever listens, and goes on from where it was [D25]', async () => {
    expect(asked).toEqual([undefined])
    await answer('7')
    const one = events.listen('a')
    const two = events.listen('b')
    await answer('8', [lists('a')])
    await one.return()
    await answer('9', [lists('b')])
    await two.return()
    expect(events.load()).toEqual({ people: 0 })
    await answer('10', [lists('b')])
    expect(asked).toEqual([undefined, '7', '8', '9', '10'])
  })

  test('an api that answers at once with nothing is asked again a second later, not before', async () => {
    events.listen('a')
    await answer('1')
    await answer('1')
    expect(asked).toHaveLength(2)
    await pass(999)
    expect(asked).toHaveLength(2)
    await pass(1)
    expect(asked).toHaveLength(3)
  })
})

describe('a page that was read before it listens', () => {
  test('is told what happened since, to its person alone', async () => {
    expect(events.present()).toBeNull()
    await answer('1')
    const begin = events.present()
    expect(begin).toBe('1')
    await answer('2', [lists('a'), lists('b')])
    await answer('3', [{ userId: 'b', kind: 'portfoliosChanged' }])
    expect(await taken(events.listen('a', begin))).toMatchObject({ haveListsChanged: true, isGap: false })
    expect(await taken(events.listen('b', '2'))).toMatchObject({ haveListsChanged: false, havePortfoliosChanged: true })
    expect(await taken(events.listen('c', begin))).toBe('late')
  })

  test('is told nothing where nothing happened, and then what does', async () => {
    await answer('1')
    const stream = events.listen('a', events.present())
    expect(await taken(stream)).toBe('late')
    await answer('2', [lists('a')])
    expect(asked).toEqual([undefined, '1', '2'])
  })

  test.each([
    ['before anything was known', null],
    ['at a place that is not known any more', 'gone'],
  ])('%s reads anew', async (_when, begin) => {
    await answer('7')
    expect(await taken(events.listen('a', begin))).toEqual(GAP)
  })

  test('of an api that tells nobody reads nothing anew', async () => {
    waiting.shift()?.answer(null)
    await settle()
    expect(events.present()).toBeNull()
    expect(await taken(events.listen('a', null))).toBe('ended')
    expect(events.load()).toEqual({ people: 0 })
  })

  test('is told of a gap, and only so much is kept', async () => {
    await answer('1')
    await answer('2', [], true)
    expect(await taken(events.listen('a', '1'))).toEqual(GAP)
    await pass(1000)
    await answer(
      '3',
      Array.from({ length: 2001 }, () => lists('b')),
    )
    expect(await taken(events.listen('a', '2'))).toEqual(GAP)
  })
})

describe('who is told what', () => {
  test('each is told of their own data alone, all of their pages at once [LIST-35]', async () => {
    const mine = events.listen('a')
    const mineToo = events.listen('a')
    const other = events.listen('b')
    await answer('1')
    await answer('2', [noticed('a', 'n1', 4), { userId: 'a', kind: 'portfoliosChanged' }])
    const told = { notice: { noticeId: 'n1' }, unreadNoticeCount: 4, isGap: false }
    expect(await taken(mine)).toMatchObject({ ...told, havePortfoliosChanged: true, haveListsChanged: false })
    expect(await taken(mineToo)).toMatchObject(told)
    expect(await taken(other)).toBe('late')
  })

  test('what was not taken yet becomes one, each notice by itself, and a gap when there are too many', async () => {
    const stream = events.listen('a')
    await answer('1')
    await answer('2', [lists('a'), lists('a'), noticed('a', 'n1', 1), noticed('a', 'n2', 2), lists('a')])
    expect(await taken(stream)).toMatchObject({ haveListsChanged: true, notice: { noticeId: 'n1' } })
    expect(await taken(stream)).toMatchObject({
      haveListsChanged: true,
      notice: { noticeId: 'n2' },
      unreadNoticeCount: 2,
    })
    expect(await taken(stream)).toBe('late')
    await events.listen('b').return()

    const slow = events.listen('a')
    await answer(
      '3',
      Array.from({ length: 30 }, (_, at) => noticed('a', `n${at}`, at)),
    )
    expect(await taken(slow)).toMatchObject({ isGap: true })
  })

  test('a gap is told to everybody', async () => {
    const streams = [events.listen('a'), events.listen('b')]
    await answer('1')
    await answer('9', [lists('b')], true)
    expect(await taken(streams[0] as ChangeStream)).toEqual(GAP)
    expect(await taken(streams[1] as ChangeStream)).toMatchObject({ isGap: true, haveListsChanged: true })
  })
})

describe('when the api is away', () => {
  test('it is asked again ever more slowly from the same place, and nothing counts as missed', async () => {
    const stream = events.listen('a')
    await answer('1')
    await fail('away')
    await pass(1000)
    await fail('away')
    await pass(1999)
    expect(asked).toEqual([undefined, '1', '1'])
    await pass(1)
    await answer('2', [lists('a')])
    expect(await taken(stream)).toMatchObject({ haveListsChanged: true, isGap: false })
    expect(failures).toEqual(['away', 'away'])
  })

  test('a place that it does not know any more is begun anew, and everybody is told of the gap', async () => {
    const stream = events.listen('a')
    await answer('1')
    await fail('no such cursor')
    await pass(1000)
    await answer('50')
    expect(asked).toEqual([undefined, '1', undefined, '50'])
    expect(await taken(stream)).toEqual(GAP)
  })

  test('where it tells nobody all streams end', async () => {
    const stream = events.listen('a')
    waiting.shift()?.answer(null)
    expect(await taken(stream)).toBe('ended')
    expect(events.load()).toEqual({ people: 0 })
  })

  test('closing ends them, a pause included', async () => {
    const stream = events.listen('a')
    await fail('away')
    expect(timers.size).toBe(1)
    events.close()
    await settle()
    expect(await taken(stream)).toBe('ended')
    expect(timers.size).toBe(0)
    expect(asked).toHaveLength(1)
  })
})
