export type CalendarPayment = {
  /** Stable while the payment date does not change; not secret. */
  readonly id: string
  readonly date: string
  readonly title: string
  readonly isDeclared: boolean
}

const CRLF = '\r\n'
const LINE_OCTETS = 75
const DAY_MILLISECONDS = 86_400_000

/** Formats payments as iCalendar (RFC 5545). Estimates are tentative events. */
export function incomeCalendarOf(name: string, payments: readonly CalendarPayment[], now: Date): string {
  const stamp = `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Palier//Income//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    // Name and refresh interval, per RFC 7986 and in the older X- form.
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...payments.flatMap(({ id, date, title, isDeclared }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(id)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${plainDay(date)}`,
      `DTEND;VALUE=DATE:${plainDay(dayAfter(date))}`,
      `SUMMARY:${escaped(title)}`,
      `STATUS:${isDeclared ? 'CONFIRMED' : 'TENTATIVE'}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}${CRLF}`).join('')
}

function escaped(text: string): string {
  return text
    .replaceAll(/[\\,;]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '')
}

/** Folds a line at 75 octets without splitting a character. */
function folded(line: string): string {
  let whole = ''
  let octets = 0
  for (const character of line) {
    const length = octetsOf(character)
    if (octets + length > LINE_OCTETS) [whole, octets] = [`${whole}${CRLF} `, 1]
    whole += character
    octets += length
  }
  return whole
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

function plainDay(date: string): string {
  return date.replaceAll('-', '')
}

function dayAfter(date: string): string {
  return new Date(Date.parse(date) + DAY_MILLISECONDS).toISOString().slice(0, 10)
}
