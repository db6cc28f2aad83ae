import { describe, expect, test } from 'vitest'
import { dayOfDate } from '@palier/domain/market/exchangeDay'
import { calendarOf } from '@palier/domain/market/tradingCalendar'
import { tickTexts } from './tickText.ts'
import { timeTicks, type TimeAxis } from './timeTicks.ts'

const MINUTE = 60_000
const NBSP = /\u00a0/g

/** The points of an exchange between two dates: one a day at its close, or one each so many minutes. */
function points(mic: string, from: string, to: string, everyMinutes?: number): number[] {
  const calendar = calendarOf(mic, 'exchange')
  const instants: number[] = []
  for (let day = dayOfDate(from); day <= dayOfDate(to); day += 1) {
    const session = calendar.session(day)
    if (!session) continue
    if (everyMinutes === undefined) instants.push(session.close)
    else for (let at = session.open; at <= session.close; at += everyMinutes * MINUTE) instants.push(at)
  }
  return instants
}

function ticksOf(instants: readonly number[], more: Partial<TimeAxis> & { locale?: string } = {}) {
  const { locale = 'fr-CA', timeZone = 'America/Toronto', ...others } = more
  return timeTicks({
    instants,
    width: 664,
    room: [52, 132],
    timeZone,
    presentYear: 2026,
    write: tickTexts(locale, timeZone),
    ...others,
  })
}
const textsOf = (...parameters: Parameters<typeof ticksOf>) =>
  ticksOf(...parameters).map(({ text }) => text.replace(NBSP, ' '))

describe('the round instants of a time axis', () => {
  test('a day names its hours, each where it falls', () => {
    const session = points('XTSE', '2026-11-20', '2026-11-20', 5)
    const ticks = ticksOf(session)
    expect(ticks.map(({ text }) => text.replace(NBSP, ' '))).toEqual(
      ['10 h', '11 h', '12 h', '13 h', '14 h', '15 h', '16 h'], // From half past nine to four.
    )
    expect(ticks.map(({ place }) => place)).toEqual([6, 18, 30, 42, 54, 66, 78])
    expect(textsOf(session, { locale: 'en-CA' })[0]).toBe('10 a.m.')
  })

  test('an hour between two points lies between them', () => {
    const session = points('XTSE', '2026-11-20', '2026-11-20', 5).filter((_at, index) => index !== 6)
    expect(ticksOf(session)[0]?.place).toBe(5.5)
  })

  test('no label is an arbitrary time: a session that has just begun counts its minutes in round ones', () => {
    const young = points('XTSE', '2026-11-20', '2026-11-20', 1).slice(0, 35)
    expect(textsOf(young)).toEqual(['9 h 30', '9 h 35', '9 h 40', '9 h 45', '9 h 50', '9 h 55', '10 h 00'])
  })

  test('an early close ends the axis early: the day after Thanksgiving in New York, and Christmas Eve in Toronto', () => {
    const thanksgiving = points('XNYS', '2026-11-27', '2026-11-27', 5)
    expect(textsOf(thanksgiving, { timeZone: 'America/New_York' }).at(-1)).toBe('13 h 00')
    expect(textsOf(points('XTSE', '2026-12-24', '2026-12-24', 5)).at(-1)).toBe('13 h 00')
  })

  test('hours are those of the exchange, wherever the reader is', () => {
    const session = points('XTSE', '2026-11-20', '2026-11-20', 5)
    expect(textsOf(session, { timeZone: 'Europe/London' })[0]).toBe('15 h')
    expect(textsOf(session)[0]).toBe('10 h')
  })

  test.each([
    ['America/Toronto', '2026-03-06', '2026-03-09'],
    ['America/Toronto', '2026-10-30', '2026-11-02'],
  ])('the hours of %s stay what they are when its clocks change between %s and %s', (timeZone, friday, monday) => {
    const hours = (date: string) => textsOf(points('XTSE', date, date, 5), { timeZone })
    expect(hours(monday)).toEqual(hours(friday))
    expect(hours(monday)[0]).toBe('10 h')
  })

  test('a day on which the clocks are set back has no hour twice, one on which they are set forward none that is not', () => {
    const through = (start: string) =>
      Array.from({ length: 26 * 4 }, (_, index) => Date.parse(start) + index * 15 * MINUTE)
    const back = textsOf(through('2026-11-01T04:00:00Z'), { width: 1_500 })
    expect(back.slice(0, 4)).toEqual(['1er nov.', '1 h', '2 h', '3 h'])
    const forward = textsOf(through('2026-03-08T05:00:00Z'), { width: 1_500 })
    expect(forward.slice(0, 4)).toEqual(['8 mars', '1 h', '3 h', '4 h'])
  })

  test('five days name each of them once, where its session begins', () => {
    const week = points('XTSE', '2026-11-16', '2026-11-20', 15)
    const ticks = ticksOf(week)
    expect(ticks.filter(({ text }) => text.includes('nov')).map(({ place }) => place)).toEqual([27, 54, 81, 108])
    expect(textsOf(week, { width: 260 })).toEqual(['16 nov.', '17 nov.', '18 nov.', '19 nov.', '20 nov.'])
  })

  test('a month names its Mondays, and its end where the last of them is far', () => {
    const month = points('XTSE', '2026-10-22', '2026-11-20')
    expect(textsOf(month)).toEqual(['26 oct.', '2 nov.', '9 nov.', '16 nov.', '20 nov.'])
    expect(textsOf(month, { locale: 'en-CA' })).toEqual(['Oct 26', 'Nov 2', 'Nov 9', 'Nov 16', 'Nov 20'])
  })

  test('a Monday without a session gives way to the day after it', () => {
    // Labour Day of 2026 is September 7.
    const month = points('XTSE', '2026-08-24', '2026-09-18')
    expect(textsOf(month).slice(0, 4)).toEqual(['24 août', '31 août', '8 sept.', '14 sept.'])
  })

  test('a year names its months at their first session, with the year where it changes', () => {
    const year = points('XTSE', '2025-11-20', '2026-11-20')
    const texts = textsOf(year)
    expect(texts).toEqual([
      ...['déc.', 'janv. 2026', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juill.', 'août', 'sept.', 'oct.', 'nov.'],
    ])
    const january = ticksOf(year)[1]
    expect(new Date(year[january?.place ?? 0] ?? 0).toISOString().slice(0, 10)).toBe('2026-01-02')
    expect(textsOf(year, { locale: 'en-CA' })[1]).toBe('Jan 2026')
  })

  test('five years name their Januaries, and the month they end with', () => {
    const years = points('XTSE', '2021-11-22', '2026-11-20')
    expect(textsOf(years)).toEqual(['2022', '2023', '2024', '2025', '2026', 'nov.'])
  })

  test('a part of a past year says which', () => {
    const spring = points('XTSE', '2024-03-04', '2024-05-31')
    expect(textsOf(spring)[0]).toMatch(/ 2024$/)
    expect(textsOf(spring).slice(1).join()).not.toMatch(/2024/)
    expect(textsOf(points('XTSE', '2026-03-04', '2026-05-29')).join()).not.toMatch(/2026/)
  })

  test('what is before a part of a line decides whether it begins with a round instant', () => {
    const month = points('XTSE', '2026-10-22', '2026-11-20')
    expect(textsOf(month.slice(2), { before: month[1] })[0]).toBe('26 oct.')
    expect(textsOf(month.slice(3), { before: month[2] })[0]).toBe('2 nov.')
    // New Year's Day is a holiday: the year begins on the second.
    const winter = points('XTSE', '2025-12-01', '2026-04-30')
    const start = winter.findIndex((at) => at > Date.parse('2026-01-01'))
    expect(textsOf(winter.slice(start), { before: winter[start - 1], width: 200 })[0]).toBe('janv. 2026')
  })

  test('the first of a month is an ordinal in French', () => {
    expect(textsOf(points('XTSE', '2026-06-29', '2026-07-03'))).toContain('30 juin')
    expect(textsOf(points('XTSE', '2026-05-28', '2026-06-03'))).toContain('1er juin')
    expect(textsOf(points('XTSE', '2026-05-28', '2026-06-03'), { locale: 'en-CA' })).toContain('Jun 1')
  })

  const spans = {
    'a day': points('XTSE', '2026-11-20', '2026-11-20', 1),
    'five days': points('XTSE', '2026-11-16', '2026-11-20', 5),
    'a month': points('XTSE', '2026-10-20', '2026-11-20'),
    'six months': points('XTSE', '2026-05-20', '2026-11-20'),
    'a year': points('XTSE', '2025-11-20', '2026-11-20'),
    'five years': points('XTSE', '2021-11-22', '2026-11-20'),
    'three days': points('XTSE', '2026-11-18', '2026-11-20'),
  }
  test.each(
    Object.entries(spans).flatMap(([name, instants]) =>
      [258, 390, 664, 1_200].flatMap((width) =>
        ['fr-CA', 'en-CA'].map((locale) => ({ name, instants, width, locale })),
      ),
    ),
  )('$name on $width pixels in $locale: two labels or more, none touches another or leaves its room', (one) => {
    const [left, right] = [0, 16] as const
    const ticks = ticksOf(one.instants, { ...one, room: [left, right] })
    expect(ticks.length).toBeGreaterThanOrEqual(2)
    const spansOf = ticks.map(({ textX: x, text, anchor }) => {
      const pixels = text.length * 5.9
      const start = anchor === 'start' ? x : anchor === 'end' ? x - pixels : x - pixels / 2
      return [start, start + pixels] as const
    })
    for (const [index, [start, end]] of spansOf.entries()) {
      expect(start).toBeGreaterThanOrEqual(-left)
      expect(end).toBeLessThanOrEqual(one.width + right)
      expect(start - (spansOf[index - 1]?.[1] ?? -Infinity)).toBeGreaterThanOrEqual(8)
    }
    // Days are named up to the right end.
    const isOfDays = one.name !== 'a day' && one.name !== 'five days'
    if (isOfDays && one.width >= 390) expect(one.width - (ticks.at(-1)?.x ?? 0)).toBeLessThanOrEqual(60)
  })

  test('one point, or none', () => {
    expect(ticksOf([])).toEqual([])
    expect(textsOf([Date.parse('2026-11-20T21:00:00Z')])).toEqual(['20 nov.'])
  })
})
