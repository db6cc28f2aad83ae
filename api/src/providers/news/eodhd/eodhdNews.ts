import { createHash } from 'node:crypto'
import { unlessUnknown } from '../../kernel/callSource.ts'
import { EODHD, type EodhdClient } from '../../marketData/eodhd/eodhdClient.ts'
import { newsOfSource } from '../../marketData/eodhd/shapes.ts'
import { symbolOf } from '../../marketData/eodhd/symbols.ts'
import { plainText, webLinkOf } from '../../kernel/plainText.ts'
import type { NewsArticle, NewsSource } from '../port.ts'

const TITLE = 300
const CONTENT = 6_000

export function createEodhdNews(client: EodhdClient): NewsSource {
  return {
    name: 'eodhd',
    async latest({ key, ticker }, _language, atMost, now) {
      const symbol = symbolOf(key)
      if (symbol === null) return []
      const found = await unlessUnknown(client('news', { s: symbol, limit: String(atMost), offset: '0' }, newsOfSource))
      const articles = (found ?? []).flatMap((item): NewsArticle[] => {
        const link = webLinkOf(item.link ?? '')
        const at = new Date(item.date)
        const title = plainText(item.title ?? '', TITLE)
        const content = plainText(item.content ?? '', CONTENT)
        if (link === null || Number.isNaN(at.getTime()) || at > now || title === '') return []
        const symbols = [ticker, ...(item.symbols ?? []).filter((other) => other !== symbol)]
        return [
          {
            id: createHash('sha256').update(link).digest('base64url').slice(0, 22),
            title,
            content: content === '' ? title : content,
            at,
            link,
            source: hostOf(link),
            sentiment: bounded(item.sentiment?.polarity ?? null),
            symbols,
            isSample: false,
          },
        ]
      })
      return articles.toSorted((left, right) => right.at.getTime() - left.at.getTime()).slice(0, atMost)
    },
  }
}

function hostOf(link: string): string {
  return URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : EODHD
}

function bounded(polarity: number | null): number | null {
  return polarity === null ? null : Math.max(-1, Math.min(1, polarity))
}
