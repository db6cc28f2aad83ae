import { type Proof } from '../kernel/fileNumber.ts'
import { foldedText } from '../kernel/foldedText.ts'
import { plainDateOf } from '../kernel/plainDate.ts'

/** Decides whether 03/04/2026 is 3 April or March 4. Dates that start with the year need no order. */
export type DateOrder = 'dayFirst' | 'monthFirst'

export type FileMoment = { readonly tradeDate: string; readonly tradeOrder: number }

const YEAR_FIRST = /^(\d{4})([-/.]?)(\d{2})\2(\d{2})(?!\d)(.*)$/
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?!\d)(.*)$/
const NAMED_DAY_FIRST = /^(\d{1,2})[ -]([a-z.]+)[ -](\d{4})(?!\d)(.*)$/
const NAMED_MONTH_FIRST = /^([a-z.]+) (\d{1,2}),? (\d{4})(?!\d)(.*)$/
const AS_OF = /^.* as of /
const ZONE = /(?:z|[+-]\d{2}:?\d{2}| [a-z]{3,4})$/
const TIME = /^[t;, ]*(\d{1,2}):?(\d{2})(?::?(\d{2})(?:[.,](\d{1,3})\d*)?)? ?([ap])?\.?(?:m\.?)?$/

const MONTHS = [
  ['jan'],
  ['feb', 'fev'],
  ['mar'],
  ['apr', 'avr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'aou'],
  ['sep'],
  ['oct'],
  ['nov'],
  ['dec'],
]

/**
 * Parses a date or date-time without its time zone. 03/04/2026 requires an `order`, otherwise null.
 * Two-digit years are null. In "… as of …" the second date is used, on which the trade took effect.
 * `time` is the cell of a separate column.
 */
export function readFileMoment(text: string, order: DateOrder | null, time = ''): FileMoment | null {
  const parts = partsOf(text)
  if (parts === null) return null
  const tradeDate = parts.kind === 'sure' ? parts.date : placed(parts, order)
  const tradeOrder = timeOf(parts.rest.trim() === '' ? foldedText(time) : parts.rest)
  return tradeDate === null || tradeOrder === null ? null : { tradeDate, tradeOrder }
}

export type DateEvidence = { readonly dayFirst: boolean; readonly monthFirst: boolean; readonly unclear: boolean }

export const UNDETERMINED_DATE_ORDER: DateEvidence = { dayFirst: false, monthFirst: false, unclear: false }

export function withDate(evidence: DateEvidence, text: string): DateEvidence {
  const parts = partsOf(text)
  if (parts === null || parts.kind === 'sure') return evidence
  const asDayFirst = placed(parts, 'dayFirst')
  const asMonthFirst = placed(parts, 'monthFirst')
  if (asDayFirst === asMonthFirst) return evidence
  if (asMonthFirst === null) return { ...evidence, dayFirst: true }
  return asDayFirst === null ? { ...evidence, monthFirst: true } : { ...evidence, unclear: true }
}

/** Date order that a whole file proves; null if none is needed. Never guesses. */
export function dateOrderOf({ dayFirst, monthFirst, unclear }: DateEvidence): Proof<DateOrder | null> {
  const choices = ['dayFirst', 'monthFirst'] as const
  if (dayFirst && monthFirst) return { kind: 'contradictory', choices }
  if (dayFirst || monthFirst) return { kind: 'proved', value: dayFirst ? 'dayFirst' : 'monthFirst' }
  if (unclear) return { kind: 'ambiguous', choices }
  return { kind: 'proved', value: null }
}

type Parts =
  | { readonly kind: 'sure'; readonly date: string | null; readonly rest: string }
  | {
      readonly kind: 'open'
      readonly first: number
      readonly second: number
      readonly year: number
      readonly rest: string
    }

function partsOf(text: string): Parts | null {
  const folded = foldedText(text).replace(AS_OF, '')
  const byYear = YEAR_FIRST.exec(folded)
  if (byYear) {
    const [, year, , month, day, rest = ''] = byYear
    return { kind: 'sure', date: plainDateOf(Number(year), Number(month), Number(day)), rest }
  }
  const named = namedPartsOf(folded)
  if (named) return named

  const open = YEAR_LAST.exec(folded)
  if (!open) return null
  const [, first, , second, year, rest = ''] = open
  return { kind: 'open', first: Number(first), second: Number(second), year: Number(year), rest }
}

function namedPartsOf(folded: string): Parts | null {
  const dayFirst = NAMED_DAY_FIRST.exec(folded)
  const monthFirst = NAMED_MONTH_FIRST.exec(folded)
  const [, day, name, year, rest = ''] = dayFirst ?? []
  if (dayFirst) return { kind: 'sure', date: plainDateOf(Number(year), monthNamed(name), Number(day)), rest }
  const [, month, dayAfter, yearAfter, restAfter = ''] = monthFirst ?? []
  if (!monthFirst) return null
  return { kind: 'sure', date: plainDateOf(Number(yearAfter), monthNamed(month), Number(dayAfter)), rest: restAfter }
}

function monthNamed(name = ''): number {
  return MONTHS.findIndex((starts) => starts.some((start) => name.startsWith(start))) + 1
}

function placed({ first, second, year }: Extract<Parts, { kind: 'open' }>, order: DateOrder | null): string | null {
  const dayFirst = plainDateOf(year, second, first)
  const monthFirst = plainDateOf(year, first, second)
  if (order === null) return dayFirst === monthFirst ? dayFirst : null
  return order === 'dayFirst' ? dayFirst : monthFirst
}

function timeOf(text: string): number | null {
  const bare = text.trim().replace(ZONE, '')
  if (bare === '') return 0
  const [, hours, minutes, seconds = '0', fraction = '', half] = TIME.exec(bare) ?? []
  if (hours === undefined) return null
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'p' ? 12 : 0)
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null
  return ((hour * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'))
}
