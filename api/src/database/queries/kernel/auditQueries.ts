import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { users } from '../../schema/accounts.ts'
import { type AUDIT_ACTIONS, auditEntries } from '../../schema/administration.ts'
import {
  containing,
  findPage,
  type FoundPage,
  type SortedCursor,
  type SortedPage,
  type SortedTable,
} from '../../kernel/sortedPage.ts'

export type AuditAction = (typeof AUDIT_ACTIONS)[number]
export type AuditRow = Omit<typeof auditEntries.$inferSelect, 'actorId' | 'searchText'> & { cursor: SortedCursor }
export type AuditOrder = 'at'

export const ACTS = {
  source: auditEntries,
  orders: { at: { value: auditEntries.at, kind: 'instant' } },
  id: auditEntries.id,
  searched: auditEntries.searchText,
} satisfies SortedTable<AuditOrder>

const SHOWN = {
  id: auditEntries.id,
  at: auditEntries.at,
  actorName: auditEntries.actorName,
  actorEmail: auditEntries.actorEmail,
  action: auditEntries.action,
  target: auditEntries.target,
}

type NewAuditEntry = { id: string; at: Date; actorId: string; action: AuditAction; target: string | null }

/** Inserts an audit entry with the actor's current name. */
export async function insertAuditEntry(database: Database, entry: NewAuditEntry): Promise<void> {
  const columns = { firstName: users.firstName, lastName: users.lastName, email: users.email }
  const [actor] = await database.select(columns).from(users).where(eq(users.id, entry.actorId))
  if (!actor) throw new Error(`Audit actor missing: user ${entry.actorId}`)
  const actorName = `${actor.firstName} ${actor.lastName}`.trim()
  await database.insert(auditEntries).values({ ...entry, actorName, actorEmail: actor.email ?? '' })
}

export async function insertCommandEntry(
  database: Database,
  entry: { at: Date; action: AuditAction; target: string },
): Promise<void> {
  await insertProviderEntry(database, { ...entry, actorName: 'npm run administrator' })
}

type ProviderEntry = { at: Date; actorName: string; action: AuditAction; target: string }

export async function insertProviderEntry(database: Database, entry: ProviderEntry): Promise<void> {
  await database.insert(auditEntries).values({ ...entry, id: randomUUID(), actorId: null, actorEmail: '' })
}

export function findAuditEntries(database: Database, page: SortedPage<AuditOrder>): Promise<FoundPage<AuditRow>> {
  return findPage(database, ACTS, page, { filter: containing(ACTS, page.search) }, ({ cursor, where, orderBy }) =>
    database
      .select({ ...SHOWN, cursor })
      .from(auditEntries)
      .where(where)
      .orderBy(...orderBy),
  )
}

/** Counts an action since an instant and returns the time of the first. */
export async function countActsSince(database: Database, action: AuditAction, since: Date) {
  const acts = await database
    .select({ at: auditEntries.at })
    .from(auditEntries)
    .where(and(eq(auditEntries.action, action), gt(auditEntries.at, since)))
    .orderBy(asc(auditEntries.at))
  return { count: acts.length, firstAt: acts[0]?.at ?? null }
}

export async function forgetAuditTarget(database: Database, email: string): Promise<void> {
  await database.update(auditEntries).set({ target: null }).where(eq(auditEntries.target, email))
}
