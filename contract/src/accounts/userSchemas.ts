import { z } from 'zod'
import { currency, iso, language } from '../kernel/scalars.ts'
import { userSubscriptionInfo } from '../billing/planSchemas.ts'

export const roles = z.record(z.string(), z.object({ active: z.boolean() }))

export const loginAnswer = z.object({
  user: z.object({
    userId: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    imageUrl: z.string().nullable(),
  }),
  tokenInfo: z.object({ rawToken: z.string(), expiration: iso }),
  subscriptionInfo: userSubscriptionInfo.optional(),
  lastAcceptedTermsVersion: z.int().optional(),
  // Extension: device token for the next sign-in, so that failed attempts elsewhere do not lock
  // this browser.
  deviceToken: z.string().optional(),
})
export type WireLoginAnswer = z.infer<typeof loginAnswer>

export const scoreBasis = z.object({
  fallbackStrategyName: z.enum(['none', 'fiftyTwoWeeks']),
  distribution: z.object({
    fiftyTwoWeeks: z.union([z.literal(0), z.literal(1)]),
    thresholds: z.union([z.literal(0), z.literal(1)]),
  }),
})
export type WireScoreBasis = z.infer<typeof scoreBasis>

export const userPreference = z.object({
  preferredLanguage: language,
  preferredCurrency: currency,
  scoreCalculation: z.object({ buyList: scoreBasis }),
  // Extension: version that was read; another current version is refused with VersionConflict.
  version: z.int32().optional(),
  // Extension: true if crossed price levels are also mailed.
  crossingDigest: z.boolean().optional(),
  // Extension: mail each morning, or within minutes of a crossing.
  crossingMail: z.enum(['daily', 'atOnce']).optional(),
})
export type WireUserPreference = z.infer<typeof userPreference>

export const userRegistrationInfo = z.object({
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  language: z.string(),
  utcDateTime: iso,
  planName: z.string(),
  firstAuthentificationMethod: z.string(),
  lastAcceptedTermsVersion: z.int(),
  isBanned: z.boolean().default(false),
})

export const invitation = z.object({
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  plan: z.string().nullable(),
  status: z.string(),
  invitedBy: z.object({ fullName: z.string() }).nullable(),
  lastUpdateDate: iso,
  motivation: z.string().nullable(),
})

export const userFeedback = z.object({
  id: z.string(),
  author: z.object({ firstname: z.string(), lastname: z.string(), email: z.string() }),
  date: iso,
  rating: z.number(),
  comment: z.string(),
})
