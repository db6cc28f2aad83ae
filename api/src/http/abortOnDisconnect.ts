import type { FastifyReply } from 'fastify'
import { Refusal } from '../kernel/refusal.ts'

/**
 * Signal that aborts if the client disconnects before the response is sent. Fastify's own signal
 * aborts as soon as the request has been read. The refusal as reason prevents logging it as our
 * failure.
 */
export function abortOnDisconnect({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new Refusal('ServiceUnavailable'))
  })
  return gone.signal
}
