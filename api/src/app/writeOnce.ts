import { createHmac } from 'node:crypto'
import type { Envelope } from '@palier/contract/envelope'
import { envelope } from '@palier/contract/envelope'
import type { Database } from '../database/database.ts'
import { claimKey, findAnswer, keepAnswer } from '../database/idempotencyQueries.ts'
import { Refusal } from '../services/refusal.ts'

const MAXIMUM_KEY_LENGTH = 255
const DONE = 200

export type KeyedWrite = {
  userId: string
  key: string
  call: string
  body: unknown
  /** A body may hold a password: without this nobody finds it from what is kept. */
  secret: string
}

/**
 * Does a write once, whoever sends it how often under one key: the first answer is kept with what it did, in one
 * transaction, and given again. A twin still running is waited for. A write that is refused or fails leaves nothing
 * behind, so that it may be tried again. The same key for something else is refused with IdempotencyKeyReused.
 */
export async function writeOnce(
  transaction: Database,
  { userId, key, call, body, secret }: KeyedWrite,
  now: Date,
  write: () => Promise<Envelope>,
): Promise<Envelope> {
  if (key === '' || key.length > MAXIMUM_KEY_LENGTH) {
    throw new Refusal('parameter_invalid_empty', { field: 'idempotency-key' })
  }
  const requestHash = createHmac('sha256', secret).update(JSON.stringify(body)).digest('hex')
  const request = { userId, key, call, requestHash }

  if (await claimKey(transaction, request, now)) {
    const answer = await write()
    await keepAnswer(transaction, request, DONE, answer)
    return answer
  }
  const kept = await findAnswer(transaction, request)
  if (!kept) throw new Error('A kept answer vanished between two statements.')
  if (kept.call !== call || kept.requestHash !== request.requestHash) throw new Refusal('IdempotencyKeyReused')
  return envelope.parse(kept.answer)
}
