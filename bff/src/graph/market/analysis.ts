import { aiDataKey } from '@palier/contract/billing/planSchemas'
import { instantOf } from '@palier/domain/kernel/instant'
import { loadAnalysis, type WireAnalysis } from '../../loaders/market/loadAnalysis.ts'
import type { Lasting } from '../../rest/revalidatingCache.ts'
import { builder, semanticNonNull } from '../kernel/builder.ts'
import { cleanTitle, httpsOrNull, plainLine } from '../kernel/cleanText.ts'
import { AiKey } from '../kernel/enums.ts'
import { Stock } from './stock.ts'
import { sessionOrError } from '../kernel/viewerSession.ts'

type WirePartnership = NonNullable<WireAnalysis['partnerships']>[number]
type WireLink = WirePartnership['extraLinks'][number]
type WireSimilarCompany = NonNullable<WireAnalysis['similarCompanies']>[number]
type WireQuestion = NonNullable<WireAnalysis['questionsBeforeInvesting']>[number]
type WireSource = NonNullable<WireQuestion['source']>
type WireSentiment = NonNullable<WireAnalysis['sentiments']>[number]

const MAXIMUM = { name: 200, text: 2000, title: 300, sentiments: 500, items: 50, links: 10 } as const

const ClaimSource = builder.objectRef<WireSource>('ClaimSource').implement({
  description: 'Source of a statement.',
  fields: (t) => ({
    name: t.string({ description: 'Name of the source.', resolve: ({ name }) => plainLine(name, MAXIMUM.name) }),
    date: t.expose('date', { type: 'DateTime', description: 'When it was published.' }),
    url: t.string({ nullable: true, description: 'An https address.', resolve: ({ url }) => httpsOrNull(url ?? null) }),
  }),
})

const Sentiment = builder.objectRef<WireSentiment>('Sentiment').implement({
  description: 'Sentiment of the texts published about a stock on one day.',
  fields: (t) => ({
    date: t.expose('date', { type: 'DateTime', description: 'When it was measured.' }),
    normalized: t.exposeFloat('normalized', { description: 'From -1 (negative) to 1 (positive).' }),
    sourceCount: t.exposeInt('count', { description: 'Number of texts it is based on.' }),
  }),
})

const PartnershipLink = builder.objectRef<WireLink>('PartnershipLink').implement({
  description: 'A page about a partnership.',
  fields: (t) => ({
    thumbnailUrl: t.string({
      nullable: true,
      description: 'An https address.',
      resolve: ({ thumbnail }) => httpsOrNull(thumbnail?.src ?? null),
    }),
    titleHtml: t.string({
      description: 'Title as sanitized HTML: emphasis only.',
      resolve: ({ title }) => cleanTitle(title.html, MAXIMUM.title),
    }),
    snippet: t.string({
      description: 'Short extract of the page.',
      resolve: ({ snippet }) => plainLine(snippet, MAXIMUM.text),
    }),
    url: t.string({ description: 'An https address.', resolve: ({ link }) => link.url }),
  }),
})

const Partnership = builder.objectRef<WirePartnership>('Partnership').implement({
  description: 'A published partnership of the company with another one.',
  fields: (t) => ({
    companyName: t.string({
      description: 'Name of the company.',
      resolve: ({ companyName }) => plainLine(companyName, MAXIMUM.name),
    }),
    publishedAt: t.expose('dateTime', { type: 'DateTime', description: 'When it was published.' }),
    description: t.string({
      description: 'Purpose of the partnership.',
      resolve: ({ description }) => plainLine(description, MAXIMUM.text),
    }),
    sourceUrl: t.string({
      nullable: true,
      description: 'An https address.',
      resolve: ({ srcUrl }) => httpsOrNull(srcUrl),
    }),
    searchUrl: t.string({
      nullable: true,
      description: 'An https address of a search for more.',
      resolve: ({ googleSearchKeyWords }) => searchUrlOf(plainLine(googleSearchKeyWords, MAXIMUM.name)),
    }),
    links: t.field({
      type: [PartnershipLink],
      description: 'Pages about it.',
      resolve: ({ extraLinks }) =>
        extraLinks.slice(0, MAXIMUM.links).flatMap((link) => {
          const url = httpsOrNull(link.link.url)
          return url === null ? [] : { ...link, link: { url } }
        }),
    }),
  }),
})

const SimilarCompany = builder.objectRef<WireSimilarCompany>('SimilarCompany').implement({
  description: 'A company of the same kind.',
  fields: (t) => ({
    name: t.string({ description: 'Name of the company.', resolve: ({ name }) => plainLine(name, MAXIMUM.name) }),
    description: t.string({
      description: 'Business of the company.',
      resolve: ({ description }) => plainLine(description, MAXIMUM.text),
    }),
    stockId: t.exposeString('stockId', {
      nullable: true,
      description: 'Id of the stock in page addresses: /stock/{stockId}.',
    }),
    correlation: t.exposeFloat('correlation', {
      nullable: true,
      description: 'Of the daily moves of both prices, from -1 to 1; null when unknown.',
    }),
    source: t.field({
      type: ClaimSource,
      nullable: true,
      description: 'Source of the statement; null when not reported.',
      resolve: ({ source }) => datedOrNull(source),
    }),
  }),
})

const InvestorQuestion = builder.objectRef<WireQuestion>('InvestorQuestion').implement({
  description: 'A question to ask before investing.',
  fields: (t) => ({
    question: t.string({
      description: 'The question in one sentence.',
      resolve: ({ question }) => plainLine(question, MAXIMUM.text),
    }),
    source: t.field({
      type: ClaimSource,
      nullable: true,
      description: 'Source of the statement; null when not reported.',
      resolve: ({ source }) => datedOrNull(source),
    }),
  }),
})

const PARTS = {
  partnerships: 'partnerships',
  questions: 'questionsBeforeInvesting',
  sentiments: 'sentiments',
  similarCompanies: 'similarCompanies',
} as const satisfies Record<(typeof aiDataKey.options)[number], keyof WireAnalysis>

const Analysis = builder.objectRef<Lasting<WireAnalysis>>('Analysis').implement({
  description: 'Analysis of a company in words. A part that the plan does not include is null.',
  fields: (t) => ({
    isSample: t.boolean({
      description: 'Whether the content is made up for the simulated market.',
      resolve: ({ value }) => value.isSample ?? false,
    }),
    lockedKeys: t.field({
      type: [AiKey],
      description: 'Parts that the plan does not include.',
      resolve: ({ value }) => aiDataKey.options.filter((key) => value[PARTS[key]] === undefined),
    }),
    sentiments: t.field({
      type: [Sentiment],
      nullable: true,
      description: 'Sentiment by day, oldest first.',
      resolve: ({ value }) =>
        value.sentiments?.filter(({ date }) => instantOf(date) !== null).slice(-MAXIMUM.sentiments) ?? null,
    }),
    partnerships: t.field({
      type: [Partnership],
      nullable: true,
      description: 'Partnerships of the company.',
      resolve: ({ value }) =>
        value.partnerships?.filter(({ dateTime }) => instantOf(dateTime) !== null).slice(0, MAXIMUM.items) ?? null,
    }),
    similarCompanies: t.field({
      type: [SimilarCompany],
      nullable: true,
      description: 'Companies of the same kind.',
      resolve: ({ value }) => value.similarCompanies?.slice(0, MAXIMUM.items) ?? null,
    }),
    questions: t.field({
      type: [InvestorQuestion],
      nullable: true,
      description: 'Questions an investor may ask.',
      resolve: ({ value }) => value.questionsBeforeInvesting?.slice(0, MAXIMUM.items) ?? null,
    }),
    staleSince: t.expose('staleSince', {
      type: 'DateTime',
      nullable: true,
      description: 'When the analysis was read, if it could not be refreshed since; null while it is fresh.',
    }),
  }),
})

builder.objectField(Stock, 'analysis', (t) =>
  t.field({
    type: Analysis,
    nullable: true,
    directives: semanticNonNull,
    description: 'Analysis of the company; null when there is none or the plan does not include it.',
    resolve({ stockId }, _arguments, { operation }) {
      sessionOrError(operation)
      return loadAnalysis(operation, stockId)
    },
  }),
)

function searchUrlOf(text: string): string | null {
  return text === '' ? null : `https://www.google.com/search?q=${encodeURIComponent(text)}`
}

function datedOrNull(source: WireSource | undefined): WireSource | null {
  return source && instantOf(source.date) !== null ? source : null
}
