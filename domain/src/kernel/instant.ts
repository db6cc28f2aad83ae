export const UNKNOWN_DATE = '0001-01-01T00:00:00'

const ZONE = /(?:z|[+-]\d{2}:?\d{2})$/i

/** Milliseconds since 1970, UTC if the text has no zone. Null for an unknown or invalid date. */
export function instantOf(dateTime: string): number | null {
  if (dateTime.startsWith(UNKNOWN_DATE)) return null
  const hasTime = dateTime.includes('T')
  const instant = Date.parse(hasTime && !ZONE.test(dateTime) ? `${dateTime}Z` : dateTime)
  return Number.isNaN(instant) ? null : instant
}
