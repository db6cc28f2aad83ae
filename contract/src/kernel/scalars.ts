import { z } from 'zod'

/** ISO 8601 instant in UTC. The first day of year 1 means unknown. */
export const iso = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})?$/)
export const UNKNOWN_INSTANT = '0001-01-01T00:00:00'

/** YYYY-MM-DD, from year 1; must exist. */
export const calendarDay = z.iso.date().refine((day) => day >= '0001')

/** JSON number; both sides convert it to an exact decimal. */
export const money = z.number()
export const cents = z.int()
export const currency = z.enum(['CAD', 'USD'])
export const language = z.enum(['fr', 'en'])

export type WireCurrency = z.infer<typeof currency>
export type WireLanguage = z.infer<typeof language>

/** Trims the text and counts code points like `textLength` of the domain. */
export function boundedText(maximum: number, minimum = 0) {
  const text = z.string().trim()
  return (minimum > 0 ? text.min(minimum) : text)
    .refine((written) => [...written].length <= maximum, `at most ${maximum} characters`)
    .meta({ maxLength: maximum })
}

export const identifier = z.string().min(1).max(100)
export const empty = z.object({})
