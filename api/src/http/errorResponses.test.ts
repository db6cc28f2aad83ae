import { expect, it, test } from 'vitest'
import { DatabaseBusy, DatabaseClosed, DatabaseDeadlineExceeded } from '../database/kernel/errors.ts'
import { Refusal } from '../kernel/refusal.ts'
import { errorResponseOf, unavailablePartOf } from './errorResponses.ts'

const coded = (code: string) => Object.assign(new Error('refused'), { code })

test('a refusal travels with the status of its code and the figures of its sentence', () => {
  const params = { n: 20, maxUnit: 'guests' as const, retryAfterSeconds: 90 }
  expect(errorResponseOf(new Refusal('operationsLimitReached', params))).toEqual({
    status: 429,
    body: { success: false, errors: [{ errorCode: 'operationsLimitReached', params }] },
    retryAfterSeconds: 90,
    isUnexpected: false,
  })
})

test.each([
  ['too many wait for it', new DatabaseBusy(1000)],
  ['it took too long', new DatabaseDeadlineExceeded(10_000, true)],
  ['it is closed', new DatabaseClosed('closed')],
  ['its server cannot be reached', coded('ECONNREFUSED')],
  ['its server is shutting down', coded('57P01')],
  ['its server takes no more connections', coded('53300')],
  ['the pool waited in vain', new Error('timeout exceeded when trying to connect')],
])('when %s the caller is told to come back', (_title, cause) => {
  const wrapped = new Error('Failed query', { cause })
  expect(errorResponseOf(wrapped)).toMatchObject({ status: 503, retryAfterSeconds: 1, isUnexpected: false })
})

test.each([coded('23505'), coded('42P01'), new Error('anything'), 'thrown text', null])(
  'everything else is masked, and ours to repair: %s [ERR-06]',
  (error) => {
    expect(errorResponseOf(error)).toEqual({
      status: 500,
      body: { success: false, errors: [{ errorCode: 'InternalServerError' }] },
      retryAfterSeconds: null,
      isUnexpected: true,
    })
  },
)

it.each([
  ['the database', new Error('Failed query', { cause: new DatabaseBusy(1000) }), 'database'],
  ['a full queue of imports', new Refusal('ServiceUnavailable', { part: 'imports', retryAfterSeconds: 5 }), 'imports'],
  ['the payment provider', new Refusal('ServiceUnavailable', { part: 'payments' }), 'payments'],
  ['the human check', new Refusal('HumanCheckUnavailable'), 'humanCheck'],
  ['the service as a whole', new Refusal('ServiceUnavailable'), 'service'],
  ['nothing, for an unknown id', new Refusal('resource_missing'), null],
  ['nothing, for a defect', new Error('anything'), null],
])('a log line names the part that is unavailable: %s [SEC-21]', (_what, error, part) => {
  expect(unavailablePartOf(error)).toBe(part)
})
