import { z } from 'zod'
import { iso } from '../kernel/scalars.ts'

/** Rates are keyed by the pair, from before to: `USDCAD` is what one US dollar costs in Canadian dollars. */
export const publicMainInfos = z.object({
  currencyExchangeRates: z.record(z.string(), z.number()),
  invitationRequired: z.boolean(),
  // Extension: prices come from the simulated exchange, which every screen must say.
  isMarketDataSimulated: z.boolean().optional(),
  // Extension: who publishes the rates, `bankOfCanada`; null where they are simulated.
  exchangeRateSource: z.string().nullable().optional(),
  // Extension: null where that way in is closed.
  googleClientId: z.string().nullable().optional(),
  // Extension: where the operator can be written to; null where they give no address.
  contactEmail: z.string().nullable().optional(),
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
})

export const terms = z.object({
  version: z.int(),
  date: z.string(),
  content: z.object({ fr: z.string(), en: z.string() }),
})
