import type { FastifyReply } from 'fastify'

/**
 * A signal that is aborted when the connection is closed before the answer is out. Fastify's own is aborted as soon as
 * the request has been read.
 */
export function hangUpOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}
