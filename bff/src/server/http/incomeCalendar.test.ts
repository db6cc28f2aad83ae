import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'

let bff: TestBff
beforeAll(async () => {
  bff = await startTestBff()
})
afterAll(() => bff.stop())

it('a calendar that is read too often is refused with the time of the next try [SEC-24]', async () => {
  const error = { errorCode: 'operationsLimitReached', params: { n: 20, maxUnit: 'calendars', retryAfterSeconds: 42 } }
  bff.upstream.failing('readIncomeCalendar', { status: 429, error }, 1)
  const answer = await fetch(`${bff.url}/calendar/${'a'.repeat(43)}.ics`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '42'])
})
