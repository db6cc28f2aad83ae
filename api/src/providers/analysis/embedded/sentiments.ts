import type { NewsArticle } from '../../news/port.ts'
import type { DaySentiment } from '../port.ts'
import { polarityOf } from '../../news/polarity.ts'

export function sentimentsOf(articles: readonly NewsArticle[]): DaySentiment[] {
  const byDate = new Map<string, number[]>()
  for (const article of articles) {
    const date = article.at.toISOString().slice(0, 10)
    const polarities = byDate.get(date) ?? []
    polarities.push(article.sentiment ?? polarityOf(article))
    byDate.set(date, polarities)
  }

  return [...byDate]
    .toSorted(([left], [right]) => left.localeCompare(right))
    .map(([date, polarities]) => {
      const mean = polarities.reduce((sum, polarity) => sum + polarity, 0) / polarities.length
      return { date, count: polarities.length, normalized: Math.round(mean * 1000) / 1000 }
    })
}
