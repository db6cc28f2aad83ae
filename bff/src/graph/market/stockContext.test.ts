import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, createBrowser } from '../../testing/browser.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { sampleAnalysis, sampleNews } from '../../testing/stockAnswers.ts'
import { countsOf } from '../../testing/upstream.ts'
import { PRICE_AT } from '../../testing/wireSamples.ts'

let bff: TestBff
let browser: Browser

beforeEach(async () => {
  bff = await startTestBff()
  browser = createBrowser(bff.url)
  await browser.signInAsGuest()
  bff.upstream.take()
})
afterEach(() => bff.stop())

const globalId = (stockId: string) => Buffer.from(`Stock:${stockId}`).toString('base64')

/** These fields of a stock. */
async function askStock(fields: string, stockId = 's1') {
  const { data, errors } = await browser.ask(`query ($id: ID!) { node(id: $id) { ... on Stock { ${fields} } } }`, {
    id: globalId(stockId),
  })
  return { stock: data?.node as Record<string, unknown> | null, errors }
}

describe('news and analysis', () => {
  test('as many news as are asked for, complete [NEWS-01] [NEWS-02] [API-75] [DATA-08]', async () => {
    const { stock } = await askStock(
      'news(first: 3) { id title contentHtml publishedAt url source sentiment symbols isSample } newsStaleSince',
    )
    expect(stock?.newsStaleSince).toBeNull()
    expect(stock?.news).toHaveLength(3)
    expect((stock?.news as unknown[])[0]).toEqual({
      id: Buffer.from('NewsItem:news-0').toString('base64'),
      title: 'Title 0',
      contentHtml: '<p>Content <em>0</em></p>',
      publishedAt: PRICE_AT,
      url: 'https://news.example/0',
      source: 'The Example',
      sentiment: 0.25,
      symbols: ['S1'],
      isSample: true,
    })
    expect(countsOf(bff.upstream.take())).toMatchObject({ getQuoteContextualInfo: 1 })
  })

  test('never more than the plan gives [NEWS-03]', async () => {
    bff.upstream.data.stockAnswers.set('getQuoteContextualInfo', () => sampleNews('base', 2))
    expect((await askStock('news(first: 12) { id }')).stock?.news).toHaveLength(2)
  })

  test('an item without a name has one of its own that stays [NEWS-02]', async () => {
    const nameless = sampleNews('base', 3).news.map(({ id: _id, ...item }) => item)
    bff.upstream.data.stockAnswers.set('getQuoteContextualInfo', () => ({ news: nameless }))
    const once = await askStock('news(first: 3) { id }')
    const twice = await askStock('news(first: 3) { id }')
    expect(once).toEqual(twice)
    expect(new Set((once.stock?.news as { id: string }[]).map(({ id }) => id)).size).toBe(3)
  })

  const ANALYSIS = `analysis {
    isSample lockedKeys staleSince
    sentiments { date normalized sourceCount }
    partnerships { companyName publishedAt description sourceUrl searchUrl links { thumbnailUrl titleHtml snippet url } }
    similarCompanies { name description stockId correlation source { name } }
    questions { question source { name date url } }
  }`

  test('the four parts of an analysis [AI-01] [AI-03] [AI-05] [AI-06] [AI-08] [AI-09] [API-76] [DATA-09]', async () => {
    expect((await askStock(ANALYSIS)).stock?.analysis).toEqual({
      isSample: true,
      lockedKeys: [],
      staleSince: null,
      sentiments: [{ date: PRICE_AT, normalized: -0.5, sourceCount: 3 }],
      partnerships: [
        {
          companyName: 'Partner',
          publishedAt: PRICE_AT,
          description: 'They work together.',
          sourceUrl: 'https://source.example/',
          searchUrl: 'https://www.google.com/search?q=partner%20%26%20company',
          links: [
            {
              thumbnailUrl: 'https://pictures.example/a.png',
              titleHtml: 'The <b>Partner</b>',
              snippet: 'A snippet',
              url: 'https://partner.example/',
            },
          ],
        },
      ],
      similarCompanies: [
        { name: 'Similar', description: 'The same trade.', stockId: 's2', correlation: 0.84, source: null },
      ],
      questions: [{ question: 'What is owed?', source: { name: 'Figures', date: PRICE_AT, url: null } }],
    })
  })

  test('what the plan lacks is null and named [AI-02] [AI-10]', async () => {
    const { partnerships: _one, questionsBeforeInvesting: _two, ...rest } = sampleAnalysis('standard')
    bff.upstream.data.stockAnswers.set('getAiContextualInfo', () => rest)
    const { stock } = await askStock(ANALYSIS)
    expect(stock?.analysis).toMatchObject({
      lockedKeys: ['PARTNERSHIPS', 'QUESTIONS'],
      partnerships: null,
      questions: null,
    })
    expect(stock?.analysis).toMatchObject({ sentiments: [{ sourceCount: 3 }], similarCompanies: [{ name: 'Similar' }] })
  })
})

describe('tags', () => {
  test('a stock has its tags and its company [STOCK-04] [TAG-08] [DATA-06]', async () => {
    expect((await askStock('tags { name value } companyKey')).stock).toEqual({
      tags: [{ name: 'sector', value: 'Énergie' }],
      companyKey: 'company-s1',
    })
  })

  test('every tag by its name, and what it is called in the other language [TAG-04] [API-74]', async () => {
    const { data } = await browser.ask('{ viewer { tagGroups { name values translations { value otherName } } } }')
    expect(data).toEqual({
      viewer: {
        tagGroups: [
          {
            name: 'industry',
            values: ['Banques', 'Énergie'],
            translations: [{ value: 'Banques', otherName: 'Banks' }],
          },
          { name: 'subIndustry', values: ['Pipelines'], translations: [] },
        ],
      },
    })
  })

  const SEARCH = `query ($tags: [TagInput!]!) {
    viewer { stocksByTags(tags: $tags) { symbol lastPrice tags { value } companyKey details { dayLow dividendYield } } }
  }`
  const tags = [
    { name: 'industry', value: 'Énergie' },
    { name: 'industry', value: 'Banques' },
  ]

  test('complete cards are one call, the tags in any order [TAG-03] [TAG-06] [API-71]', async () => {
    const { data, errors } = await browser.ask(SEARCH, { tags })
    expect(errors).toEqual([])
    const stocks = (data?.viewer as { stocksByTags: unknown[] }).stocksByTags
    expect(stocks).toHaveLength(3)
    expect(stocks[0]).toEqual({
      symbol: 'S1',
      lastPrice: '10.5',
      tags: [{ value: 'Banques' }],
      companyKey: 'company-s1',
      details: { dayLow: '10.3', dividendYield: '0.031' },
    })
    await browser.ask(SEARCH, { tags: tags.toReversed() })
    const calls = bff.upstream.take()
    expect(countsOf(calls)).toEqual({ searchStocksLocally: 1 })
    expect(calls[0]?.body).toMatchObject({ tags: tags.toReversed() })
  })

  test('no tag finds nothing and asks nobody; more than a screen has is refused [TAG-06]', async () => {
    expect((await browser.ask(SEARCH, { tags: [] })).data).toEqual({ viewer: { stocksByTags: [] } })
    const many = Array.from({ length: 21 }, (_, index) => ({ name: 'industry', value: `v${index}` }))
    const { errors } = await browser.ask(SEARCH, { tags: many })
    expect(errors[0]?.extensions?.code).toBe('INVALID_INPUT')
    expect(bff.upstream.take()).toEqual([])
  })
})
