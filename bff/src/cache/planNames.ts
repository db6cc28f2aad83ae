import { LRUCache } from 'lru-cache'
import type { Session } from '../session/session.ts'

const MAXIMUM_SESSIONS = 50_000

type Whose = Pick<Session, 'id' | 'userId'>

export type PlanNames = ReturnType<typeof createPlanNames>

/**
 * The plan of each session, learnt from the answers that name it, so that what depends on the plan can be shared by the
 * people of one plan without a call of its own. Doubtful when nothing has told it for the given time, or since the
 * person's subscription has changed.
 */
export function createPlanNames(milliseconds: number, now: () => number) {
  const cache = new LRUCache<string, { planName: string; rememberedAt: number }>({ max: MAXIMUM_SESSIONS })
  const changedAt = new LRUCache<string, number>({ max: MAXIMUM_SESSIONS })

  return {
    remember({ id }: Whose, planName: string): void {
      cache.set(id, { planName, rememberedAt: now() })
    },
    /** The subscription has changed somewhere: what any session of this person knows may be the plan of before. */
    markStale(userId: string): void {
      changedAt.set(userId, now())
    },
    of({ id, userId }: Whose): { planName: string; isStale: boolean } | null {
      const known = cache.get(id)
      if (!known) return null
      const { planName, rememberedAt } = known
      const isOlder = rememberedAt <= (changedAt.get(userId) ?? -Infinity)
      return { planName, isStale: isOlder || now() >= rememberedAt + milliseconds }
    },
  }
}
