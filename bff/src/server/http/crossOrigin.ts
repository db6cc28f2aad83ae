import type { ServerResponse } from 'node:http'
import { HEADERS } from '@palier/contract/kernel/headers'

const SENT = ['authorization', 'content-type', 'accept', HEADERS.language, HEADERS.idempotencyKey, HEADERS.requestId]
const READ = ['retry-after', 'www-authenticate', HEADERS.idempotencyReplayed, HEADERS.requestId]
const PREFLIGHT_SECONDS = 86_400

/** For bearer tokens. Browsers do not share such responses with requests that carry a cookie. */
export function allowForeignPages(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-expose-headers', READ.join(', '))
}

export function answerPreflight(response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': SENT.join(', '),
    'access-control-max-age': String(PREFLIGHT_SECONDS),
  })
  response.end()
}
