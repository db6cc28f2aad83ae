import type { WireLoginAnswer, WireUserPreference } from '@palier/contract/accounts/userSchemas'
import type { SignedIn } from '../../services/demo/guests.ts'
import type { PreferencesWrite } from '../../services/accounts/preferences.ts'
import type { Preferences } from '../../services/kernel/viewer.ts'
import { freeSubscriptionToWire } from '../billing/plan.ts'

/** Accepted terms and device token are omitted if there are none. */
export function loginAnswerToWire(person: SignedIn): WireLoginAnswer {
  const { userId, email, firstName, lastName, imageUrl, token, expiresAt, acceptedTermsVersion, deviceToken } = person
  return {
    user: { userId, email, firstName, lastName, imageUrl },
    tokenInfo: { rawToken: token, expiration: expiresAt.toISOString() },
    subscriptionInfo: freeSubscriptionToWire(person),
    ...(acceptedTermsVersion !== null && { lastAcceptedTermsVersion: acceptedTermsVersion }),
    ...(deviceToken !== null && { deviceToken }),
  }
}

/** `version` is required to update them. */
export function preferencesToWire(preferences: Preferences): WireUserPreference {
  const { language, currency, buyListBasis, hasCrossingDigest, crossingMail, version } = preferences
  const { fallbackStrategyName, distribution } = buyListBasis
  return {
    preferredLanguage: language,
    preferredCurrency: currency,
    scoreCalculation: { buyList: { fallbackStrategyName, distribution: { ...distribution } } },
    version,
    crossingDigest: hasCrossingDigest,
    crossingMail,
  }
}

/** Without a version, any stored version is overwritten. */
export function preferencesFromWire(wire: WireUserPreference): PreferencesWrite {
  return {
    language: wire.preferredLanguage,
    currency: wire.preferredCurrency,
    buyListBasis: wire.scoreCalculation.buyList,
    hasCrossingDigest: wire.crossingDigest,
    crossingMail: wire.crossingMail,
    version: wire.version,
  }
}
