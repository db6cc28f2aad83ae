import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { incomeCalendarOf } from './incomeCalendar.ts'

const NOW = new Date('2026-11-20T15:04:05.678Z')
const DECLARED = { id: 'ry-2026-11-24-0@palier', date: '2026-11-24', title: 'RY', isDeclared: true }

/** As another program reads it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
  return { name: calendar.getFirstPropertyValue('name'), events }
}

const octetsOf = (line: string) => encodeURIComponent(line).replaceAll(/%../g, '.').length

test('another program reads whole days, what is declared and what is estimated [D17]', () => {
  const estimated = { ...DECLARED, id: 'ry-2026-12-31-0@palier', date: '2026-12-31', isDeclared: false }
  const { name, events } = read(incomeCalendarOf('Dividendes', [DECLARED, estimated], NOW))
  expect(name).toBe('Dividendes')
  expect(
    events.map(({ uid, startDate, endDate, component }) => [
      ...[uid, startDate.isDate, startDate.toString(), endDate.toString()],
      component.getFirstPropertyValue('status'),
    ]),
  ).toEqual([
    [DECLARED.id, true, '2026-11-24', '2026-11-25', 'CONFIRMED'],
    [estimated.id, true, '2026-12-31', '2027-01-01', 'TENTATIVE'],
  ])
})

test('lines end with CRLF and have at most 75 octets; any text comes back as it was', () => {
  // Each start makes the lines end at another place of the text.
  for (let start = 0; start < 75; start += 1) {
    const title = 'x'.repeat(start) + 'RBC, dividende; 1\\2 : é’€🦆 '.repeat(6)
    const text = incomeCalendarOf('n', [{ ...DECLARED, title }], NOW)
    const lines = text.split('\r\n')
    expect(lines.at(-1)).toBe('')
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(Math.max(...lines.map(octetsOf))).toBeLessThanOrEqual(75)
    expect(read(text).events[0]?.summary).toBe(title)
  }
})

test('a title cannot end its line: an event stays one', () => {
  const title = 'RY\r\nEND:VEVENT\nBEGIN:VALARM'
  const { events } = read(incomeCalendarOf('n', [{ ...DECLARED, title }], NOW))
  expect(events.map(({ summary }) => summary)).toEqual(['RY\nEND:VEVENT\nBEGIN:VALARM'])
})
