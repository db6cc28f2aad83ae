import type { SpecialLimit } from '@palier/contract/kernel/call'
import { HEADERS } from '@palier/contract/kernel/headers'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { Refusal } from '../kernel/refusal.ts'
import { isServiceBearer } from './access.ts'
import { counterKeyOf, createAddressReader, isLoopback } from './clientAddress.ts'
import { headerOf } from './headers.ts'
import type { MakeRateLimit, RateLimit } from './rateLimit.ts'
import { constantTimeEqual, constantTimeEqualsAny } from './constantTimeEqual.ts'

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

// Stricter than the general limit, which would allow guessing.
const WRONG_KEYS_A_MINUTE = 10
// A service that reads many users' calendars uses few addresses.
const CALENDARS_A_MINUTE = 60

export type Guard = ReturnType<typeof createGuard>

export function createGuard(
  { serviceKeys, preproductionKey, trustedProxies, ...config }: Config,
  makeRateLimit: MakeRateLimit,
) {
  const addressOf = createAddressReader(trustedProxies)
  const limitOf = (name: string, maximum: number, windowSeconds: number) =>
    makeRateLimit({ name, maximum, windowSeconds })
  const limits: Record<'requests' | SpecialLimit, RateLimit> = {
    requests: limitOf('requests', config.requestsPerMinute, 60),
    calendars: limitOf('calendars', CALENDARS_A_MINUTE, 60),
    guests: limitOf('guests', config.guestsPerHour, 3600),
    registrations: limitOf('registrations', config.registrationsPerHour, 3600),
    signIns: limitOf('signIns', config.signInsPerHour, 3600),
    invitationRequests: limitOf('invitationRequests', config.invitationRequestsPerHour, 3600),
  }

  const wrongKeys = limitOf('wrongKeys', WRONG_KEYS_A_MINUTE, 60)
  const sameWrongKeys = makeRateLimit({
    name: 'sameWrongKeys',
    maximum: 1,
    windowSeconds: 60,
    rememberedCallers: 1_000,
  })

  function callerOf(request: FastifyRequest): string {
    const proof = headerOf(request, HEADERS.serviceKey)
    const isOurs = proof !== undefined && constantTimeEqualsAny(proof, serviceKeys)
    const peer = request.socket.remoteAddress ?? ''
    return counterKeyOf(addressOf({ peer, forwardedFor: headerOf(request, 'x-forwarded-for'), isOurs }))
  }

  async function count(request: FastifyRequest, name: keyof typeof limits, now: Date): Promise<void> {
    const limit = limits[name]
    const retryAfterSeconds = await limit.take(callerOf(request), now)
    if (retryAfterSeconds !== null) {
      throw new Refusal('operationsLimitReached', { n: limit.maximum, maxUnit: name, retryAfterSeconds })
    }
  }

  /**
   * Wrong keys are limited per minute. Repeating the same wrong key, as a page does, does not
   * count.
   */
  async function assertSiteKey(caller: string, given: string, expected: string, now: Date): Promise<void> {
    const retryAfterSeconds = await wrongKeys.wait(caller, now)
    if (retryAfterSeconds !== null) {
      throw new Refusal('operationsLimitReached', { n: wrongKeys.maximum, maxUnit: 'requests', retryAfterSeconds })
    }
    if (constantTimeEqual(given, expected)) return
    const isNew = (await sameWrongKeys.take(`${caller} ${given.slice(0, 100)}`, now)) === null
    if (isNew) await wrongKeys.take(caller, now)
    throw new Refusal('PreproductionKeyRequired')
  }

  return {
    callerOf,
    /**
     * True if both client and host name are local. A foreign host name could resolve to this
     * machine (DNS rebinding).
     */
    isOnLoopback: (request: FastifyRequest): boolean =>
      isLoopback(callerOf(request)) && LOCAL_HOST.test(request.headers.host ?? ''),
    /** Throws operationsLimitReached or PreproductionKeyRequired. */
    async check(request: FastifyRequest, now: Date): Promise<void> {
      // Our own services act for all users, so neither rate limit nor site key applies.
      if (isServiceBearer(request.headers.authorization, serviceKeys)) return
      await count(request, 'requests', now)
      if (preproductionKey === null) return
      const given = headerOf(request, HEADERS.preproductionKey)
      if (given === undefined) throw new Refusal('PreproductionKeyRequired')
      await assertSiteKey(callerOf(request), given, preproductionKey, now)
    },
    /** Throws operationsLimitReached. */
    checkSpecial: (request: FastifyRequest, limit: SpecialLimit, now: Date): Promise<void> =>
      count(request, limit, now),
    giveBack: (request: FastifyRequest, limit: SpecialLimit): Promise<void> =>
      limits[limit].giveBack(callerOf(request)),
  }
}
