import type { WireNewsItem } from '@palier/contract/market/stockSchemas'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, createBrowser } from '../testing/browser.ts'
import { startTestBff, type TestBff } from '../testing/startTestBff.ts'
import { sampleAnalysis, sampleNewsItem } from '../testing/stockAnswers.ts'
import { cleanHtml, cleanTitle, httpsOrNull, plainLine } from './kernel/cleanText.ts'

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<math><mtext></mtext><mglyph><style><img src=x onerror=alert(1)></style></mglyph></math>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:alert(1)">x</a>',
  '<a href="https://a.example/" onclick="alert(1)" style="position:fixed" target="_top">x</a>',
  '<p style="background:url(javascript:alert(1))" onmouseover=alert(1)>x</p>',
  '<b onfocus=alert(1) tabindex=1 autofocus>x</b>',
  '<form action="https://a.example"><input name=password><button formaction=javascript:alert(1)>x</button></form>',
  '<base href="https://a.example/">',
  '<meta http-equiv=refresh content="0;url=https://a.example">',
  '<link rel=stylesheet href=https://a.example/a.css>',
  '<object data="data:text/html,alert(1)"></object><embed src="https://a.example">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<title><img src=x onerror=alert(1)></title>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<template><img src=x onerror=alert(1)></template>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<!--<img src="--><img src=x onerror=alert(1)>">',
  '<p><![CDATA[<img src=x onerror=alert(1)>]]></p>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '"><script>alert(1)</script>',
  '<a href="//evil.example/">x</a>',
  '<a href="http://plain.example/">x</a>',
  '<a href="https://user:secret@evil.example/">x</a>',
] as const

const ALLOWED_TAG =
  /^<(\/?(p|b|i|em|strong|a)|br \/|a href="https:\/\/[^"<>]*" rel="noopener noreferrer nofollow" target="_blank")>$/

/** Every mark in the text that a browser would read as a tag. */
const tagsOf = (html: string) => html.match(/<[^>]*>?/g) ?? []

describe('HTML that somebody else wrote', () => {
  test.each(HOSTILE)('is harmless: %s [NEWS-02] [AI-07]', (html) => {
    for (const clean of [cleanHtml(html), cleanHtml(`<p>before ${html} after</p>`), cleanTitle(html, 300)]) {
      expect(tagsOf(clean).filter((tag) => !ALLOWED_TAG.test(tag))).toEqual([])
      expect(clean).not.toMatch(/href="(?!https:)/i)
    }
    expect(tagsOf(cleanTitle(html, 300)).join('')).not.toContain('<a')
  })

  test('what makes it readable stays [NEWS-02]', () => {
    expect(cleanHtml('<div><p>One <strong>two</strong><br>three</p><h1>Four</h1></div>')).toBe(
      '<p>One <strong>two</strong><br />three</p>Four',
    )
    expect(cleanHtml('<p><a href="https://a.example/b?c=d&amp;e=f" target=_top>link</a></p>')).toBe(
      '<p><a href="https://a.example/b?c=d&amp;e=f" rel="noopener noreferrer nofollow" target="_blank">link</a></p>',
    )
  })

  test('a link that is not safe leaves its words [NEWS-02]', () => {
    expect(cleanHtml('<p>See <a href="javascript:alert(1)">this</a></p>')).toBe('<p>See this</p>')
  })

  test('plain text becomes paragraphs, and what looks like a tag in it stays text [NEWS-02]', () => {
    expect(cleanHtml('One & two\n\nThree 3 < 4')).toBe('<p>One &amp; two</p><p>Three 3 &lt; 4</p>')
    expect(cleanHtml('')).toBe('')
  })

  test('it has an end, and what is cut off is closed [NEWS-02]', () => {
    expect(cleanHtml(`<p>${'x'.repeat(100_000)}`).length).toBeLessThan(51_000)
    expect(cleanHtml('<p><b>one two', 10)).toBe('<p><b>one </b></p>')
    const nested = cleanHtml('<p><b>'.repeat(10_000))
    expect(tagsOf(nested).filter((tag) => !ALLOWED_TAG.test(tag))).toEqual([])
  })

  test('a title keeps its emphasis in one line [AI-07]', () => {
    expect(cleanTitle('A <b>b</b>\n<script>alert(1)</script><a href="https://a.example">c</a> &amp; d', 300)).toBe(
      'A <b>b</b> c &amp; d',
    )
  })

  test('plain text has neither tags nor entities', () => {
    expect(plainLine('AT&amp;T <b>up</b>\n\u0007 3 &lt; 4', 100)).toBe('AT&T up 3 < 4')
    expect(plainLine('x'.repeat(500), 100)).toHaveLength(100)
    expect(plainLine('gnp.\u202eexe\u202c', 100)).toBe('gnp.exe')
  })

  test('the spaces of French typography stay [I18N-04]', () => {
    expect(plainLine('BCE\u00a0: +1,7\u00a0%', 100)).toBe('BCE\u00a0: +1,7\u00a0%')
    expect(cleanHtml('<p>BCE\u00a0: «\u00a0oui\u00a0»</p>')).toBe('<p>BCE\u00a0: «\u00a0oui\u00a0»</p>')
  })

  test.each([
    ['https://a.example/b', 'https://a.example/b'],
    ['  https://a.example', 'https://a.example/'],
    ['HTTPS://A.example', 'https://a.example/'],
    ['http://a.example', null],
    ['javascript:alert(1)', null],
    ['//a.example', null],
    ['https://user@a.example', null],
    ['data:image/png;base64,AA', null],
    [`https://a.example/${'x'.repeat(2000)}`, null],
    ['', null],
  ])('only https addresses are told: %s', (url, told) => {
    expect(httpsOrNull(url)).toBe(told)
  })
})

describe('through the graph', () => {
  let bff: TestBff
  let browser: Browser
  beforeEach(async () => {
    bff = await startTestBff()
    browser = createBrowser(bff.url)
    await browser.signInAsGuest()
  })
  afterEach(() => bff.stop())

  async function askStock(fields: string) {
    const id = Buffer.from('Stock:s1').toString('base64')
    const { data } = await browser.ask(`query ($id: ID!) { node(id: $id) { ... on Stock { ${fields} } } }`, { id })
    return data?.node as Record<string, never>
  }

  test('an item full of scripts is told without them, one without a date not at all [NEWS-02]', async () => {
    const hostile: WireNewsItem = {
      ...sampleNewsItem(1),
      title: `Title ${HOSTILE.join(' ')}`,
      content: HOSTILE.join('\n'),
      link: 'javascript:alert(1)',
      source: '<b>Source</b>',
      symbols: Array.from({ length: 30 }, () => '<i>S1</i>'),
    }
    const undated = { ...sampleNewsItem(2), date: '0001-01-01T00:00:00' }
    bff.upstream.data.stockAnswers.set('getQuoteContextualInfo', () => ({ news: [undated, hostile] }))
    const { news } = await askStock('news(first: 5) { title contentHtml url source symbols }')
    const told = JSON.stringify(news)
    expect(news).toMatchObject([{ url: null, source: 'Source', symbols: Array.from({ length: 20 }, () => 'S1') }])
    expect(told).not.toMatch(
      /<(script|img|svg|iframe|form|object|style)|onerror=(?!alert\(1\)&gt;)|href=\\"(?!https:)/i,
    )
  })

  test('a partnership full of scripts is told without them [AI-07]', async () => {
    const [partnership] = sampleAnalysis('vip').partnerships ?? []
    const link = {
      thumbnail: { src: 'http://plain.example/a.png' },
      title: { html: '<b>Bold</b><script>alert(1)</script><img src=x onerror=alert(1)>' },
      snippet: '<i>snippet</i>',
      link: { url: 'https://a.example/' },
    }
    bff.upstream.data.stockAnswers.set('getAiContextualInfo', () => ({
      partnerships: [
        {
          ...partnership,
          srcUrl: 'javascript:alert(1)',
          extraLinks: [link, { ...link, link: { url: 'javascript:alert(1)' } }],
        },
      ],
      questionsBeforeInvesting: [
        {
          question: 'What <script>alert(1)</script>now?',
          source: { name: 'x', date: '2026-11-20T00:00:00Z', url: 'ftp://a' },
        },
      ],
    }))
    expect(
      await askStock(`analysis {
        partnerships { sourceUrl links { titleHtml snippet thumbnailUrl url } } questions { question source { url } }
      }`),
    ).toEqual({
      analysis: {
        partnerships: [
          {
            sourceUrl: null,
            links: [{ titleHtml: '<b>Bold</b>', snippet: 'snippet', thumbnailUrl: null, url: 'https://a.example/' }],
          },
        ],
        questions: [{ question: 'What now?', source: { url: null } }],
      },
    })
  })
})
