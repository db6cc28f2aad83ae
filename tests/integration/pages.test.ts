import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Palier, startPalier } from '../support/palier.ts'

/** Of pino. */
const WARNING = 40

let palier: Palier

beforeAll(async () => {
  palier = await startPalier({ CONTACT_EMAIL: 'bonjour@palier.example' })
})
afterAll(() => palier?.stop())

async function get(path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  const { statusCode, headers: received, body } = await request(palier.url + path, { method, headers })
  return { status: statusCode, headers: received, text: await body.text() }
}

/** What a preview of a link reads of a page: the address is all that it knows. */
async function previewOf(path: string, headers: Record<string, string> = {}) {
  const { status, text } = await get(path, { 'user-agent': 'Slackbot-LinkExpanding 1.0', accept: '*/*', ...headers })
  const ofEveryPage = new Set(['viewport', 'color-scheme', 'theme-color'])
  const found = [...text.matchAll(/<meta (?:property|name)="([\w:]+)" content="([^"]*)" \/>/g)]
  const links = [...text.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([\w-]+)")? href="([^"]*)" \/>/g)]
  return {
    status,
    title: /<title>(.*)<\/title>/.exec(text)?.[1],
    language: /<html lang="(\w+)">/.exec(text)?.[1],
    meta: Object.fromEntries(
      found.map(([, name = '', content = '']) => [name, content]).filter(([name = '']) => !ofEveryPage.has(name)),
    ),
    links: Object.fromEntries(links.map(([, rel = '', language, href = '']) => [language ?? rel, href])),
  }
}

const EXISTING = [
  '/',
  '/login',
  '/list/9f',
  '/list/9f/3',
  '/stock/12',
  '/costBase',
  '/costBase/2025',
  '/resetPassword/form',
]

test('a start on which nothing is wrong warns of nothing, whichever service is there first', () => {
  const warned = palier.lines.filter((line) => line.startsWith('{') && JSON.parse(line).level >= WARNING)
  expect(warned).toEqual([])
})

test('the built pages answer curl, a monitor and a browser alike; what is none is 404', async () => {
  for (const path of EXISTING) {
    expect((await get(path)).status, path).toBe(200)
    expect((await get(path, { accept: '*/*' }, 'HEAD')).status, path).toBe(200)
  }
  for (const path of ['/nothing', '/list', '/Login', '/dev/style']) {
    const { status, text } = await get(path, { accept: '*/*' })
    expect([status, text.includes('<div id="root">')], path).toEqual([404, true])
  }
})

test('a preview of a link finds title, description and picture, in the language that is asked for', async () => {
  const french = await previewOf('/')
  expect(french).toMatchObject({ status: 200, language: 'fr', title: 'Palier · Le marché, marche par marche' })
  const origin = palier.url
  expect(french.links).toEqual({
    canonical: `${origin}/`,
    fr: `${origin}/?lang=fr`,
    en: `${origin}/?lang=en`,
    'x-default': `${origin}/`,
  })
  const english = await previewOf('/about?lang=en&x=1')
  expect(english).toMatchObject({ language: 'en', links: { canonical: `${origin}/about?lang=en` } })
  for (const { meta, title, language } of [french, english]) {
    expect(meta).toMatchObject({
      'og:title': title,
      'og:description': meta.description,
      'og:locale': `${language}_CA`,
      'og:image': `${origin}/open-graph-${language}.png`,
      'twitter:card': 'summary_large_image',
    })
    expect(meta.description?.length).toBeGreaterThan(20)
  }
  // As the client: French until English is chosen, and the address overrules the choice.
  expect((await previewOf('/', { 'accept-language': 'en-US,en;q=0.8,fr;q=0.5' })).language).toBe('fr')
  expect((await previewOf('/', { cookie: '__Host-palier-language=en' })).language).toBe('en')
  expect((await previewOf('/?lang=fr', { cookie: '__Host-palier-language=en' })).language).toBe('fr')
})

test('pages of one’s own, and those that are none, are for no index', async () => {
  for (const path of ['/list/9f', '/myAccount', '/admin', '/resetPassword/form', '/nothing']) {
    const { meta, links } = await previewOf(path)
    expect([meta, links], path).toEqual([{ robots: 'noindex' }, {}])
  }
})

test('the welcome page is there before its scripts, in its language and with the plans of the site', async () => {
  // The first visitor of all may get the document before the page is rendered.
  await expect.poll(async () => (await get('/')).text, { timeout: 15_000 }).toContain('<main')
  const { text: french } = await get('/')
  for (const words of ['Fixez quatre prix', 'Listes cibles', '19,99\u00a0$']) expect(french).toContain(words)
  const { text: english } = await get('/?lang=en')
  for (const words of ['Set four prices', 'Target lists', '$19.99']) expect(english).toContain(words)
  expect(english).not.toContain('Fixez')
})

test('without scripts a page says in both languages what it is', async () => {
  const { text } = await get('/about')
  const [, readable = ''] = /<noscript>(.*)<\/noscript>/.exec(text) ?? []
  for (const words of [
    'lang="fr"',
    'lang="en"',
    'investisseurs autonomes',
    'self-directed investors',
    '/subscription?lang=en',
  ])
    expect(readable).toContain(words)
})

test('what machines look for at fixed addresses is there', async () => {
  const robots = await get('/robots.txt')
  expect(robots.headers['content-type']).toContain('text/plain')
  expect(robots.text).toContain(`Sitemap: ${palier.url}/sitemap.xml`)

  const { text: sitemap, headers } = await get('/sitemap.xml')
  expect(headers['content-type']).toContain('application/xml')
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replace(palier.url, ''),
  )
  expect(addresses).toContain('/legal/privacy-policy')
  for (const path of addresses) {
    const { status, meta } = await previewOf(path)
    expect([status, meta.robots], path).toEqual([200, undefined])
  }

  const { text: contact } = await get('/.well-known/security.txt')
  expect(contact).toContain('Contact: mailto:bonjour@palier.example\n')
  const expires = Date.parse(/^Expires: (.*)$/m.exec(contact)?.[1] ?? '')
  const days = (expires - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(100)
  expect(days).toBeLessThan(365)

  const change = await get('/.well-known/change-password')
  expect([change.status, change.headers.location]).toEqual([302, '/myAccount#account'])
})

test('every picture that a page names is there, and the picture of a link is of its size', async () => {
  const { text: page } = await get('/')
  const { text: manifest } = await get('/manifest.en.webmanifest')
  const named = [
    ...[...page.matchAll(/(?:content|href)="(?:https?:\/\/[\w.:]+)?(\/[\w.-]+\.(?:png|svg|ico|webmanifest))"/g)],
    ...[...manifest.matchAll(/"src": ?"([^"]+)"/g)],
  ].map(([, path = '']) => path)
  expect(named).toEqual(expect.arrayContaining(['/open-graph-fr.png', '/favicon.svg', '/application-icon-192.png']))
  for (const path of [...named, '/favicon.ico', '/open-graph-en.png']) {
    const { statusCode, headers, body } = await request(palier.url + path)
    const bytes = Buffer.from(await body.arrayBuffer())
    expect([statusCode, String(headers['content-type']).startsWith('text/html')], path).toEqual([200, false])
    if (!path.startsWith('/open-graph')) continue
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    expect(bytes.length).toBeLessThan(80 * 1024)
  }
})

test('the application can be installed under its name in both languages, with icons of the sizes that it says [D40]', async () => {
  for (const [language, tagline] of [
    ['fr', 'Le marché, marche par marche'],
    ['en', 'Set your price. Watch it climb'],
  ]) {
    const { status, headers, text } = await get(`/manifest.${language}.webmanifest`)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
      'no-cache',
    ])
    const { icons, ...facts }: { icons: { src: string; sizes: string; type: string; purpose: string }[] } =
      JSON.parse(text)
    expect(facts).toMatchObject({
      id: '/',
      start_url: '/',
      display: 'standalone',
      short_name: 'Palier',
      name: `Palier · ${tagline}`,
      lang: `${language}-CA`,
    })
    const drawn = icons.filter(({ type }) => type === 'image/png')
    expect(drawn.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ])
    for (const { src, sizes } of drawn) {
      const bytes = Buffer.from(await (await request(palier.url + src)).body.arrayBuffer())
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes)
    }
  }
})
