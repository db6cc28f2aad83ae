import { LRUCache } from 'lru-cache'
import type { Session } from '../session/session.ts'

const MAXIMUM_KEPT = 50_000

type Whose = Pick<Session, 'id' | 'userId'>

export type PlanNames = ReturnType<typeof createPlanNames>

/**
 * The plan of each session, learnt from the answers that name it, so that what depends on the plan can be shared by the
 * people of one plan without a call of its own. Doubtful when nothing has told it for the given time, or since the
 * person's subscription has changed.
 */
export function createPlanNames(milliseconds: number, now: () => number) {
  const memory = new LRUCache<string, { planName: string; learntAt: number }>({ max: MAXIMUM_KEPT })
  const changedAt = new LRUCache<string, number>({ max: MAXIMUM_KEPT })

  return {
    learn({ id }: Whose, planName: string): void {
      memory.set(id, { planName, learntAt: now() })
    },
    /** The subscription has changed somewhere: what any session of this person knows may be the plan of before. */
    doubt(userId: string): void {
      changedAt.set(userId, now())
    },
    of({ id, userId }: Whose): { planName: string; isDoubtful: boolean } | null {
      const known = memory.get(id)
      if (!known) return null
      const { planName, learntAt } = known
      const isOlder = learntAt <= (changedAt.get(userId) ?? -Infinity)
      return { planName, isDoubtful: isOlder || now() >= learntAt + milliseconds }
    },
  }
}
