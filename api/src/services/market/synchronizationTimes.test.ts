import { expect, test } from 'vitest'
import type { SynchronizationScope } from '../../database/queries/market/synchronizationQueries.ts'
import { nextRound } from './synchronizationTimes.ts'

function next(scope: SynchronizationScope, finishedAt: string | null, now: string, cursor: string | null = null) {
  const last = { finishedAt: finishedAt === null ? null : new Date(finishedAt), cursor }
  return nextRound(scope, last, new Date(now)).toISOString()
}

test.for([
  ['eod', '2026-11-22T03:00:00.000Z'],
  ['fundamental', '2026-11-22T03:00:00.000Z'],
  ['deamon', '2026-11-22T03:00:00.000Z'],
] as const)('a first round of %s is due at once, also on a Sunday [ADMIN-13]', ([scope, now]) => {
  expect(nextRound(scope, null, new Date(now)).toISOString()).toBe(now)
})

test.for([
  [
    'while an exchange is open, a quarter of an hour later',
    '2026-11-20T15:00:00.000Z',
    '2026-11-20T15:00:10.000Z',
    '2026-11-20T15:15:00.000Z',
  ],
  ['once more after the close', '2026-11-20T21:00:00.000Z', '2026-11-20T21:01:00.000Z', '2026-11-20T21:15:00.000Z'],
  [
    'then when the next session opens',
    '2026-11-20T21:20:00.000Z',
    '2026-11-20T21:21:00.000Z',
    '2026-11-23T14:30:00.000Z',
  ],
  [
    'in New York while Toronto rests',
    '2026-10-12T13:00:00.000Z',
    '2026-10-12T13:00:00.000Z',
    '2026-10-12T13:30:00.000Z',
  ],
  [
    'in Toronto while New York rests',
    '2026-11-25T22:00:00.000Z',
    '2026-11-26T12:00:00.000Z',
    '2026-11-26T14:30:00.000Z',
  ],
  [
    'never at Christmas, and on the Monday after it in New York alone',
    '2026-12-24T22:00:00.000Z',
    '2026-12-25T15:00:00.000Z',
    '2026-12-28T14:30:00.000Z',
  ],
] as const)('prices are due %s [ADMIN-13]', ([, finished, now, expected]) => {
  expect(next('intraday', finished, now)).toBe(expected)
})

test('closes are due three hours after each session, and once [ADMIN-13]', () => {
  expect(next('eod', '2026-11-20T15:00:00.000Z', '2026-11-20T16:00:00.000Z')).toBe('2026-11-21T00:00:00.000Z')
  expect(next('eod', '2026-11-21T00:05:00.000Z', '2026-11-21T09:00:00.000Z')).toBe('2026-11-24T00:00:00.000Z')
})

test('a round that was left is due at once, whenever the last one ended [D14]', () => {
  expect(next('fundamental', '2026-11-20T15:00:00.000Z', '2026-11-20T15:01:00.000Z', 'half way')).toBe(
    '2026-11-20T15:01:00.000Z',
  )
})
