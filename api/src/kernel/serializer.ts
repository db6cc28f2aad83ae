import { Refusal } from './refusal.ts'

const MOST_WAITING = 8
const SHORT_WAIT_SECONDS = 5

/**
 * Does what is asked for one person one after the other; refused with operationsLimitReached and a time where too much
 * of it waits. Other processes are not held back by it.
 */
export function createSerializer() {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>()

  return async function inTurn<Answer>(userId: string, work: () => Promise<Answer>): Promise<Answer> {
    const line = lines.get(userId) ?? { last: Promise.resolve(), length: 0 }
    if (line.length > MOST_WAITING) {
      throw new Refusal('operationsLimitReached', { retryAfterSeconds: SHORT_WAIT_SECONDS })
    }
    lines.set(userId, line)
    line.length += 1
    const mine = line.last.then(work, work)
    line.last = mine
    try {
      return await mine
    } finally {
      line.length -= 1
      if (line.length === 0) lines.delete(userId)
    }
  }
}

export type Serializer = ReturnType<typeof createSerializer>
