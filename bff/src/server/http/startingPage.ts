import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Language } from '../request/negotiation.ts'

const RELOAD_SECONDS = 2

const WORDS = {
  fr: { title: 'Palier démarre…', text: 'La page s’ouvrira d’elle-même dans quelques secondes.' },
  en: { title: 'Palier is starting…', text: 'The page will open by itself in a few seconds.' },
} as const

const STYLE = 'max-width:44rem;margin:4rem auto;padding:0 1rem;font:1rem/1.5 Inter,system-ui,sans-serif'

/** Sends a page that reloads itself, since the client could only show errors. */
export function sendStartingPage(request: IncomingMessage, response: ServerResponse, language: Language): void {
  const { title, text } = WORDS[language]
  const html = `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta http-equiv="refresh" content="${RELOAD_SECONDS}" />
    <title>${title}</title>
  </head>
  <body>
    <main style="${STYLE}"><h1>${title}</h1><p>${text}</p></main>
  </body>
</html>
`
  response.setHeader('cache-control', 'no-store')
  response.setHeader('retry-after', RELOAD_SECONDS)
  response.setHeader('content-language', language)
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': Buffer.byteLength(html) }
  response.writeHead(503, headers)
  response.end(request.method === 'HEAD' ? undefined : html)
}
