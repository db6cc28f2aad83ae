import { and, eq, isNull, ne, type SQL } from 'drizzle-orm'
import { deleteApiTokensOf } from './apiTokenQueries.ts'
import type { Database } from '../../kernel/database.ts'
import { deleteDevicesOf } from './deviceQueries.ts'
import { deleteIncomeCalendar } from './incomeCalendarQueries.ts'
import { deletePushSubscriptionsOf } from '../notifications/pushQueries.ts'
import { insertUserEvents } from '../notifications/userEventQueries.ts'
import { preferences, sessions, users } from '../../schema/accounts.ts'
import { credentials, externalIdentities } from '../../schema/credentials.ts'
import { termsAcceptances } from '../../schema/opinions.ts'
import { watchLists } from '../../schema/watchLists.ts'

export type NewAccount = {
  user: typeof users.$inferInsert
  preferences: typeof preferences.$inferInsert
  list: typeof watchLists.$inferInsert
  passwordHash: string | null
  acceptance: typeof termsAcceptances.$inferInsert | null
}

const ACCOUNT = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  imageUrl: users.imageUrl,
  roles: users.roles,
  acceptedTermsVersion: users.acceptedTermsVersion,
  emailConfirmedAt: users.emailConfirmedAt,
  bannedAt: users.bannedAt,
  passwordHash: credentials.passwordHash,
  language: preferences.language,
}

export type Account = Omit<NonNullable<Awaited<ReturnType<typeof selectAccount>>>, 'email'> & { email: string }

/** Compares the address as written, case included. */
export function findAccountByEmail(database: Database, email: string): Promise<Account | null> {
  return findAccount(database, eq(users.email, email))
}

/** Null for guests. */
export function findAccountById(database: Database, userId: string): Promise<Account | null> {
  return findAccount(database, eq(users.id, userId))
}

export async function findAccountByIdentity(
  database: Database,
  { provider, subject }: Pick<typeof externalIdentities.$inferSelect, 'provider' | 'subject'>,
): Promise<Account | null> {
  const [identity] = await database
    .select({ userId: externalIdentities.userId })
    .from(externalIdentities)
    .where(and(eq(externalIdentities.provider, provider), eq(externalIdentities.subject, subject)))
  return identity ? findAccountById(database, identity.userId) : null
}

async function findAccount(database: Database, which: SQL): Promise<Account | null> {
  const row = await selectAccount(database, which)
  return row && row.email !== null ? { ...row, email: row.email } : null
}

async function selectAccount(database: Database, which: SQL) {
  const [row] = await database
    .select(ACCOUNT)
    .from(users)
    .innerJoin(preferences, eq(preferences.userId, users.id))
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .where(and(which, isNull(users.closedAt)))
  return row ?? null
}

export async function lockUser(database: Database, userId: string): Promise<void> {
  await database.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** Inserts a user with the initial data. False if the address is taken. */
export async function insertAccount(database: Database, account: NewAccount): Promise<boolean> {
  const { user, passwordHash, acceptance } = account
  const inserted = await database
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (inserted.length === 0) return false
  await database.insert(preferences).values(account.preferences)
  await database.insert(watchLists).values(account.list)
  if (passwordHash !== null) await savePassword(database, user.id, passwordHash, user.createdAt)
  if (acceptance) await database.insert(termsAcceptances).values(acceptance)
  return true
}

/** Does nothing if the identity is already linked. */
export async function insertIdentity(
  database: Database,
  identity: typeof externalIdentities.$inferInsert,
): Promise<void> {
  await database.insert(externalIdentities).values(identity).onConflictDoNothing()
}

/** True the first time only. */
export async function confirmEmail(database: Database, userId: string, now: Date): Promise<boolean> {
  const confirmed = await database
    .update(users)
    .set({ emailConfirmedAt: now })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)))
    .returning({ id: users.id })
  return confirmed.length > 0
}

export async function saveName(database: Database, userId: string, firstName: string, lastName: string): Promise<void> {
  await database.update(users).set({ firstName, lastName }).where(eq(users.id, userId))
}

export async function savePassword(database: Database, userId: string, passwordHash: string, now: Date): Promise<void> {
  await database
    .insert(credentials)
    .values({ userId, passwordHash, updatedAt: now })
    .onConflictDoUpdate({ target: credentials.userId, set: { passwordHash, updatedAt: now } })
}

/** Compare-and-set: false if the password has changed since it was checked. */
export async function replacePassword(
  database: Database,
  { userId, checkedHash, passwordHash }: { userId: string; checkedHash: string; passwordHash: string },
  now: Date,
): Promise<boolean> {
  const replaced = await database
    .update(credentials)
    .set({ passwordHash, updatedAt: now })
    .where(and(eq(credentials.userId, userId), eq(credentials.passwordHash, checkedHash)))
    .returning({ userId: credentials.userId })
  return replaced.length > 0
}

export async function deletePassword(database: Database, userId: string): Promise<void> {
  await database.delete(credentials).where(eq(credentials.userId, userId))
}

export async function insertSession(database: Database, session: typeof sessions.$inferInsert): Promise<void> {
  await database.insert(sessions).values(session)
}

/**
 * Deletes a user's sessions (except one) and everything a stolen session could have created: access
 * tokens, known devices, the calendar address and push subscriptions.
 */
export async function deleteSessions(database: Database, userId: string, now: Date, exceptId?: string): Promise<void> {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId)
  await database.delete(sessions).where(and(eq(sessions.userId, userId), others))
  await deleteApiTokensOf(database, userId)
  await deleteDevicesOf(database, userId)
  await deleteIncomeCalendar(database, userId)
  await deletePushSubscriptionsOf(database, userId)
  await insertUserEvents(database, [{ userId, kind: 'sessionsEnded', createdAt: now }])
}
