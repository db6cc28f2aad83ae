import type { Call, OutputOf } from '@palier/contract/call'
import { getAppVersion, getPublicMainInfos } from '@palier/contract/calls/basics'
import { getShowcase } from '@palier/contract/calls/lists'
import { getPaymentPublicKey } from '@palier/contract/calls/payments'
import { getPublicPlans } from '@palier/contract/calls/subscription'
import { FRESHNESS } from '@palier/domain/timing'
import type { z } from 'zod'
import { createFreshReads, type FreshReads, type SecondMemoryOf } from '../rest/freshness.ts'

type Options = { now: () => number; tickMilliseconds: number; secondMemoryOf: SecondMemoryOf }

export type SiteReads = ReturnType<typeof createSiteReads>

/** What is remembered of the site itself, the same for everybody. */
export function createSiteReads({ now, tickMilliseconds, secondMemoryOf }: Options) {
  const milliseconds = FRESHNESS.othersMinutes * 60_000

  function readsOf<C extends Call>({ path, output }: C, time = milliseconds): FreshReads<OutputOf<C>> {
    return createFreshReads(time, now, secondMemoryOf(path, time, output as z.ZodType<OutputOf<C>>))
  }

  return {
    mainInfos: readsOf(getPublicMainInfos),
    appVersion: readsOf(getAppVersion),
    // It carries prices, which are never older than one tick.
    showcase: readsOf(getShowcase, Math.min(tickMilliseconds, milliseconds)),
    plans: readsOf(getPublicPlans),
    paymentProvider: readsOf(getPaymentPublicKey),
  }
}
