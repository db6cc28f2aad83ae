/** How the wire says that a date is not known. */
export const UNKNOWN_DATE = '0001-01-01T00:00:00'

const ZONE = /(?:z|[+-]\d{2}:?\d{2})$/i

/**
 * Milliseconds since 1970 of an ISO 8601 date-time, read as UTC where it names no zone.
 * Null for the wire's unknown date and for what is no date.
 */
export function instantOf(dateTime: string): number | null {
  if (dateTime.startsWith(UNKNOWN_DATE)) return null
  const hasTime = dateTime.includes('T')
  const instant = Date.parse(hasTime && !ZONE.test(dateTime) ? `${dateTime}Z` : dateTime)
  return Number.isNaN(instant) ? null : instant
}
