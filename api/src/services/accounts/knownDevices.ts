import { createHash, randomBytes } from 'node:crypto'
import type { Account } from '../../database/queries/accounts/accountQueries.ts'
import type { Database } from '../../database/kernel/database.ts'
import { findPeopleOfDevice, noteDevice } from '../../database/queries/accounts/deviceQueries.ts'

export const DEVICE_RETENTION_DAYS = 365
const MAXIMUM_DEVICES = 10
const TOKEN_BYTES = 32

/** Devices that users have signed in on; several users may share one. */
export function createKnownDevices(database: Database) {
  return {
    /**
     * Hash of the device if this user has signed in on it, otherwise null. Takes the same time for
     * unknown addresses.
     */
    async find(account: Pick<Account, 'id'> | null, token: string | null): Promise<string | null> {
      if (token === null) return null
      const deviceHash = hashOf(token)
      const people = await findPeopleOfDevice(database, deviceHash)
      return account && people.includes(account.id) ? deviceHash : null
    },

    /** Records a sign-in; returns the token for the browser's next sign-in. */
    async remember({ id: userId }: Pick<Account, 'id'>, given: string | null, now: Date): Promise<string> {
      // Replaces unknown tokens: an attacker may have planted one.
      const isOurs = given !== null && (await findPeopleOfDevice(database, hashOf(given))).length > 0
      const token = isOurs ? given : randomBytes(TOKEN_BYTES).toString('base64url')
      await noteDevice(database, { deviceHash: hashOf(token), userId, seenAt: now }, MAXIMUM_DEVICES)
      return token
    },
  }
}

export type KnownDevices = ReturnType<typeof createKnownDevices>

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
