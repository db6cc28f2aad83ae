import type { ServerResponse } from 'node:http'
import { HEADERS } from '@palier/contract/kernel/headers'

const SENT = ['authorization', 'content-type', 'accept', HEADERS.language, HEADERS.idempotencyKey, HEADERS.requestId]
const READ = ['retry-after', 'www-authenticate', HEADERS.requestId]
const PREFLIGHT_SECONDS = 86_400

/**
 * Lets scripts in pages of any origin read what is answered to their token. Browsers hand such an answer to nobody who
 * asked with a cookie.
 */
export function allowForeignPages(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-expose-headers', READ.join(', '))
}

/** What a browser asks before it sends a token for a page of another origin. */
export function answerPreflight(response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': SENT.join(', '),
    'access-control-max-age': String(PREFLIGHT_SECONDS),
  })
  response.end()
}
