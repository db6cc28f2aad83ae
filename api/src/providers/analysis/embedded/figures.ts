import type { AnalysisLanguage } from '../port.ts'

const LOCALES = { fr: 'fr-CA', en: 'en-CA' } as const

export function numberText(value: number, language: AnalysisLanguage, digits = 2): string {
  return new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: digits }).format(value)
}

/** `share`: 0.05 is 5%. */
export function percentText(share: number, language: AnalysisLanguage): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 1 }).format(share)
}

export function priceText(amount: number, currency: 'CAD' | 'USD', language: AnalysisLanguage): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency }).format(amount)
}
