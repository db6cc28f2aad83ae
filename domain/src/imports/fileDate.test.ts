import { describe, expect, test } from 'vitest'
import { dateOrderOf, UNDETERMINED_DATE_ORDER, readFileMoment, withDate } from './fileDate.ts'

function proofOf(...texts: string[]) {
  return dateOrderOf(texts.reduce(withDate, UNDETERMINED_DATE_ORDER))
}

describe('a date of a file [PORT-12]', () => {
  test.each([
    ['2026-07-20', '2026-07-20', 0],
    ['2026/07/20', '2026-07-20', 0],
    ['20260720', '2026-07-20', 0],
    ['20260720;093015', '2026-07-20', 34_215_000],
    ['2026-07-20, 09:30:15', '2026-07-20', 34_215_000],
    ['2026-07-20 09:30:00 AM', '2026-07-20', 34_200_000],
    ['2026-07-20 12:00:00 AM', '2026-07-20', 0],
    ['2026-07-20 01:05:00 p.m.', '2026-07-20', 47_100_000],
    ['2026-07-20T23:30:15.250-04:00', '2026-07-20', 84_615_250],
    ['2026-07-20T09:30', '2026-07-20', 34_200_000],
    ['20 Jul 2026', '2026-07-20', 0],
    ['July 20, 2026', '2026-07-20', 0],
    ['20 juillet 2026', '2026-07-20', 0],
    ['3 févr. 2026', '2026-02-03', 0],
    ['20-Dec-2026', '2026-12-20', 0],
    ['20.07.2026', '2026-07-20', 0],
    [' 07/07/2026', '2026-07-07', 0],
  ])('%s', (text, tradeDate, tradeOrder) => {
    expect(readFileMoment(text, text.includes('.07.') ? 'dayFirst' : null)).toEqual({ tradeDate, tradeOrder })
  })

  test('follows the order of its file', () => {
    expect(readFileMoment('03/04/2026', 'dayFirst')?.tradeDate).toBe('2026-04-03')
    expect(readFileMoment('03/04/2026', 'monthFirst')?.tradeDate).toBe('2026-03-04')
    expect(readFileMoment('03/04/2026', null)).toBeNull()
    expect(readFileMoment('30/04/2026', 'monthFirst')).toBeNull()
  })

  test('of two the one on which it took effect counts', () => {
    expect(readFileMoment('07/15/2024 as of 07/12/2024', 'monthFirst')?.tradeDate).toBe('2024-07-12')
  })

  test('takes its time from a column of its own', () => {
    expect(readFileMoment('07-01-2026', 'dayFirst', '09:31')).toEqual({
      tradeDate: '2026-01-07',
      tradeOrder: 34_260_000,
    })
  })

  test.each([
    '',
    '-',
    '16/09/21',
    '2026-02-30',
    '2026-13-01',
    'Juny 2026',
    '31 Foo 2026',
    '2026-07-20 25:00',
    '45123',
    '20260720123',
  ])('%s is none', (text) => {
    expect(readFileMoment(text, 'dayFirst')).toBeNull()
  })
})

describe('the order of the dates of a file [PORT-12]', () => {
  test('is proved by one date that reads only one way', () => {
    expect(proofOf('03/04/2026', '13/04/2026')).toEqual({ kind: 'proved', value: 'dayFirst' })
    expect(proofOf('03/04/2026', '04/13/2026')).toEqual({ kind: 'proved', value: 'monthFirst' })
  })

  test('is not needed where the year or a name tells', () => {
    expect(proofOf('2026-03-04', '4 Mar 2026', '05/05/2026')).toEqual({ kind: 'proved', value: null })
  })

  test('is asked where nothing proves it, and where two dates contradict each other', () => {
    expect(proofOf('03/04/2026', '05/05/2026').kind).toBe('ambiguous')
    expect(proofOf('13/04/2026', '04/13/2026').kind).toBe('contradictory')
  })
})
