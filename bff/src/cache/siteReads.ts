import type { Call, OutputOf } from '@palier/contract/kernel/call'
import { getAppVersion, getPublicMainInfos } from '@palier/contract/site/siteCalls'
import { getShowcase } from '@palier/contract/watchlists/watchListCalls'
import { getPaymentPublicKey } from '@palier/contract/billing/paymentCalls'
import { getPublicPlans } from '@palier/contract/billing/subscriptionCalls'
import { FRESHNESS } from '@palier/domain/kernel/timing'
import type { z } from 'zod'
import { createFreshReads, type FreshReads, type SecondLevelOf } from '../rest/revalidatingCache.ts'

type Options = { now: () => number; tickMilliseconds: number; secondLevelOf: SecondLevelOf }

export type SiteReads = ReturnType<typeof createSiteReads>

export function createSiteReads({ now, tickMilliseconds, secondLevelOf }: Options) {
  const milliseconds = FRESHNESS.othersMinutes * 60_000

  function readsOf<C extends Call>({ path, output }: C, time = milliseconds): FreshReads<OutputOf<C>> {
    return createFreshReads(time, now, secondLevelOf(path, time, output as z.ZodType<OutputOf<C>>))
  }

  return {
    mainInfos: readsOf(getPublicMainInfos),
    appVersion: readsOf(getAppVersion),
    // Contains prices, which must not be older than one tick.
    showcase: readsOf(getShowcase, Math.min(tickMilliseconds, milliseconds)),
    plans: readsOf(getPublicPlans),
    paymentProvider: readsOf(getPaymentPublicKey),
  }
}
