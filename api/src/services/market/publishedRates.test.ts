import { decimal } from '@palier/domain/kernel/decimal'
import { expect, test } from 'vitest'
import type { DayRate, ExchangeRates } from '../../providers/exchangeRates/port.ts'
import { createPublishedRates } from './publishedRates.ts'

const NOW = new Date('2026-11-20T15:00:00.000Z')
const MINUTE = 60_000
const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE)

/** A bank that publishes these rates; it counts the questions, and is silent where `answer` says so. */
function bank(rates: Record<string, string>, answer: () => Promise<unknown> = async () => undefined) {
  const asked: string[] = []
  const source: ExchangeRates = {
    name: 'bank',
    latest: () => Promise.reject(new Error('Nobody asks for it here.')),
    async since(date): Promise<DayRate[]> {
      asked.push(date)
      await answer()
      const days = Object.entries(rates).filter(([day]) => day >= date)
      return days.map(([day, rate]) => ({ date: day, rate: decimal(rate) }))
    },
  }
  return { source, asked, rates }
}

const WEEK = { '2026-11-12': '1.41', '2026-11-13': '1.42', '2026-11-18': '1.4011', '2026-11-19': '1.4064' }

test('a past day has its published rate; a weekend and a holiday have the last one before them [PORT-20]', async () => {
  const { source, asked } = bank(WEEK)
  const pastRate = createPublishedRates(source)
  const rates = await Promise.all(
    ['2026-11-12', '2026-11-14', '2026-11-17', '2026-11-19'].map((date) => pastRate('USD', 'CAD', date, NOW)),
  )
  expect(rates.map(String)).toEqual(['1.41', '1.42', '1.42', '1.4064'])
  expect(asked).toEqual(['2017-01-01'])
  expect(String(await pastRate('CAD', 'USD', '2026-11-12', NOW))).toBe('0.709219858156028')
  expect(String(await pastRate('CAD', 'CAD', '2001-01-01', NOW))).toBe('1')
})

test('of days before the first rate, and beyond a long gap, no rate is made up [PORT-20]', async () => {
  const { source, asked } = bank({ '2026-10-01': '1.39', ...WEEK })
  const pastRate = createPublishedRates(source)
  expect(await pastRate('USD', 'CAD', '2016-12-30', NOW)).toBeNull()
  expect(asked).toEqual([])
  expect(await pastRate('USD', 'CAD', '2026-10-20', NOW)).toBeNull()
})

test('the newest days are asked for again after an hour, and only from there [PORT-20]', async () => {
  const { source, asked, rates } = bank({ ...WEEK })
  const pastRate = createPublishedRates(source)
  expect(String(await pastRate('USD', 'CAD', '2026-11-20', NOW))).toBe('1.4064')
  rates['2026-11-20'] = '1.5'
  expect(String(await pastRate('USD', 'CAD', '2026-11-20', later(59)))).toBe('1.4064')
  expect(String(await pastRate('USD', 'CAD', '2026-11-20', later(60)))).toBe('1.5')
  expect(asked).toEqual(['2017-01-01', '2026-11-19'])
})

test('a source in trouble is left alone for a while; what was known stays [PORT-20]', async () => {
  let isDown = false
  const { source, asked } = bank({ ...WEEK }, () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve()))
  const pastRate = createPublishedRates(source)
  await pastRate('USD', 'CAD', '2026-11-12', NOW)
  isDown = true
  expect(String(await pastRate('USD', 'CAD', '2026-11-21', later(61)))).toBe('1.4064')
  expect(await pastRate('USD', 'CAD', '2026-12-21', later(65))).toBeNull()
  expect(asked).toHaveLength(2)
  await pastRate('USD', 'CAD', '2026-12-21', later(71))
  expect(asked).toHaveLength(3)
})

test('nobody waits long for a source that hangs, and one question serves all who wait [PORT-20]', async () => {
  const { source, asked } = bank(WEEK, () => new Promise(() => undefined))
  const pastRate = createPublishedRates(source, 1)
  const both = Promise.all(['2026-11-12', '2026-11-13'].map((date) => pastRate('USD', 'CAD', date, NOW)))
  expect(await both).toEqual([null, null])
  expect(await pastRate('USD', 'CAD', '2026-11-13', NOW)).toBeNull()
  expect(asked).toHaveLength(1)
})
