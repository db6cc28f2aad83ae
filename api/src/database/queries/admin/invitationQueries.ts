import { and, eq, getTableColumns, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { users } from '../../schema/accounts.ts'
import { oneTimeTokens } from '../../schema/credentials.ts'
import { invitations } from '../../schema/invitations.ts'
import {
  containing,
  findPage,
  type FoundPage,
  type SortedCursor,
  type SortedPage,
  type SortedTable,
} from '../../kernel/sortedPage.ts'

export type InvitationRow = Omit<typeof invitations.$inferSelect, 'searchText'>
export type InvitationStatus = InvitationRow['status']
export type InvitationWithInviter = InvitationRow & { inviterName: string | null; cursor: SortedCursor }

type NewInvitationRequest = Pick<
  InvitationRow,
  'id' | 'email' | 'firstName' | 'lastName' | 'language' | 'createdAt'
> & { motivation: string }

type InvitationOrder = 'email' | 'lastname' | 'status' | 'lastUpdateDate'
type InvitationGroup = 'asked' | 'sent' | 'completed'

export const INVITATIONS = {
  source: invitations,
  orders: {
    email: { value: invitations.email, kind: 'text' },
    lastname: { value: sql`lower(${invitations.lastName})`, kind: 'text' },
    status: { value: invitations.status, kind: 'text' },
    lastUpdateDate: { value: invitations.updatedAt, kind: 'instant' },
  },
  id: invitations.id,
  searched: invitations.searchText,
} satisfies SortedTable<InvitationOrder>

const { searchText: _searchText, ...INVITATION } = getTableColumns(invitations)

// Groups as statuses, which an index serves.
const IN_GROUP: Record<InvitationGroup, readonly InvitationStatus[]> = {
  asked: ['invitationAsked'],
  sent: ['pending', 'sentBack', 'webSiteVisited'],
  completed: ['accountCreated', 'accountActivated'],
}

/** Null `group`: all groups. */
export type InvitationPage = SortedPage<InvitationOrder> & { group: InvitationGroup | null }

function isWanted({ search, group }: InvitationPage): SQL | undefined {
  return and(containing(INVITATIONS, search), group === null ? undefined : inArray(invitations.status, IN_GROUP[group]))
}

/** `inviterName` is null if the invitation has no inviter. */
export async function findInvitations(
  database: Database,
  page: InvitationPage,
): Promise<FoundPage<InvitationWithInviter>> {
  const { rows, totalCount } = await findPage(
    database,
    INVITATIONS,
    page,
    { filter: isWanted(page) },
    ({ cursor, where, orderBy }) =>
      database
        .select({ invitation: INVITATION, firstName: users.firstName, lastName: users.lastName, cursor })
        .from(invitations)
        .leftJoin(users, eq(users.id, invitations.invitedBy))
        .where(where)
        .orderBy(...orderBy),
  )
  return {
    totalCount,
    rows: rows.map(({ invitation, firstName, lastName, cursor }) => ({
      ...invitation,
      inviterName: firstName === null ? null : `${firstName} ${lastName}`.trim(),
      cursor,
    })),
  }
}

export async function lockInvitation(database: Database, email: string): Promise<InvitationRow | null> {
  const [row] = await database.select(INVITATION).from(invitations).where(eq(invitations.email, email)).for('update')
  return row ?? null
}

/** Upserts by address. Id, motivation and creation time are not overwritten. */
export async function saveInvitation(database: Database, row: typeof invitations.$inferInsert): Promise<string> {
  const { firstName, lastName, planName, status, invitedBy, language, updatedAt } = row
  const [saved] = await database
    .insert(invitations)
    .values(row)
    .onConflictDoUpdate({
      target: invitations.email,
      set: { firstName, lastName, planName, status, invitedBy, language, updatedAt },
    })
    .returning({ id: invitations.id })
  if (!saved) throw new Error('Invitation insert returned no row')
  return saved.id
}

/**
 * True if the request is new; known addresses change nothing. Runs one statement either way, so
 * that timing reveals nothing about the address.
 */
export async function addInvitationRequest(database: Database, request: NewInvitationRequest): Promise<boolean> {
  const { id, email, firstName, lastName, motivation, language, createdAt } = request
  const instant = sql`${createdAt.toISOString()}::timestamptz`
  const { rows } = await database.execute(sql`
    insert into invitations (id, email, first_name, last_name, status, motivation, language, created_at, updated_at)
    select ${id}::uuid, ${email}, ${firstName}, ${lastName}, 'invitationAsked', ${motivation}, ${language},
      ${instant}, ${instant}
    where not exists (select 1 from users where users.email = ${email})
    on conflict do nothing
    returning id`)
  return rows.length > 0
}

/** Compares the address as written, case included. */
export async function hasAccount(database: Database, email: string): Promise<boolean> {
  return (await database.$count(users, eq(users.email, email))) > 0
}

/** Deletes unused tokens of the invitation: only the newest is valid. */
export async function replaceInvitationToken(
  database: Database,
  token: { tokenHash: string; invitationId: string; expiresAt: Date; createdAt: Date },
): Promise<void> {
  await database
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.invitationId, token.invitationId), isNull(oneTimeTokens.usedAt)))
  await database.insert(oneTimeTokens).values({ ...token, purpose: 'invitation' })
}

/** Includes expired and used invitations. Null for an unknown token. */
export async function findInvitationByToken(database: Database, tokenHash: string) {
  const [row] = await database
    .select({ invitation: INVITATION, expiresAt: oneTimeTokens.expiresAt, usedAt: oneTimeTokens.usedAt })
    .from(oneTimeTokens)
    .innerJoin(invitations, eq(invitations.id, oneTimeTokens.invitationId))
    .where(and(eq(oneTimeTokens.tokenHash, tokenHash), eq(oneTimeTokens.purpose, 'invitation')))
  return row ?? null
}

/** Records the first visit, unless the invitation has advanced further. */
export async function noteVisit(database: Database, id: string, now: Date): Promise<void> {
  await database
    .update(invitations)
    .set({ status: 'webSiteVisited', updatedAt: now })
    .where(and(eq(invitations.id, id), sql`${invitations.status} in ('pending', 'sentBack')`))
}

/** Does not change invitations that were only requested. */
export async function advanceInvitation(
  database: Database,
  email: string,
  status: 'accountCreated' | 'accountActivated',
  now: Date,
): Promise<void> {
  await database
    .update(invitations)
    .set({ status, updatedAt: now })
    .where(and(eq(invitations.email, email), ne(invitations.status, 'invitationAsked')))
}
