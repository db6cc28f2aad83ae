import type { Decimal } from '@palier/domain/decimal'
import type { Thresholds } from '@palier/domain/thresholds'
import type { ThresholdTexts } from '@palier/domain/thresholdInput'
import type { Language } from '../language/LanguageContext.ts'

const LEAST_DECIMALS = 2

/** A price as a field shows it: at least two decimals, no spaces, the decimal sign of the language. */
export function priceText(price: Decimal | null, language: Language): string {
  if (price === null) return ''
  const [, decimals = ''] = price.toString().split('.')
  const text = price.toFixed(Math.max(LEAST_DECIMALS, decimals.length))
  return language === 'fr' ? text.replace('.', ',') : text
}

/** The four of them. */
export function thresholdTexts({ t200, t400, t600, t800 }: Thresholds, language: Language): ThresholdTexts {
  return {
    t200: priceText(t200, language),
    t400: priceText(t400, language),
    t600: priceText(t600, language),
    t800: priceText(t800, language),
  }
}
