/** A payment to come, as an event of a calendar. */
export type CalendarPayment = {
  /** Names the payment for as long as its day stays; no secret. */
  readonly id: string
  /** YYYY-MM-DD. */
  readonly date: string
  readonly title: string
  readonly isDeclared: boolean
}

const CRLF = '\r\n'
const LINE_OCTETS = 75
const DAY_MILLISECONDS = 86_400_000

/** Payments as a calendar (RFC 5545): events of whole days, declared ones confirmed and estimated ones tentative. */
export function incomeCalendarOf(name: string, payments: readonly CalendarPayment[], now: Date): string {
  const stamp = `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Palier//Income//EN', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
    // The name and the pace of reading, as RFC 7986 says them and as older programs do.
    ...[`NAME:${escaped(name)}`, `X-WR-CALNAME:${escaped(name)}`],
    ...['REFRESH-INTERVAL;VALUE=DURATION:PT12H', 'X-PUBLISHED-TTL:PT12H'],
    ...payments.flatMap(({ id, date, title, isDeclared }) => [
      ...['BEGIN:VEVENT', `UID:${escaped(id)}`, `DTSTAMP:${stamp}`],
      ...[`DTSTART;VALUE=DATE:${plainDay(date)}`, `DTEND;VALUE=DATE:${plainDay(dayAfter(date))}`],
      ...[`SUMMARY:${escaped(title)}`, `STATUS:${isDeclared ? 'CONFIRMED' : 'TENTATIVE'}`],
      ...['TRANSP:TRANSPARENT', 'END:VEVENT'],
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}${CRLF}`).join('')
}

/** Backslashes, commas, semicolons and line breaks have a meaning of their own; control characters have no place. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\,;]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '')
}

/** A line of at most 75 octets goes on in further ones that begin with a space; no character is torn apart. */
function folded(line: string): string {
  let [whole, octets] = ['', 0]
  for (const character of line) {
    const length = octetsOf(character)
    if (octets + length > LINE_OCTETS) [whole, octets] = [`${whole}${CRLF} `, 1]
    whole += character
    octets += length
  }
  return whole
}

/** Of one character in UTF-8. */
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
