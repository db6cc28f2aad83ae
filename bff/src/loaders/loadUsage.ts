import { setImmediate as nextTurn } from 'node:timers/promises'
import { getBuyLists } from '@palier/contract/calls/lists'
import { getSubscriptionInfo } from '@palier/contract/calls/subscription'
import { RestError } from '@palier/contract/client'
import { usageEnvelope, type WireAiDataKey, type WirePlanLimit, type WireUsage } from '@palier/contract/wire/plan'
import { hasRole } from '@palier/domain/roles'
import type { Operation } from '../context.ts'
import type { Session } from '../session.ts'

/** What a person uses of their plan. The kinds of analysis are null where the api did not name them. */
export type OwnUsage = {
  userId: string
  planName: string
  limit: WirePlanLimit
  used: WireUsage
  aiKeys: readonly WireAiDataKey[] | null
}

/** What has travelled beside the data of the operation's reads. */
const heard = new WeakMap<Session, Promise<OwnUsage | null>[]>()
const loaded = new WeakMap<Session, Promise<OwnUsage | null>>()

/**
 * Costs no call where the operation reads lists or portfolios anyway, else one. Null where the api does not tell, as a
 * foreign one does not for a guest.
 */
export function loadUsage(operation: Operation, session: Session): Promise<OwnUsage | null> {
  const usage = loaded.get(session) ?? readUsage(operation, session)
  loaded.set(session, usage)
  return usage
}

/** For a read that carries the usage beside its data. */
export function hearUsage(operation: Operation, session: Session, answer: Promise<{ additionalData: unknown }>): void {
  const usage = answer.then(
    ({ additionalData }) => usageBeside(operation, session, additionalData),
    () => null,
  )
  heard.set(session, [...(heard.get(session) ?? []), usage])
}

/** What the answer of a write says; null where it says no more than the counts. It is what later fields are told. */
export function usageAfterWrite(operation: Operation, session: Session, additionalData: unknown): OwnUsage | null {
  const usage = usageBeside(operation, session, additionalData)
  if (usage) loaded.set(session, Promise.resolve(usage))
  return usage
}

export function forgetUsage(session: Session): void {
  heard.delete(session)
  loaded.delete(session)
}

async function readUsage(operation: Operation, session: Session): Promise<OwnUsage | null> {
  // The fields beside this one start their reads in the same turn.
  await nextTurn()
  const reads = heard.get(session) ?? []
  const told = await firstOf(reads)
  if (told) return told

  const isGuest = hasRole(session.roles, 'demonstration')
  if (!isGuest) {
    const subscribed = await usageOfSubscription(operation, session)
    if (subscribed) return subscribed
  }
  return reads.length > 0 ? null : usageOfLists(operation, session)
}

async function firstOf(reads: readonly Promise<OwnUsage | null>[]): Promise<OwnUsage | null> {
  for (const read of reads) {
    const usage = await read
    if (usage) return usage
  }
  return null
}

/** Null for somebody whose subscription is not told: a guest. */
async function usageOfSubscription({ client, services }: Operation, session: Session): Promise<OwnUsage | null> {
  try {
    const info = await client.send(getSubscriptionInfo, { userId: session.userId })
    const { planName, usage: used, planDefinition } = info
    services.planNames.learn(session.id, planName)
    const aiKeys = planDefinition.aiDataActiveKeys ?? null
    return { userId: session.userId, planName, limit: planDefinition.limit, used, aiKeys }
  } catch (error) {
    if (error instanceof RestError && error.code === 'DemonstrationAccountNotAllowed') return null
    throw error
  }
}

async function usageOfLists(operation: Operation, session: Session): Promise<OwnUsage | null> {
  const { additionalData } = await operation.client.sendWhole(getBuyLists, { userId: session.userId })
  return usageBeside(operation, session, additionalData)
}

function usageBeside({ services }: Operation, session: Session, additionalData: unknown): OwnUsage | null {
  const parsed = usageEnvelope.safeParse(additionalData)
  if (!parsed.success) return null
  const { planName, limit, usage: used, aiDataActiveKeys = null } = parsed.data.subscriptionInfo
  if (planName === undefined || limit === undefined) return null
  services.planNames.learn(session.id, planName)
  return { userId: session.userId, planName, limit, used, aiKeys: aiDataActiveKeys }
}
