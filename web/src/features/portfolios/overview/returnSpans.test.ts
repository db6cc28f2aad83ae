import { describe, expect, test } from 'vitest'
import { daysAfter } from '@palier/domain/kernel/plainDate'
import { daysOfReturn, returnDaysOf, type ReturnDay } from './returnSpans.ts'

function lineFrom(date: string, count: number): ReturnDay[] {
  return Array.from({ length: count }, (_, at) => ({
    date: daysAfter(date, at),
    value: at,
    others: [at / 2],
    events: [],
  }))
}

const QUIET = { purchases: [], sales: [], payments: [] }

describe('the return over time', () => {
  test('the days of a line follow each other, with the benchmark where there is one', () => {
    const line = { ...QUIET, firstDate: '2026-02-28', timeWeighted: ['0', '1.5'], benchmark: ['0', '-2'] }
    expect(returnDaysOf(line)).toEqual([
      { date: '2026-02-28', value: 0, others: [0], events: [] },
      { date: '2026-03-01', value: 1.5, others: [-2], events: [] },
    ])
    expect(returnDaysOf({ ...line, benchmark: [] }).map(({ others }) => others)).toEqual([[], []])
  })

  test('a day tells what was bought, sold and paid on it, once each, and keeps it in a shorter span', () => {
    const line = { firstDate: '2026-02-28', timeWeighted: ['0', '1.5', '2'], benchmark: [] }
    const days = returnDaysOf({
      ...line,
      ...{ purchases: ['2026-02-28', '2026-03-01'], sales: ['2026-03-01'], payments: ['2026-03-01', '2026-04-01'] },
    })
    expect(days.map(({ events }) => events)).toEqual([['buy'], ['buy', 'sell', 'income'], []])
    expect(daysOfReturn(days, 'month').days.map(({ events }) => events)).toEqual(days.map(({ events }) => events))
  })

  test('where nothing was bought before today, there is no line', () => {
    expect(
      returnDaysOf({ ...QUIET, firstDate: '2026-02-28', timeWeighted: ['0', '0'], benchmark: ['0', '1'] }),
    ).toEqual([])
    expect(returnDaysOf({ ...QUIET, firstDate: null, timeWeighted: [], benchmark: [] })).toEqual([])
  })

  test.each([
    ['month', '2026-10-21'],
    ['quarter', '2026-08-21'],
    ['half', '2026-05-21'],
    ['thisYear', '2025-12-31'],
    ['year', '2025-11-21'],
  ] as const)('a span of a %s begins with the close of %s, at nought [DASH-01]', (span, first) => {
    const { days, isWhole } = daysOfReturn(lineFrom('2025-11-21', 366), span)
    expect([days[0], isWhole]).toEqual([{ date: first, value: 0, others: [0], events: [] }, true])
    expect(days.at(-1)?.date).toBe('2026-11-21')
  })

  test('a month before the 31st begins on the last day of a shorter month', () => {
    const { days } = daysOfReturn(lineFrom('2026-01-01', 90), 'month')
    expect([days.at(-1)?.date, days[0]?.date]).toEqual(['2026-03-31', '2026-02-28'])
  })

  test('growth is measured anew from the first day of a span: 50 % after 20 % is 80 % in all', () => {
    const day = (date: string, value: number) => ({ date, value, others: [null], events: [] })
    const line = [day('2025-11-21', 0), day('2026-10-21', 20), day('2026-11-21', 80)]
    expect(daysOfReturn(line, 'month').days.map(({ value }) => value)).toEqual([0, expect.closeTo(50, 9)])
  })

  test('a book that is younger than a span is told from its first day', () => {
    const { days, isWhole } = daysOfReturn(lineFrom('2026-11-11', 11), 'month')
    expect([days[0]?.date, isWhole]).toEqual(['2026-11-11', false])
  })

  test('over the 29th of February a year is whole though its line begins a day late', () => {
    expect(daysOfReturn(lineFrom('2027-11-22', 366), 'year')).toMatchObject({ isWhole: true, days: { length: 366 } })
  })
})
