import { and, eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { idempotencyKeys } from '../../schema/accounts.ts'

type WriteRequest = { userId: string; key: string; call: string; requestHash: string }

/** Claims an idempotency key. False if another write has it; waits for a concurrent one. */
export async function claimKey(database: Database, request: WriteRequest, now: Date): Promise<boolean> {
  const claimed = await database
    .insert(idempotencyKeys)
    .values({ ...request, status: 0, answer: {}, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  return claimed.length > 0
}

export async function hasAnswer(database: Database, userId: string, key: string): Promise<boolean> {
  return (await database.$count(idempotencyKeys, ofKey(userId, key))) > 0
}

export async function findAnswer(database: Database, { userId, key }: WriteRequest) {
  const [row] = await database.select().from(idempotencyKeys).where(ofKey(userId, key))
  return row ?? null
}

export async function saveAnswer(
  database: Database,
  { userId, key }: WriteRequest,
  status: number,
  answer: unknown,
): Promise<void> {
  await database.update(idempotencyKeys).set({ status, answer }).where(ofKey(userId, key))
}

function ofKey(userId: string, key: string) {
  return and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))
}
