export type ToneName = 'veryNegative' | 'negative' | 'neutral' | 'positive' | 'veryPositive'

const NEUTRAL_WITHIN = 0.1
const STRONG_FROM = 0.5

/** Sentiments range from -1 (bad) to 1 (good). */
export function toneOf(sentiment: number): ToneName {
  const strength = Math.abs(sentiment)
  if (strength < NEUTRAL_WITHIN) return 'neutral'
  if (sentiment > 0) return strength >= STRONG_FROM ? 'veryPositive' : 'positive'
  return strength >= STRONG_FROM ? 'veryNegative' : 'negative'
}

export function toneDirection(tone: ToneName): 'up' | 'down' | 'flat' {
  if (tone === 'neutral') return 'flat'
  return tone === 'positive' || tone === 'veryPositive' ? 'up' : 'down'
}
