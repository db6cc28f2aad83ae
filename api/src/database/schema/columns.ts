import { customType, integer, numeric, timestamp } from 'drizzle-orm/pg-core'
import { storedText, fromStored } from '../kernel/storedJson.ts'

// Ids and instants always come from the caller, so that tests can fix them. Money and quantities are read as exact
// text, never as floats.

export function instant(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' })
}

export function version() {
  return integer('version').notNull().default(1)
}

export function threshold(name: string) {
  return numeric(name, { precision: 18, scale: 4 })
}

/** JSON that is stored and returned whole, never queried. */
export const wholeJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: storedText,
  fromDriver: fromStored,
})
