import { createHash } from 'node:crypto'
import { HEADERS } from '@palier/contract/kernel/headers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { headerOf } from './headers.ts'

const OK = 200

/**
 * Spares a caller the answer that it still has from an earlier call: only the digest is sent. The answer itself is made
 * anew each time, so that what is spared is never older than what would have been sent. Answers in pieces are sent whole.
 */
export async function sendNotModified(request: FastifyRequest, reply: FastifyReply, answer: unknown): Promise<unknown> {
  const known = headerOf(request, HEADERS.knownAnswer)
  if (known === undefined || typeof answer !== 'string' || reply.statusCode !== OK) return answer
  const digest = createHash('sha256').update(answer).digest('base64url')
  reply.header(HEADERS.answerDigest, digest)
  return digest === known ? '' : answer
}
