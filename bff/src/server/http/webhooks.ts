import type { IncomingMessage, ServerResponse } from 'node:http'
import { HEADERS } from '@palier/contract/kernel/headers'
import type { Services } from '../../operation/context.ts'
import { readBoundedBody } from '../request/boundedBody.ts'
import type { ClientAddress } from '../request/clientAddress.ts'

export const WEBHOOK_PATH = '/webhooks/stripe'

const MAXIMUM_BYTES = 512 * 1024

/**
 * Forwards the exact bytes, which the signature covers. Without a response sends 503: the provider
 * retries.
 */
export async function answerWebhook(
  { transport, config }: Services,
  request: IncomingMessage,
  response: ServerResponse,
  { peer, requestId }: { peer: ClientAddress; requestId: string },
): Promise<void> {
  response.setHeader('cache-control', 'no-store')
  if (request.method !== 'POST') return void response.writeHead(405, { allow: 'POST' }).end()
  const body = await readBoundedBody(request, MAXIMUM_BYTES).catch((error: unknown) => {
    if (!request.complete) return undefined
    throw error
  })
  if (body === undefined) return
  if (!body) {
    // Closing the connection while the client still writes would lose the response.
    request.resume()
    return void response.writeHead(413, { connection: 'close' }).end()
  }

  const { 'content-type': contentType, 'stripe-signature': signature } = request.headers
  const status = await transport.forward(WEBHOOK_PATH, body, {
    [HEADERS.requestId]: requestId,
    'x-forwarded-for': peer.address,
    [HEADERS.serviceKey]: config.serviceKeys[0],
    ...(contentType !== undefined && { 'content-type': contentType }),
    ...(typeof signature === 'string' && { 'stripe-signature': signature }),
  })
  response.writeHead(status ?? 503).end()
}
