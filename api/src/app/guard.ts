import { HEADERS } from '@palier/contract/headers'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { SpecialLimit } from '../routes/route.ts'
import { Refusal } from '../services/refusal.ts'
import { isServiceBearer } from './access.ts'
import { counterKeyOf, createAddressReader } from './address.ts'
import { headerOf } from './headers.ts'
import { createRateLimit, type RateLimit } from './rateLimit.ts'
import { isSameSecret } from './sameSecret.ts'

export type Guard = ReturnType<typeof createGuard>

/** What stands before every call: the key of a closed site, and how much one address may ask. */
export function createGuard({ serviceKey, preproductionKey, trustedProxies, ...config }: Config) {
  const addressOf = createAddressReader(trustedProxies)
  const limits: Record<'requests' | SpecialLimit, RateLimit> = {
    requests: createRateLimit({ maximum: config.requestsPerMinute, windowSeconds: 60 }),
    guests: createRateLimit({ maximum: config.guestsPerHour, windowSeconds: 3600 }),
  }

  function callerOf(request: FastifyRequest): string {
    const proof = headerOf(request, HEADERS.serviceKey)
    const isOurs = proof !== undefined && isSameSecret(proof, serviceKey)
    const peer = request.socket.remoteAddress ?? ''
    return counterKeyOf(addressOf({ peer, forwardedFor: headerOf(request, 'x-forwarded-for'), isOurs }))
  }

  function count(request: FastifyRequest, name: keyof typeof limits, now: Date): void {
    const limit = limits[name]
    const retryAfterSeconds = limit.take(callerOf(request), now)
    if (retryAfterSeconds !== null) {
      throw new Refusal('operationsLimitReached', { n: limit.maximum, maxUnit: name, retryAfterSeconds })
    }
  }

  return {
    /** Refused with operationsLimitReached or PreproductionKeyRequired. */
    check(request: FastifyRequest, now: Date): void {
      // Our own services speak for everybody at once: no address answers for them, and they need no key of the site.
      if (isServiceBearer(request.headers.authorization, serviceKey)) return
      count(request, 'requests', now)
      if (preproductionKey === null) return
      const given = headerOf(request, HEADERS.preproductionKey)
      if (given === undefined || !isSameSecret(given, preproductionKey)) throw new Refusal('PreproductionKeyRequired')
    },
    /** Counts against a limit of its own. Refused with operationsLimitReached. */
    checkSpecial(request: FastifyRequest, limit: SpecialLimit, now: Date): void {
      count(request, limit, now)
    },
  }
}
