import type { IncomingMessage, ServerResponse } from 'node:http'
import { stopDigest } from '@palier/contract/notifications/mailCalls'
import { HEADERS } from '@palier/contract/kernel/headers'
import type { Services } from '../../operation/context.ts'
import type { ClientAddress } from '../request/clientAddress.ts'

export const UNSUBSCRIBE_PATH = '/unsubscribe'

const ACCOUNT_PATH = '/myAccount'

/**
 * Mail programs POST the token without a session (RFC 8058). A GET only redirects, so that link
 * scanners do not unsubscribe users.
 */
export async function answerUnsubscribe(
  { transport, config }: Services,
  request: IncomingMessage,
  response: ServerResponse,
  { peer, requestId }: { peer: ClientAddress; requestId: string },
): Promise<void> {
  response.setHeader('cache-control', 'no-store')
  // The URL contains all the data.
  request.resume()
  const isLook = request.method === 'GET' || request.method === 'HEAD'
  if (isLook) return void response.writeHead(302, { location: ACCOUNT_PATH }).end()
  if (request.method !== 'POST') return void response.writeHead(405, { allow: 'GET, HEAD, POST' }).end()
  const { searchParams } = new URL(request.url ?? '', 'http://palier.invalid')
  const body = Buffer.from(JSON.stringify({ token: searchParams.get('token') ?? '' }))
  const status = await transport.forward(stopDigest.path, body, {
    [HEADERS.requestId]: requestId,
    'x-forwarded-for': peer.address,
    [HEADERS.serviceKey]: config.serviceKeys[0],
    'content-type': 'application/json',
  })
  response.writeHead(status ?? 503).end()
}
