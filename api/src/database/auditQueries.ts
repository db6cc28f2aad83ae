import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from './database.ts'
import { matching, newestFirst, olderThan, type Page } from './page.ts'
import { users } from './schema/accounts.ts'
import { type AUDIT_ACTIONS, auditEntries } from './schema/administration.ts'

export type AuditAction = (typeof AUDIT_ACTIONS)[number]
export type AuditRow = Omit<typeof auditEntries.$inferSelect, 'actorId'>

const PAGED = {
  instant: auditEntries.at,
  id: auditEntries.id,
  searched: [auditEntries.actorName, auditEntries.actorEmail, auditEntries.target],
}

const SHOWN = {
  id: auditEntries.id,
  at: auditEntries.at,
  actorName: auditEntries.actorName,
  actorEmail: auditEntries.actorEmail,
  action: auditEntries.action,
  target: auditEntries.target,
}

export type NewAuditEntry = { id: string; at: Date; actorId: string; action: AuditAction; target: string | null }

/** Writes down an act, with the actor as they are called now. */
export async function insertAuditEntry(database: Database, entry: NewAuditEntry): Promise<void> {
  const columns = { firstName: users.firstName, lastName: users.lastName, email: users.email }
  const [actor] = await database.select(columns).from(users).where(eq(users.id, entry.actorId))
  if (!actor) throw new Error('Whoever acts has no row.')
  const actorName = `${actor.firstName} ${actor.lastName}`.trim()
  await database.insert(auditEntries).values({ ...entry, actorName, actorEmail: actor.email ?? '' })
}

export async function findAuditEntries(database: Database, page: Page): Promise<AuditRow[]> {
  const rows = database
    .select(SHOWN)
    .from(auditEntries)
    .where(and(matching(PAGED, page), olderThan(PAGED, page)))
    .orderBy(...newestFirst(PAGED))
  return page.first === null ? rows : rows.limit(page.first)
}

export function countAuditEntries(database: Database, page: Page): Promise<number> {
  return database.$count(auditEntries, matching(PAGED, page))
}

/** How often something was done since, and when first. */
export async function countActsSince(database: Database, action: AuditAction, since: Date) {
  const acts = await database
    .select({ at: auditEntries.at })
    .from(auditEntries)
    .where(and(eq(auditEntries.action, action), gt(auditEntries.at, since)))
    .orderBy(asc(auditEntries.at))
  return { count: acts.length, firstAt: acts[0]?.at ?? null }
}

/** Whoever leaves is named no longer in what was done to them. */
export async function forgetAuditTarget(database: Database, email: string): Promise<void> {
  await database.update(auditEntries).set({ target: null }).where(eq(auditEntries.target, email))
}
