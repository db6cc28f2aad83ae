import type { ErrorCode } from '@palier/contract/kernel/errorCodes'
import english from '@palier/domain/words/refusals.en.json'
import french from '@palier/domain/words/refusals.fr.json'
import { IntlMessageFormat } from 'intl-messageformat'

const WORDS: Record<'fr' | 'en', Readonly<Record<string, string>>> = { fr: french, en: english }
const LOCALES = { fr: 'fr-CA', en: 'en-CA' } as const

/** Replaces the sentence of the pages, which blames the connection. */
const UNAVAILABLE = {
  fr: 'Le service ne répond pas pour le moment. Réessayez dans un instant.',
  en: 'The service does not answer at the moment. Try again in a moment.',
} as const

const SECONDS_PER_MINUTE = 60

type Figures = {
  minimum?: number
  maximum?: number
  unit?: string | null
  planName?: string | null
  retryAfterSeconds?: number | null
}
type RefusalFacts = Figures & { code: ErrorCode; field?: string | null }

const formats = new Map<string, IntlMessageFormat>()

/** Sentence of a refusal, in whole minutes and without links. */
export function sentenceOf(
  { code, minimum = 0, maximum = 0, unit, planName, retryAfterSeconds, field }: RefusalFacts,
  language: 'fr' | 'en',
): string {
  if (code === 'ServiceUnavailable') return UNAVAILABLE[language]
  const minutes = Math.ceil((retryAfterSeconds ?? 0) / SECONDS_PER_MINUTE)
  const link = (text: readonly string[]) => text.join('')
  return String(
    formatOf(code, language).format<string>({
      minimum,
      maximum,
      unit: unit ?? 'none',
      plan: planName ?? 'none',
      minutes,
      field: field ?? 'none',
      link,
    }),
  )
}

/** Sentence without figures, for the schema. */
export function plainSentence(code: ErrorCode): string {
  return sentenceOf({ code }, 'en')
}

function formatOf(code: ErrorCode, language: 'fr' | 'en'): IntlMessageFormat {
  const key = `${language} ${code}`
  const known = formats.get(key)
  if (known) return known
  const text = WORDS[language][`alerts.codes.${code}`] ?? WORDS[language]['alerts.codes.unknown'] ?? ''
  const format = new IntlMessageFormat(text, LOCALES[language])
  formats.set(key, format)
  return format
}
