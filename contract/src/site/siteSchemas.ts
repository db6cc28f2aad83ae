import { z } from 'zod'
import { iso } from '../kernel/scalars.ts'

/** `USDCAD` is the price of one US dollar in Canadian dollars. */
export const publicMainInfos = z.object({
  currencyExchangeRates: z.record(z.string(), z.number()),
  invitationRequired: z.boolean(),
  // Extension: true for simulated prices, which every screen must state.
  isMarketDataSimulated: z.boolean().optional(),
  // Extension: publisher of the rates, `bankOfCanada`; null if simulated.
  exchangeRateSource: z.string().nullable().optional(),
  // Extension: null if sign-in with Google is unavailable.
  googleClientId: z.string().nullable().optional(),
  // Extension: email address of the operator, if any.
  contactEmail: z.string().nullable().optional(),
  // Extension: public VAPID key in base64url; null if push is off.
  pushKey: z.string().nullable().optional(),
})
export type WirePublicMainInfos = z.infer<typeof publicMainInfos>

export const usageStatistic = z.object({
  statisticName: z.string(),
  totalCount: z.int(),
  uniqueUserCount: z.int(),
})

export const synchronizationItem = z.object({ synchronizationDateTime: iso })

export const synchronizationStatus = z.object({
  lastExecutionDateTime: iso.nullable(),
  nextExecutionDateTime: iso.nullable(),
  /** False if the server has no key to request a synchronization. */
  canBeRequested: z.boolean().nullish(),
})
