import { DEFAULT_CURRENCY } from '@palier/domain/market/currency'
import { DEFAULT_SCORE_BASIS } from '@palier/domain/watchlists/score'
import type { Language } from './viewer.ts'

export function defaultPreferences(userId: string, language: Language, now: Date) {
  const { fallbackStrategyName, distribution } = DEFAULT_SCORE_BASIS
  return {
    userId,
    language,
    currency: DEFAULT_CURRENCY,
    scoreFallback: fallbackStrategyName,
    scoreFiftyTwoWeeks: distribution.fiftyTwoWeeks,
    scoreThresholds: distribution.thresholds,
    updatedAt: now,
  }
}
