import { beforeAll, describe, expect, test } from 'vitest'
import type { Analysis, Analyst } from './port.ts'
import { NOW, sampleInput } from './testing/sampleInput.ts'

export function describeAnalyst(name: string, create: () => Promise<Analyst> | Analyst): void {
  describe(`${name} as an analyst`, () => {
    const input = sampleInput()
    let analyst: Analyst
    let analysis: Analysis

    beforeAll(async () => {
      analyst = await create()
      analysis = await analyst.analyse(input, 'en', NOW)
    })

    test('AI-05 sentiments are those of the articles, by day, between -1 and 1', () => {
      expect(analysis.sentiments.map(({ date, count }) => [date, count])).toEqual([
        ['2026-11-18', 1],
        ['2026-11-19', 2],
      ])
      for (const { normalized } of analysis.sentiments) expect(Math.abs(normalized)).toBeLessThanOrEqual(1)
      expect(analysis.sentiments[0]?.normalized).toBeLessThan(0)
    })

    test('AI-06 a partnership is one that an article reports, with that article as its source', () => {
      expect(analysis.partnerships.map(({ companyName, source }) => [companyName, source.url])).toEqual([
        ['Harfang Systems', 'https://news.example/deal'],
      ])
      expect(analysis.partnerships[0]).toMatchObject({
        source: { name: 'Example Wire', at: new Date('2026-11-19T12:00:00.000Z') },
        searchWords: expect.stringContaining('Harfang Systems'),
      })
    })

    test('AI-08 similar companies are others, each once, linked only where they are listed', () => {
      const ids = new Set(input.candidates.map(({ stockId }) => stockId))
      const names = analysis.similarCompanies.map(({ name: company }) => company)
      expect(names).toContain('AAA Inc.')
      expect(names).not.toContain('Nordet Inc.')
      expect(new Set(names).size).toBe(names.length)
      for (const { stockId } of analysis.similarCompanies) expect(stockId === null || ids.has(stockId)).toBe(true)
    })

    test('AI-08 questions ask, and never advise', () => {
      expect(analysis.questions.length).toBeGreaterThan(1)
      for (const { question } of analysis.questions) expect(question).toMatch(/\?$/)
    })

    test('AI-01 each claim has a source and a date that is not of the future', () => {
      const claims = [...analysis.partnerships, ...analysis.similarCompanies, ...analysis.questions]
      for (const { source } of claims) {
        expect(source.name).not.toBe('')
        expect(source.at.getTime()).toBeLessThanOrEqual(NOW.getTime())
        if (source.url !== null) expect(source.url).toMatch(/^https?:/)
      }
      expect([analysis.engine === '', analysis.at]).toEqual([false, NOW])
    })

    test('AI-07 no markup and no script of an article gets through', () => {
      expect(JSON.stringify(analysis)).not.toMatch(/<|javascript:|Evil Twin|Ignore previous/)
    })

    test('AI-09 the sample mark is handed on', async () => {
      const sample = await analyst.analyse({ ...input, isSample: true }, 'fr', NOW)
      expect([analysis.isSample, sample.isSample]).toEqual([false, true])
    })

    test('AI-04 without news, neighbours or figures there is still an answer', async () => {
      const bare = { ...input, articles: [], candidates: [], fundamentals: null }
      const { sentiments, partnerships } = await analyst.analyse(bare, 'fr', NOW)
      expect([sentiments, partnerships]).toEqual([[], []])
    })
  })
}
