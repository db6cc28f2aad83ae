import { UNAVAILABLE_PART } from '@palier/contract/kernel/envelope'
import * as flow from '@palier/service/flow/limiter'
import { Refusal } from './refusal.ts'

const SHORT_WAIT_SECONDS = 5
const MOST_WAITING_OF_A_PERSON = 8

export type LimiterOptions = flow.Limits & {
  /** Part of the service named in a refusal. Other parts are not affected. */
  part: 'imports'
}

/**
 * Runs the work once a slot is free. Throws ServiceUnavailable with a retry time if none is free in
 * time. Owners take turns.
 */
export type Limiter = <Answer>(work: () => Promise<Answer>, asking?: Asking) => Promise<Answer>

/** Deferred work waits behind all other work. Aborting the signal ends the wait. */
type Asking = { owner?: string | undefined; isDeferred?: boolean; signal?: AbortSignal }

export function createLimiter({ part, ...limits }: LimiterOptions): Limiter & { isAwaited(): boolean } {
  const limiter = flow.createLimiter(limits)
  const refusal = () =>
    new Refusal('ServiceUnavailable', { [UNAVAILABLE_PART]: part, retryAfterSeconds: SHORT_WAIT_SECONDS })
  const run: Limiter = (work, asking) => refuseIfFull(limiter.run(work, asking), refusal)
  return Object.assign(run, { isAwaited: () => limiter.waiting() > 0 })
}

export type Serializer = ReturnType<typeof createSerializer>

/**
 * Serializes work per user within this process. Throws operationsLimitReached with a retry time if
 * too many calls are waiting.
 */
export function createSerializer() {
  const limiters = flow.createKeyedLimiter({ atOnce: 1, waiting: MOST_WAITING_OF_A_PERSON })
  const refusal = () => new Refusal('operationsLimitReached', { retryAfterSeconds: SHORT_WAIT_SECONDS })
  return <Answer>(userId: string, work: () => Promise<Answer>) => refuseIfFull(limiters.run(userId, work), refusal)
}

/** Rejects with the refusal if the limiter's queue is full. */
export async function refuseIfFull<Answer>(limited: Promise<Answer>, refusal: () => Refusal): Promise<Answer> {
  try {
    return await limited
  } catch (error) {
    throw error instanceof flow.QueueFull ? refusal() : error
  }
}
