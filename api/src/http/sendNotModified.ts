import { createHash } from 'node:crypto'
import { HEADERS } from '@palier/contract/kernel/headers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { headerOf } from './headers.ts'

const OK = 200

/**
 * Sends only the digest if the caller already has the same response. The response is computed each
 * time, so a saved one is never stale. Streamed responses are sent whole.
 */
export async function sendNotModified(request: FastifyRequest, reply: FastifyReply, answer: unknown): Promise<unknown> {
  const known = headerOf(request, HEADERS.knownAnswer)
  if (known === undefined || typeof answer !== 'string' || reply.statusCode !== OK) return answer
  const digest = createHash('sha256').update(answer).digest('base64url')
  reply.header(HEADERS.answerDigest, digest)
  return digest === known ? '' : answer
}
