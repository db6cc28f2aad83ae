import { join } from 'node:path'
import { DAY } from '@palier/domain/market/exchangeDay'
import { expect, test } from 'vitest'
import { createSimulatedMarketData } from '../../marketData/simulated/simulatedMarketData.ts'
import { describeNews } from '../conformance.ts'
import type { NewsSubject } from '../port.ts'
import { FICTIONAL_FIRMS } from './sectorStories.ts'
import { createSimulatedNews } from './simulatedNews.ts'

const NOW = new Date('2026-11-20T15:00:00.000Z')
const marketData = createSimulatedMarketData({
  seed: 1,
  session: 'always',
  securitiesFile: join(import.meta.dirname, '../../../../data/securities.csv'),
})
const source = createSimulatedNews({ marketData, seed: 1, link: 'https://palier.test/about' })
const known: NewsSubject = {
  key: 'ENB:XTSE',
  ticker: 'ENB',
  companyName: 'Enbridge Inc.',
  currency: 'CAD',
  sector: 'energy',
}
const unknown: NewsSubject = { ...known, key: 'NOSUCH:XTSE', ticker: 'NOSUCH' }

describeNews('the simulated market', () => ({ source, known, unknown, now: NOW }))

test('a story about prices says what the simulated exchange did, and any other is about fictional firms [D7]', async () => {
  const articles = await source.latest(known, 'en', 60, NOW)
  const firms = Object.values(FICTIONAL_FIRMS).flat()
  for (const { title, content, isSample } of articles) {
    expect(isSample).toBe(true)
    if (content.includes('simulated exchange') || title.includes('simulated exchange')) continue
    expect(content).toMatch(/fictional compan/)
    expect(firms.some((firm) => title.includes(firm))).toBe(true)
    expect(content).not.toContain('Enbridge')
  }
  expect(articles.length).toBeGreaterThan(30)
})

test('no fictional firm bears the name of a listed one [D7]', async () => {
  const names = (await marketData.securities()).map(({ name }) => name.toLowerCase())
  for (const firm of Object.values(FICTIONAL_FIRMS).flat()) {
    expect(names.some((name) => name.includes(firm.toLowerCase()))).toBe(false)
  }
})

test('both languages tell the same stories, and time only adds to them [NEWS-02]', async () => {
  const [french, english] = await Promise.all([
    source.latest(known, 'fr', 20, NOW),
    source.latest(known, 'en', 20, NOW),
  ])
  expect(french.map(({ id }) => id)).toEqual(english.map(({ id }) => id))
  const later = await source.latest(known, 'fr', 60, new Date(NOW.getTime() + 5 * 86_400_000))
  expect(later.map(({ id }) => id)).toEqual(expect.arrayContaining(french.map(({ id }) => id)))
})

test('a run of one-year highs or lows is reported once [SPEC-20]', async () => {
  const spans: number[] = []
  for (const { key, ticker } of (await marketData.securities()).slice(0, 30)) {
    const articles = await source.latest({ ...known, key, ticker }, 'en', 200, NOW)
    for (const kind of ['high', 'low']) {
      const times = articles.filter(({ title }) => title.includes(`one-year ${kind}`)).map(({ at }) => at.getTime())
      spans.push(...times.slice(1).map((time, index) => ((times[index] ?? 0) - time) / DAY))
    }
  }
  expect(spans.length).toBeGreaterThan(0)
  expect(Math.min(...spans)).toBeGreaterThan(20)
})

test('figures and marks are set as print sets them [NEWS-02]', async () => {
  for (const language of ['fr', 'en'] as const) {
    const articles = await source.latest(known, language, 60, NOW)
    const text = articles.map(({ title, content }) => `${title}\n${content}`).join('\n')
    expect(text).toMatch(language === 'fr' ? /\u2212\d+(,\d)?\u00a0%/ : /\u2212\d+(\.\d)?%/)
    expect(text).not.toMatch(/\d [$%]| [:»]|« |'| -|-\d/)
  }
})
