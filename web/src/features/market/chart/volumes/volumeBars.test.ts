import { expect, test } from 'vitest'
import type { PlotPoint } from '../points/pricePoint.ts'
import { barAt, groupedBars, volumeBars } from './volumeBars.ts'

const ZONE = 'America/Toronto'
const line = (...instants: readonly string[]): PlotPoint[] =>
  instants.map((at, place) => ({ place, at: Date.parse(at), price: 1 }))
const volumes = [
  { date: '2026-11-17', shareCount: 10 },
  { date: '2026-11-18', shareCount: 20 },
  { date: '2026-11-19', shareCount: 40 },
]

test('a day has one bar, from its first point to its last on the clock of the exchange', () => {
  // Nine in the evening of New York is the next day in UTC.
  const points = line('2026-11-17T15:00Z', '2026-11-18T02:00Z', '2026-11-18T15:00Z', '2026-11-18T20:00Z')
  expect(volumeBars(points, volumes, ZONE)).toEqual([
    { from: 0, to: 1, shareCount: 10 },
    { from: 2, to: 3, shareCount: 20 },
  ])
})

test('a point that stands for several days has what was traded on one of them on average', () => {
  const points = line('2026-11-16T21:00Z', '2026-11-19T21:00Z')
  expect(volumeBars(points, volumes, ZONE)).toEqual([{ from: 1, to: 1, shareCount: 23 }])
})

test('neighbours that are too thin alone are one bar of their mean, the last group maybe smaller', () => {
  const bars = volumes.map(({ shareCount }, place) => ({ from: place, to: place, shareCount }))
  expect(groupedBars(bars, 2)).toEqual([
    { from: 0, to: 1, shareCount: 15 },
    { from: 2, to: 2, shareCount: 40 },
  ])
  expect(groupedBars(bars, 1)).toBe(bars)
})

test('what came before a part of the line is in none of its bars, and the running day has none yet', () => {
  const points = line('2026-11-18T21:00Z', '2026-11-19T21:00Z', '2026-11-20T16:00Z')
  const bars = volumeBars(points, volumes, ZONE)
  expect(bars).toEqual([
    { from: 0, to: 0, shareCount: 20 },
    { from: 1, to: 1, shareCount: 40 },
  ])
  expect([barAt(bars, 1)?.shareCount, barAt(bars, 2)]).toEqual([40, undefined])
})

test('without volumes or points there are no bars', () => {
  expect(volumeBars(line('2026-11-18T21:00Z'), [], ZONE)).toEqual([])
  expect(volumeBars([], volumes, ZONE)).toEqual([])
})
