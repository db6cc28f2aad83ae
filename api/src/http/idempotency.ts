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
  /**
   * Key of the request hash. Without it, a password in the body could be guessed from a stored
   * hash.
   */
  secrets: Secrets
  /** True if the response contains a credential, which is stored encrypted. */
  encryptStoredResponse: boolean
}

/**
 * Runs a write once per idempotency key. The first response is stored in the write's transaction
 * and returned on repetition with `isReplayed`. A concurrent request with the same key waits. A
 * refused or failed write stores nothing, so it may be retried. Reusing the key for another request
 * throws IdempotencyKeyReused.
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
  // The hash may have been stored with an older secret.
  const isSame = stored.call === call && secrets.some((secret) => hashWith(secret) === stored.requestHash)
  if (!isSame) throw new Refusal('IdempotencyKeyReused')
  const { data } = sealedAnswer.safeParse(stored.answer)
  const answer = envelope.parse(data ? JSON.parse(encryption.decrypt(data.sealed)) : stored.answer)
  return { ...answer, isReplayed: true }
}
