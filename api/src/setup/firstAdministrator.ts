import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addAdministrator, hasAdministrator } from '../database/queries/admin/administratorQueries.ts'
import type { Database } from '../database/kernel/database.ts'
import type { PasswordHasher } from '../providers/passwordHash/passwordHasher.ts'
import { defaultPreferences } from '../services/kernel/defaultPreferences.ts'

const PASSWORD_BYTES = 18

type FirstAdministratorPorts = {
  database: Database
  hasher: PasswordHasher
  /** Directory of the file with a generated password, readable by its owner only. */
  dataDirectory: string
}

type MadeUp = { email: string; password: string; file: string }

/**
 * Creates the first administrator if there is none. Returns a generated password, to be shown once.
 * Null if none was created or the password was given.
 */
export async function makeFirstAdministrator(
  { email, password: given }: { email: string; password: string | null },
  now: Date,
  { database, hasher, dataDirectory }: FirstAdministratorPorts,
): Promise<MadeUp | null> {
  if (await hasAdministrator(database)) return null
  const password = given ?? randomBytes(PASSWORD_BYTES).toString('base64url')
  const passwordHash = await hasher.hash(password)

  return database.transaction(async (transaction) => {
    const isMade = await addAdministrator(transaction, newAdministrator(email, passwordHash, now))
    if (!isMade || given !== null) return null
    // Written before the commit: a lost password would lock everyone out.
    return { email, password, file: keepPassword(dataDirectory, email, password) }
  })
}

function newAdministrator(email: string, passwordHash: string, now: Date) {
  const userId = randomUUID()
  return {
    user: {
      id: userId,
      email,
      firstName: 'Admin',
      lastName: 'Palier',
      roles: { admin: { active: true } },
      planName: 'admin',
      firstAuthenticationMethod: 'password',
      emailConfirmedAt: now,
      createdAt: now,
    },
    credentials: { userId, passwordHash, updatedAt: now },
    preferences: defaultPreferences(userId, 'fr', now),
  } as const
}

function keepPassword(dataDirectory: string, email: string, password: string): string {
  const file = join(dataDirectory, 'administrator.txt')
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
  writeFileSync(file, `${email}\n${password}\n`, { mode: 0o600 })
  return file
}
