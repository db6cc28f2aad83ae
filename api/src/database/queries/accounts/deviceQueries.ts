import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { Database } from '../../kernel/database.ts'
import { knownDevices } from '../../schema/credentials.ts'

const { deviceHash: deviceColumn, userId: userColumn, seenAt: seenColumn } = knownDevices

export async function findPeopleOfDevice(database: Database, deviceHash: string): Promise<string[]> {
  const rows = await database.select({ userId: userColumn }).from(knownDevices).where(eq(deviceColumn, deviceHash))
  return rows.map(({ userId }) => userId)
}

/** Records a sign-in on a device and forgets all but the `most` recent devices. */
export async function noteDevice(
  database: Database,
  device: typeof knownDevices.$inferInsert,
  most: number,
): Promise<void> {
  const { userId, seenAt } = device
  await database
    .insert(knownDevices)
    .values(device)
    .onConflictDoUpdate({ target: [deviceColumn, userColumn], set: { seenAt } })
  const newest = database
    .select({ deviceHash: deviceColumn })
    .from(knownDevices)
    .where(eq(userColumn, userId))
    .orderBy(desc(seenColumn))
    .limit(most)
  await database.delete(knownDevices).where(and(eq(userColumn, userId), notInArray(deviceColumn, newest)))
}

export async function deleteDevicesOf(database: Database, userId: string): Promise<void> {
  await database.delete(knownDevices).where(eq(userColumn, userId))
}
