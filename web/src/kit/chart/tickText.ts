import type { TickText } from './timeTicks.ts'

const SHAPES: Readonly<Record<TickText, Intl.DateTimeFormatOptions>> = {
  minute: { hour: 'numeric', minute: '2-digit' },
  hour: { hour: 'numeric' },
  day: { day: 'numeric', month: 'short' },
  dayOfYear: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'short' },
  monthOfYear: { month: 'short', year: 'numeric' },
  year: { year: 'numeric' },
}

const writers = new Map<string, (instant: number, as: TickText) => string>()

/** Labels such as "10 h", "1er déc.", "janv. 2026". Returns the same function for the same arguments. */
export function tickTexts(locale: string, timeZone: string): (instant: number, as: TickText) => string {
  const key = `${locale} ${timeZone}`
  const known = writers.get(key)
  if (known) return known
  const formats = new Map<TickText, Intl.DateTimeFormat>()
  const formatOf = (as: TickText) => {
    const format = formats.get(as) ?? new Intl.DateTimeFormat(locale, { ...SHAPES[as], timeZone })
    formats.set(as, format)
    return format
  }
  const write = (instant: number, as: TickText) => {
    const text = formatOf(as).format(instant)
    // French writes "1er" and hours without leading zero. Non-breaking spaces hold numbers and units together.
    const isFirst = locale.startsWith('fr') && (as === 'day' || as === 'dayOfYear')
    const named = isFirst ? text.replace(/^1(?=\s)/, '1er') : text.replace(/^0(?=\d)/, '')
    return named.replaceAll(' ', '\u00a0')
  }
  writers.set(key, write)
  return write
}
