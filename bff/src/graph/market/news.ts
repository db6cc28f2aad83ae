import { createHash } from 'node:crypto'
import type { WireNewsItem } from '@palier/contract/market/stockSchemas'
import { instantOf } from '@palier/domain/kernel/instant'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { newsLoader } from '../../loaders/market/loadNews.ts'
import { ROWS } from '../kernel/bounds.ts'
import { builder, semanticNonNull } from '../kernel/builder.ts'
import { cleanHtml, httpsOrNull, plainLine } from '../kernel/cleanText.ts'
import { Stock } from './stock.ts'
import { sessionOrError } from '../kernel/viewerSession.ts'

const MAXIMUM_TITLE_CHARACTERS = 300
const MAXIMUM_SOURCE_CHARACTERS = 100
const MAXIMUM_SYMBOLS = 20
const MAXIMUM_SYMBOL_CHARACTERS = 20

// Cached items are sanitized once.
const cleanContents = new WeakMap<WireNewsItem, string>()

const NewsItem = builder.objectRef<WireNewsItem>('NewsItem').implement({
  description: 'News about a stock.',
  fields: (t) => ({
    id: t.id({
      description: 'Global id.',
      resolve: (item) => encodeGlobalID('NewsItem', item.id ?? fingerprintOf(item)),
    }),
    title: t.string({ description: 'Headline.', resolve: ({ title }) => plainLine(title, MAXIMUM_TITLE_CHARACTERS) }),
    contentHtml: t.string({
      description: 'Sanitized HTML: paragraphs, emphasis and links only.',
      resolve: contentOf,
    }),
    publishedAt: t.expose('date', { type: 'DateTime', description: 'When it was published.' }),
    url: t.string({ nullable: true, description: 'An https address.', resolve: ({ link }) => httpsOrNull(link) }),
    source: t.string({
      nullable: true,
      description: 'Publisher.',
      resolve: ({ source }) => (source === undefined ? null : plainLine(source, MAXIMUM_SOURCE_CHARACTERS)),
    }),
    sentiment: t.exposeFloat('sentiment', { nullable: true, description: 'From -1 (negative) to 1 (positive).' }),
    symbols: t.stringList({
      description: 'Ticker symbols of the stocks it is about.',
      resolve: ({ symbols }) =>
        symbols.slice(0, MAXIMUM_SYMBOLS).map((symbol) => plainLine(symbol, MAXIMUM_SYMBOL_CHARACTERS)),
    }),
    isSample: t.boolean({
      description: 'Whether the content is made up for the simulated market.',
      resolve: ({ isSample }) => isSample ?? false,
    }),
  }),
})

builder.objectFields(Stock, (t) => ({
  news: t.field({
    type: [NewsItem],
    nullable: true,
    directives: semanticNonNull,
    description: 'News, at most as many as the plan allows.',
    args: { first: t.arg.int(ROWS) },
    async resolve({ stockId }, { first }, { operation }) {
      sessionOrError(operation)
      const { news } = (await newsLoader(operation).load(stockId)).value
      return news.filter(({ date }) => instantOf(date) !== null).slice(0, first)
    },
  }),
  newsStaleSince: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When the news were read, if they could not be refreshed since; null while they are fresh.',
    async resolve({ stockId }, _arguments, { operation }) {
      sessionOrError(operation)
      return (await newsLoader(operation).load(stockId)).staleSince
    },
  }),
}))

function contentOf(item: WireNewsItem): string {
  const content = cleanContents.get(item) ?? cleanHtml(item.content)
  cleanContents.set(item, content)
  return content
}

function fingerprintOf({ date, link, title }: WireNewsItem): string {
  return createHash('sha256')
    .update(JSON.stringify([date, link, title]))
    .digest('base64url')
    .slice(0, 22)
}
