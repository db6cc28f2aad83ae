import { customType, integer, numeric, timestamp } from 'drizzle-orm/pg-core'
import { storedText, fromStored } from '../kernel/storedJson.ts'

// Ids and instants always come from the caller, so that tests can fix them. Money and quantities are read as exact
// text, never as floats.

/** A column of an instant with its time zone, read as a Date. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' })
}

/** When something was put out of Today, and until when; null is until its next step. */
export function postponement() {
  return { postponedAt: instant('postponed_at'), postponedUntil: instant('postponed_until') }
}

/** A column that counts the writes of a row, from 1, for optimistic locking. */
export function version() {
  return integer('version').notNull().default(1)
}

/** A column of a price level, exact to four decimals and read as text. */
export function threshold(name: string) {
  return numeric(name, { precision: 18, scale: 4 })
}

/** JSON that is stored and returned whole, never queried. */
export const wholeJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: storedText,
  fromDriver: fromStored,
})
