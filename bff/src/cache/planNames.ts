import type { Session } from '../session/session.ts'
import { createBoundedCache } from '../limits/boundedCache.ts'

const MAXIMUM_SESSIONS = 50_000

type Whose = Pick<Session, 'id' | 'userId'>

export type PlanNames = ReturnType<typeof createPlanNames>

/** Shares responses by plan without an extra call. Stale after a time or a subscription change. */
export function createPlanNames(milliseconds: number, now: () => number) {
  const cache = createBoundedCache<string, { planName: string; rememberedAt: number }>(MAXIMUM_SESSIONS)
  const changedAt = createBoundedCache<string, number>(MAXIMUM_SESSIONS)

  return {
    remember({ id }: Whose, planName: string): void {
      cache.set(id, { planName, rememberedAt: now() })
    },
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
