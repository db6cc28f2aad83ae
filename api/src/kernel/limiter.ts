import { UNAVAILABLE_PART } from '@palier/contract/kernel/envelope'
import * as flow from '@palier/service/flow/limiter'
import { Refusal } from './refusal.ts'

const SHORT_WAIT_SECONDS = 5
const MOST_WAITING_OF_A_PERSON = 8

export type LimiterOptions = flow.Limits & {
  /** The part of the service that is refused where there is no place; nothing else is. */
  part: 'imports'
}

/**
 * Does the work once there is a place for it; refused with ServiceUnavailable and a time where there is none in time.
 * Works of one owner take turns with those of others.
 */
export type Limiter = <Answer>(work: () => Promise<Answer>, asking?: Asking) => Promise<Answer>

/** A deferred work waits behind all others; a wait ends when its signal is aborted. */
type Asking = { owner?: string | undefined; isDeferred?: boolean; signal?: AbortSignal }

/** A limiter of a part of the service; `isAwaited` tells whether somebody waits for a place. */
export function createLimiter({ part, ...limits }: LimiterOptions): Limiter & { isAwaited(): boolean } {
  const limiter = flow.createLimiter(limits)
  const refusal = () =>
    new Refusal('ServiceUnavailable', { [UNAVAILABLE_PART]: part, retryAfterSeconds: SHORT_WAIT_SECONDS })
  const run: Limiter = (work, asking) => refuseIfFull(limiter.run(work, asking), refusal)
  return Object.assign(run, { isAwaited: () => limiter.waiting() > 0 })
}

export type Serializer = ReturnType<typeof createSerializer>

/**
 * Does the works of one person one after the other, in this process; refused with operationsLimitReached and a time
 * where too many wait.
 */
export function createSerializer() {
  const limiters = flow.createKeyedLimiter({ atOnce: 1, waiting: MOST_WAITING_OF_A_PERSON })
  const refusal = () => new Refusal('operationsLimitReached', { retryAfterSeconds: SHORT_WAIT_SECONDS })
  return <Answer>(userId: string, work: () => Promise<Answer>) => refuseIfFull(limiters.run(userId, work), refusal)
}

/** What the work resolves with; where a limiter had no place for it, rejects with the refusal. */
export async function refuseIfFull<Answer>(limited: Promise<Answer>, refusal: () => Refusal): Promise<Answer> {
  try {
    return await limited
  } catch (error) {
    throw error instanceof flow.QueueFull ? refusal() : error
  }
}
