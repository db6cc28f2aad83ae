import { MAXIMUM_GUEST_ITEMS } from '@palier/contract/accounts/authenticationCalls'
import { hasRole } from '@palier/domain/accounts/roles'
import type { Database } from '../../database/kernel/database.ts'
import {
  findGuestWork,
  type GuestWorkItem,
  insertGuestWork,
  prolongGuest,
} from '../../database/queries/demo/guestWorkQueries.ts'
import { DEMO_LISTS } from './demoLists.ts'
import type { Viewer } from '../kernel/viewer.ts'

export type { GuestWorkItem }

export function createGuestWork(database: Database) {
  return {
    async list({ userId, roles }: Viewer): Promise<GuestWorkItem[]> {
      return hasRole(roles, 'demonstration') ? workOf(database, userId) : []
    },
  }
}

function workOf(database: Database, guestId: string): Promise<GuestWorkItem[]> {
  const entryCounts = DEMO_LISTS.map(({ entries }) => entries.length)
  return findGuestWork(database, guestId, entryCounts, MAXIMUM_GUEST_ITEMS)
}

export type GuestWorkSelection = { guest: Viewer | null; ids: readonly string[] }

/**
 * Records the guest items that a new account takes over, and extends the guest's life until then.
 * Ignores items of others; returns the number of items.
 */
export async function saveGuestWork(
  transaction: Database,
  { guest, ids }: GuestWorkSelection,
  { userId, until }: { userId: string; until: Date },
): Promise<number> {
  if (!guest || ids.length === 0) return 0
  const own = await workOf(transaction, guest.userId)
  const selected = own.filter(({ id }) => ids.includes(id))
  if (selected.length === 0 || !(await prolongGuest(transaction, guest.userId, until))) return 0
  const rows = selected.map(({ id, kind }) => ({ userId, guestId: guest.userId, kind, itemId: id }))
  await insertGuestWork(transaction, rows)
  return selected.length
}
