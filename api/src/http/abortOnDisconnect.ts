import type { FastifyReply } from 'fastify'
import { Refusal } from '../kernel/refusal.ts'

/**
 * A signal that is aborted when the client disconnects before the response is sent. Fastify's own is aborted as soon as
 * the request has been read. What it stops is no failure of ours.
 */
export function abortOnDisconnect({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new Refusal('ServiceUnavailable'))
  })
  return gone.signal
}
