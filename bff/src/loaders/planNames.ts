import { LRUCache } from 'lru-cache'

const MAXIMUM_KEPT = 50_000

export type PlanNames = ReturnType<typeof createPlanNames>

/**
 * The plan of each session, learnt from the answers that name it, so that what depends on the plan can be shared by the
 * people of one plan without a call of its own. Doubtful when nothing has told it for the given time.
 */
export function createPlanNames(milliseconds: number, now: () => number) {
  const memory = new LRUCache<string, { planName: string; learntAt: number }>({ max: MAXIMUM_KEPT })

  return {
    learn(sessionId: string, planName: string): void {
      memory.set(sessionId, { planName, learntAt: now() })
    },
    of(sessionId: string): { planName: string; isDoubtful: boolean } | null {
      const known = memory.get(sessionId)
      return known ? { planName: known.planName, isDoubtful: now() >= known.learntAt + milliseconds } : null
    },
  }
}
