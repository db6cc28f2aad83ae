import { beforeAll, describe, expect, test } from 'vitest'
import type { NewsArticle, NewsSource, NewsSubject } from './port.ts'

export type NewsCase = {
  readonly source: NewsSource
  readonly known: NewsSubject
  readonly unknown: NewsSubject
  readonly now: Date
}

export function describeNews(name: string, create: () => Promise<NewsCase> | NewsCase): void {
  describe(`${name} as a source of news`, () => {
    let given: NewsCase
    let articles: readonly NewsArticle[]

    beforeAll(async () => {
      given = await create()
      articles = await given.source.latest(given.known, 'en', 5, given.now)
    })

    test('NEWS-03 as many as are wanted, newest first, none of the future', () => {
      const instants = articles.map(({ at }) => at.getTime())
      expect(articles).toHaveLength(5)
      expect(instants).toEqual(instants.toSorted((left, right) => right - left))
      expect(instants[0]).toBeLessThanOrEqual(given.now.getTime())
    })

    test('NEWS-02 DATA-08 each has its own id, a title, a text, a link of the web and symbols', () => {
      expect(new Set(articles.map(({ id }) => id)).size).toBe(5)
      for (const { title, content, link, symbols, source, sentiment } of articles) {
        expect([title, content, source].map((text) => text.trim() !== '')).toEqual([true, true, true])
        expect(title + content).not.toMatch(/<[a-z/]/i)
        expect(link).toMatch(/^https?:\/\//)
        expect(symbols).toContain(given.known.ticker)
        if (sentiment !== null) expect(Math.abs(sentiment)).toBeLessThanOrEqual(1)
      }
    })

    test('the same question has the same answer, and fewer are the newest of them', async () => {
      const { source, known, now } = given
      expect(await source.latest(known, 'en', 5, now)).toEqual(articles)
      expect(await source.latest(known, 'en', 2, now)).toEqual(articles.slice(0, 2))
    })

    test('of a listing that it does not know it has nothing', async () => {
      expect(await given.source.latest(given.unknown, 'fr', 5, given.now)).toEqual([])
    })
  })
}
