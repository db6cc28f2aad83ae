import { expect, test } from 'vitest'
import { createUpstreamClock } from './upstreamClock.ts'

const NOON = Date.parse('2026-11-21T12:00:00Z')
const DAY = 86_400_000

test.each([
  ['a day ahead', DAY],
  ['a day behind', -DAY],
])('a clock that is %s is told right by the first answer, and stays so', (_name, error) => {
  let running = 7
  const clock = createUpstreamClock({ first: () => NOON + error, running: () => running })
  expect(clock.now()).toBe(NOON + error)
  clock.observe(new Date(NOON).toUTCString())
  running += 60_000
  expect(clock.now()).toBe(NOON + 60_000)
})

test('seconds on the way are no difference, and words that are no date say nothing', () => {
  const clock = createUpstreamClock({ first: () => NOON, running: () => 0 })
  for (const header of [new Date(NOON - 20_000).toUTCString(), 'soon', undefined, ['a', 'b']]) clock.observe(header)
  expect(clock.now()).toBe(NOON)
})
