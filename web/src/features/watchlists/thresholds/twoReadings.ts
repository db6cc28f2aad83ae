import { readWrittenNumber, unambiguousText } from '@palier/domain/kernel/writtenNumber'
import type { Language } from '../../../kit/language/LanguageContext.ts'
import { decimalSignOf } from '../../../kit/forms/priceText.ts'

/** What a text such as 1,234 may mean, each as it can be written; null where it means one thing or nothing. */
export function twoReadingsOf(text: string, language: Language): { grouped: string; fraction: string } | null {
  const written = readWrittenNumber(text)
  if (written.kind !== 'twoReadings') return null
  const sign = decimalSignOf(language)
  return { grouped: unambiguousText(written.grouped, sign), fraction: unambiguousText(written.fraction, sign) }
}
