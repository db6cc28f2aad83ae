import { customType, integer, numeric, timestamp } from 'drizzle-orm/pg-core'
import { storedText, fromStored } from '../kernel/storedJson.ts'

// Callers supply ids and instants, so that tests can fix them. Money and quantities are read as
// exact text, never as floats.

export function instant(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' })
}

/** Postponement of an item on the Today page. `postponedUntil` null: until its next step. */
export function postponement() {
  return { postponedAt: instant('postponed_at'), postponedUntil: instant('postponed_until') }
}

export function version() {
  return integer('version').notNull().default(1)
}

/** Price level with four decimals, read as text. */
export function threshold(name: string) {
  return numeric(name, { precision: 18, scale: 4 })
}

export const wholeJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: storedText,
  fromDriver: fromStored,
})
