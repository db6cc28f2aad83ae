import type { Decimal } from '@palier/domain/kernel/decimal'
import type { Thresholds } from '@palier/domain/watchlists/thresholds'
import type { ThresholdTexts } from '@palier/domain/watchlists/thresholdInput'
import { unambiguousText } from '@palier/domain/kernel/writtenNumber'
import type { Language } from '../language/LanguageContext.ts'

const LEAST_DECIMALS = 2

export function decimalSignOf(language: Language): '.' | ',' {
  return language === 'fr' ? ',' : '.'
}

/** At least two decimals, no spaces, the decimal sign of the language. */
export function priceText(price: Decimal | null, language: Language): string {
  return price === null ? '' : unambiguousText(price, decimalSignOf(language), LEAST_DECIMALS)
}

export function thresholdTexts({ t200, t400, t600, t800 }: Thresholds, language: Language): ThresholdTexts {
  return {
    t200: priceText(t200, language),
    t400: priceText(t400, language),
    t600: priceText(t600, language),
    t800: priceText(t800, language),
  }
}
