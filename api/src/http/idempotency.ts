import { createHmac } from 'node:crypto'
import type { Envelope } from '@palier/contract/kernel/envelope'
import { envelope } from '@palier/contract/kernel/envelope'
import type { Secrets } from '@palier/service/variables'
import { z } from 'zod'
import type { Database } from '../database/kernel/database.ts'
import { claimKey, findAnswer, saveAnswer } from '../database/queries/kernel/idempotencyQueries.ts'
import { Refusal } from '../kernel/refusal.ts'
import { createEncryption } from '../kernel/encryption.ts'

const MAXIMUM_KEY_LENGTH = 255
const DONE = 200
const sealedAnswer = z.object({ sealed: z.string() })

type IdempotentWrite = {
  userId: string
  key: string
  call: string
  body: unknown
  /** A body may hold a password: without them nobody finds it from what is stored. */
  secrets: Secrets
  /** The response holds a credential and is stored encrypted. */
  encryptStoredResponse: boolean
}

/**
 * Runs a write once per idempotency key: the first response is stored in the write's transaction and returned again
 * with `isReplayed`. A concurrent request with the same key waits. A refused or failed write stores nothing, so it may be retried. The same
 * key for another request is refused with IdempotencyKeyReused.
 */
export async function runIdempotent(
  transaction: Database,
  { userId, key, call, body, secrets, encryptStoredResponse }: IdempotentWrite,
  now: Date,
  write: () => Promise<Envelope>,
): Promise<Envelope> {
  if (key === '' || key.length > MAXIMUM_KEY_LENGTH) {
    throw new Refusal('parameter_invalid_empty', { field: 'idempotency-key' })
  }
  const text = JSON.stringify(body)
  const hashWith = (secret: string) => createHmac('sha256', secret).update(text).digest('hex')
  const requestHash = hashWith(secrets[0])
  const request = { userId, key, call, requestHash }
  const encryption = createEncryption(secrets, 'answers')

  if (await claimKey(transaction, request, now)) {
    const answer = await write()
    const stored = encryptStoredResponse ? { sealed: encryption.encrypt(JSON.stringify(answer)) } : answer
    await saveAnswer(transaction, request, DONE, stored)
    return answer
  }
  const stored = await findAnswer(transaction, request)
  if (!stored) throw new Error('Stored response missing')
  // It may have been stored before a new secret came.
  const isSame = stored.call === call && secrets.some((secret) => hashWith(secret) === stored.requestHash)
  if (!isSame) throw new Refusal('IdempotencyKeyReused')
  const { data } = sealedAnswer.safeParse(stored.answer)
  const answer = envelope.parse(data ? JSON.parse(encryption.decrypt(data.sealed)) : stored.answer)
  return { ...answer, isReplayed: true }
}
