import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SourceError } from '../kernel/callSource.ts'
import { type Answer, startJsonServer } from '../marketData/testing/startJsonServer.ts'
import { createBankOfCanada } from './bankOfCanada.ts'

// What Valet answers, by the bank's own pages as of November 2026: bankofcanada.ca/valet/docs and "Valet API: How-to
// guide" (which asks callers to wait longer after each failure). Rates are published by 16:30 of Ottawa on business days:
// bankofcanada.ca/rates/exchange/daily-exchange-rates and cbsa-asfc.gc.ca, "Exchange Rates API".

let standIn: Awaited<ReturnType<typeof startJsonServer>>
let answer: Answer

beforeAll(async () => {
  standIn = await startJsonServer(async () => answer)
  return () => standIn.close()
})
beforeEach(() => {
  standIn.requests.length = 0
})

function create() {
  return createBankOfCanada({ baseUrl: standIn.url, allowInsecure: true, pause: async () => undefined })
}

const observed = (...observations: object[]): Answer => ({
  body: {
    terms: { url: 'https://www.bankofcanada.ca/terms/' },
    seriesDetail: { FXUSDCAD: { label: 'USD/CAD', description: 'US dollar to Canadian dollar daily exchange rate' } },
    observations,
  },
})
const rate = (d: string, v: unknown) => ({ d, FXUSDCAD: { v } })
const refusal = (status: number, message: string): Answer => ({
  status,
  body: { message, docs: 'https://www.bankofcanada.ca/valet/docs' },
})

async function kindOf(asked: Promise<unknown>): Promise<string> {
  const error = await asked.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof SourceError ? error.kind : 'answered'
}

describe('documented answers of Valet', () => {
  test.each([
    ['in winter', '2026-11-19', '2026-11-19T21:30:00.000Z'],
    ['in summer', '2026-07-16', '2026-07-16T20:30:00.000Z'],
    ['on the last Friday of summer time', '2026-10-30', '2026-10-30T20:30:00.000Z'],
    ['on the first Monday of winter time', '2026-11-02', '2026-11-02T21:30:00.000Z'],
    ['on the first Monday of summer time', '2026-03-09', '2026-03-09T20:30:00.000Z'],
  ])('a rate %s is of half past four in the afternoon of Ottawa', async (_title, day, published) => {
    answer = observed(rate(day, '1.4064'))
    const instant = Date.parse(published)
    expect((await create().latest(new Date(instant))).asOf.toISOString()).toBe(published)
    expect(await create().since(day, new Date(instant))).toHaveLength(1)
    expect(await kindOf(create().latest(new Date(instant - 1)))).toBe('notFound')
    expect(await create().since(day, new Date(instant - 1))).toEqual([])
  })

  test.each<[string, unknown]>([
    ['an empty value', rate('2026-11-11', '')],
    ['no value', rate('2026-11-11', null)],
    ['no series', { d: '2026-11-11' }],
    ['a series of nothing', { d: '2026-11-11', FXUSDCAD: null }],
    ['a word', rate('2026-11-11', 'Bank holiday')],
  ])('finding X14: a day with %s has no rate, and the others have', async (_title, day) => {
    answer = observed(rate('2026-11-10', '1.4011'), day as object, rate('2026-11-12', '1.4031'))
    const days = await create().since('2026-11-09', new Date('2026-11-20T15:00:00Z'))
    expect(days.map(({ date, rate: value }) => `${date} ${value}`)).toEqual(['2026-11-10 1.4011', '2026-11-12 1.4031'])
  })

  test('a time without a business day has no rates', async () => {
    answer = observed()
    expect(await create().since('2026-11-21', new Date('2026-11-22T15:00:00Z'))).toEqual([])
  })

  test.each<[string, Answer, string, number]>([
    ['an unknown series', refusal(404, 'Series FXUSDCAD not found.'), 'notFound', 1],
    ['a date that is none', refusal(400, 'Bad recent observations request parameters'), 'refused', 1],
    ['its limit', { status: 429, body: 'Too Many Requests' }, 'limited', 3],
    ['its limit for an hour', { status: 429, headers: { 'retry-after': '3600' }, body: '' }, 'limited', 1],
    ['its maintenance', { status: 503, body: '<html>Service Unavailable</html>' }, 'unreachable', 3],
    ['a page', { body: '<!DOCTYPE html><title>Bank of Canada</title>' }, 'unreadable', 1],
  ])('finding X3: %s is told, and asked again only where that helps', async (_title, given, kind, times) => {
    answer = given
    expect(await kindOf(create().latest(new Date('2026-11-20T15:00:00Z')))).toBe(kind)
    expect(standIn.requests).toHaveLength(times)
  })
})
