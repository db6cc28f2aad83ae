import type { IncomingMessage, ServerResponse } from 'node:http'
import { escaped } from './pageHead.ts'

const DAY_MILLISECONDS = 86_400_000
/** RFC 9116 recommends that security.txt expires within a year. */
const CONTACT_HOLDS_DAYS = 180
const MAXIMUM_AGE_SECONDS = 3600

const PASSWORD_PLACE = '/myAccount#account'

type Parts = {
  origin: string
  contactEmail: string | null
  publicPaths: readonly string[]
  now: () => Date
}

/** Serves robots.txt, sitemap, change-password and security.txt. */
export function createSiteFiles({ origin, contactEmail, publicPaths, now }: Parts) {
  const texts: Record<string, () => { type: string; text: string } | null> = {
    '/robots.txt': () => ({ type: 'text/plain', text: robots(origin) }),
    '/sitemap.xml': () => ({ type: 'application/xml', text: sitemap(origin, publicPaths) }),
    '/.well-known/security.txt': () =>
      contactEmail === null ? null : { type: 'text/plain', text: contact(origin, contactEmail, now()) },
  }

  return {
    answer({ method }: IncomingMessage, response: ServerResponse, path: string): boolean {
      if (path === '/.well-known/change-password') {
        response.writeHead(302, { location: PASSWORD_PLACE, 'cache-control': 'no-store', 'content-length': 0 }).end()
        return true
      }
      const found = Object.hasOwn(texts, path) ? texts[path]?.() : null
      if (!found) return false
      const body = Buffer.from(found.text)
      response.writeHead(200, {
        'content-type': `${found.type}; charset=utf-8`,
        'content-length': body.length,
        'cache-control': `public, max-age=${MAXIMUM_AGE_SECONDS}`,
      })
      response.end(method === 'HEAD' ? undefined : body)
      return true
    },
  }
}

function robots(origin: string): string {
  return `User-agent: *\nDisallow: /graphql\nDisallow: /upload\n\nSitemap: ${origin}/sitemap.xml\n`
}

function sitemap(origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => {
    const address = escaped(origin + path)
    const other = (language: string, query: string) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${address}${query}"/>`
    return `<url><loc>${address}</loc>${other('fr', '?lang=fr')}${other('en', '?lang=en')}${other('x-default', '')}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n')
}

/** RFC 9116. */
function contact(origin: string, email: string, now: Date): string {
  const day = Math.floor(now.getTime() / DAY_MILLISECONDS) + CONTACT_HOLDS_DAYS
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(day * DAY_MILLISECONDS).toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
