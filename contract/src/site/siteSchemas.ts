import { z } from 'zod'
import { iso } from '../kernel/scalars.ts'

/** Rates by currency pair: `USDCAD` is the price of one US dollar in Canadian dollars. */
export const publicMainInfos = z.object({
  currencyExchangeRates: z.record(z.string(), z.number()),
  invitationRequired: z.boolean(),
  // Extension: prices are simulated, which every screen must say.
  isMarketDataSimulated: z.boolean().optional(),
  // Extension: publisher of the rates, `bankOfCanada`; null when simulated.
  exchangeRateSource: z.string().nullable().optional(),
  // Extension: null when signing in with Google is not available.
  googleClientId: z.string().nullable().optional(),
  // Extension: email address of the operator; null when none is given.
  contactEmail: z.string().nullable().optional(),
  // Extension: the public key of pushes, in base64url; null when none are sent.
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
  /** False if the server has no key with which a synchronization could be requested. */
  canBeRequested: z.boolean().nullish(),
})
