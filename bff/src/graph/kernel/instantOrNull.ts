import { instantOf } from '@palier/domain/kernel/instant'

/** Also null for the REST API's unknown date, the first day of year 1. */
export function instantOrNull(dateTime: string | null | undefined): string | null {
  return dateTime == null || instantOf(dateTime) === null ? null : dateTime
}
