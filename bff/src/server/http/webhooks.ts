import type { IncomingMessage, ServerResponse } from 'node:http'
import { HEADERS } from '@palier/contract/kernel/headers'
import type { Services } from '../../operation/context.ts'
import type { ClientAddress } from '../request/clientAddress.ts'

export const WEBHOOK_PATH = '/webhooks/stripe'

const MAXIMUM_BYTES = 512 * 1024

/**
 * Hands the payment provider's words over to the api as they came, byte by byte: the signature is over these bytes, and
 * only the api can check it. Answers with the api's status alone; 503 where it gave none, so that the provider repeats.
 */
export async function answerWebhook(
  { transport, config }: Services,
  request: IncomingMessage,
  response: ServerResponse,
  { peer, requestId }: { peer: ClientAddress; requestId: string },
): Promise<void> {
  response.setHeader('cache-control', 'no-store')
  if (request.method !== 'POST') return void response.writeHead(405, { allow: 'POST' }).end()
  const body = await boundedBody(request).catch((error: unknown) => {
    // Whoever sent it has gone away.
    if (!request.complete) return undefined
    throw error
  })
  if (body === undefined) return
  if (!body) {
    // A connection that is closed on a sender who still writes takes the answer with it.
    request.resume()
    return void response.writeHead(413, { connection: 'close' }).end()
  }

  const { 'content-type': contentType, 'stripe-signature': signature } = request.headers
  const status = await transport.forward(WEBHOOK_PATH, body, {
    [HEADERS.requestId]: requestId,
    'x-forwarded-for': peer.address,
    [HEADERS.serviceKey]: config.serviceKey,
    ...(contentType !== undefined && { 'content-type': contentType }),
    ...(typeof signature === 'string' && { 'stripe-signature': signature }),
  })
  response.writeHead(status ?? 503).end()
}

/** Null for more than any event has. */
async function boundedBody(request: IncomingMessage): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > MAXIMUM_BYTES) return null
  const pieces: Buffer[] = []
  let bytes = 0
  // Leaving the loop must not close the connection, on which the refusal is still to be sent.
  for await (const piece of request.iterator({ destroyOnReturn: false })) {
    // A stream without an encoding brings bytes.
    const chunk = piece as Buffer
    bytes += chunk.length
    if (bytes > MAXIMUM_BYTES) return null
    pieces.push(chunk)
  }
  return Buffer.concat(pieces)
}
