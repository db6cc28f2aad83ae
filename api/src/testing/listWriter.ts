import type { Call, SentInputOf } from '@palier/contract/kernel/call'
import type { buyListWrites, getBuyLists } from '@palier/contract/watchlists/watchListCalls'
import { usageEnvelope } from '@palier/contract/billing/planSchemas'
import type { WireWatchList } from '@palier/contract/watchlists/watchListSchemas'
import { sql } from 'drizzle-orm'
import type { TestDatabase } from '../database/testing/createTestDatabase.ts'
import { addMember } from './addMember.ts'
import type { TestApi } from './startTestApi.ts'

/** A member on a plan, with one empty buy list. */
export async function addListWriter(testDatabase: TestDatabase, api: TestApi, plan = 'vip') {
  const member = await addMember(testDatabase, api)
  await testDatabase.database.execute(sql`update users set plan_name = ${plan} where id = ${member.userId}`)
  const { userId, token } = member
  const whole = <C extends Call>(call: C, input: SentInputOf<C>, headers: Record<string, string> = {}) =>
    api.clientOf({ token, headers }).sendWhole(call, input)
  const listsOf = async (call: typeof getBuyLists): Promise<WireWatchList[]> =>
    (await member.send(call, { userId })).lists
  const create = (writes: typeof buyListWrites, listName = 'Banques') =>
    member.send(writes.createList, { userId, listName, listDescription: '' })
  return { ...member, whole, listsOf, create }
}

/** What a write or a read says of the usage. */
export function usageIn(additionalData: unknown) {
  return usageEnvelope.parse(additionalData).subscriptionInfo.usage
}
