import { expect, test } from 'vitest'
import { createLimiter } from './limiter.ts'

const CROWDED = { code: 'ServiceUnavailable', params: { part: 'imports', retryAfterSeconds: 5 } }

/** A work that ends when it is told to. */
function heldWork() {
  let [end, begun] = [() => {}, false]
  const ended = new Promise<void>((resolve) => (end = resolve))
  const work = async () => {
    begun = true
    await ended
  }
  return { work, end: () => end(), hasBegun: () => begun }
}

test('so many works run at once, the others wait in their order, and one too many is told when to come back', async () => {
  const pass = createLimiter({ part: 'imports', atOnce: 2, waiting: 2, waitMilliseconds: 60_000 })
  const works = Array.from({ length: 4 }, heldWork)
  const answers = works.map(({ work }) => pass(work))
  await expect(pass(async () => 'too many')).rejects.toMatchObject(CROWDED)
  const begun = () => works.map(({ hasBegun }) => hasBegun())
  expect(begun()).toEqual([true, true, false, false])
  works[1]?.end()
  await answers[1]
  await expect.poll(begun).toEqual([true, true, true, false])
  for (const { end } of works) end()
  await Promise.all(answers)
  expect(await pass(async () => 'again')).toBe('again')
})

test('a work that fails makes room', async () => {
  const pass = createLimiter({ part: 'imports', atOnce: 1, waiting: 1, waitMilliseconds: 60_000 })
  const failing = pass(() => Promise.reject(new Error('no')))
  const waiting = pass(async () => 'done')
  await expect(failing).rejects.toThrow('no')
  expect(await waiting).toBe('done')
})

test('whoever waits too long is sent away and never begins', async () => {
  const pass = createLimiter({ part: 'imports', atOnce: 1, waiting: 2, waitMilliseconds: 1 })
  const [first, second] = [heldWork(), heldWork()]
  const held = pass(first.work)
  await expect(pass(second.work)).rejects.toMatchObject(CROWDED)
  first.end()
  await held
  expect(await pass(async () => second.hasBegun())).toBe(false)
})

test('works of one person take their turns with those of others, and a line full of them has room for others', async () => {
  const pass = createLimiter({ part: 'imports', atOnce: 1, waiting: 3, waitMilliseconds: 60_000 })
  const begun: string[] = []
  const works = Array.from({ length: 5 }, heldWork)
  const enter = (at: number, person: string) => {
    const { work } = works[at] ?? heldWork()
    return pass(
      async () => {
        begun.push(`${person} ${at}`)
        await work()
      },
      { owner: person },
    )
  }
  const greedy = [0, 1, 2, 3].map((at) => enter(at, 'greedy'))
  const gone = expect(greedy[3]).rejects.toMatchObject(CROWDED)
  const modest = enter(4, 'modest')
  await gone
  for (const { end } of works) end()
  await Promise.all([...greedy.slice(0, 3), modest])
  expect(begun).toEqual(['greedy 0', 'modest 4', 'greedy 1', 'greedy 2'])
})
