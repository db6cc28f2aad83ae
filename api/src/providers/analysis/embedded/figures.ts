import type { AnalysisLanguage } from '../port.ts'

const LOCALES = { fr: 'fr-CA', en: 'en-CA' } as const

/** A number in a language, rounded to at most `digits` decimals. */
export function numberText(value: number, language: AnalysisLanguage, digits = 2): string {
  return new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: digits }).format(value)
}

/** A ratio as a percentage: 0.05 is five per cent. */
export function percentText(share: number, language: AnalysisLanguage): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 1 }).format(share)
}

/** An amount in its currency as a language writes it, in cents. */
export function priceText(amount: number, currency: 'CAD' | 'USD', language: AnalysisLanguage): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency }).format(amount)
}
