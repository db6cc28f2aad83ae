import { readWrittenNumber, unambiguousText } from '@palier/domain/kernel/writtenNumber'
import type { Language } from '../../../kit/language/LanguageContext.ts'
import { decimalSignOf } from '../../../kit/forms/priceText.ts'

/** Returns both readings of an ambiguous number such as 1,234, each written unambiguously. Null if not ambiguous. */
export function twoReadingsOf(text: string, language: Language): { grouped: string; fraction: string } | null {
  const written = readWrittenNumber(text)
  if (written.kind !== 'twoReadings') return null
  const sign = decimalSignOf(language)
  return { grouped: unambiguousText(written.grouped, sign), fraction: unambiguousText(written.fraction, sign) }
}
