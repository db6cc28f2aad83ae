import { z } from 'zod'

/** An instant as ISO 8601 text in UTC. The first day of year 1 stands for "unknown". */
export const iso = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})?$/)
export const UNKNOWN_INSTANT = '0001-01-01T00:00:00'

/** A day of the calendar as YYYY-MM-DD, from year 1: 30 February is refused. */
export const calendarDay = z.iso.date().refine((day) => day >= '0001')

/** Money, price or rate as a JSON number; exact decimals are used on either side. */
export const money = z.number()
export const cents = z.int()
export const currency = z.enum(['CAD', 'USD'])
export const language = z.enum(['fr', 'en'])

export type WireCurrency = z.infer<typeof currency>
export type WireLanguage = z.infer<typeof language>

/** Trimmed text of at most so many characters, counted like `textLength` of the domain. */
export function boundedText(maximum: number, minimum = 0) {
  const text = z.string().trim()
  return (minimum > 0 ? text.min(minimum) : text)
    .refine((written) => [...written].length <= maximum, `at most ${maximum} characters`)
    .meta({ maxLength: maximum })
}

/** Bounded before anything reads it. */
export const identifier = z.string().min(1).max(100)
export const empty = z.object({})
