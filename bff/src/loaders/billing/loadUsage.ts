import { setImmediate as nextTurn } from 'node:timers/promises'
import { getBuyLists } from '@palier/contract/watchlists/watchListCalls'
import {
  usageEnvelope,
  type WireAiDataKey,
  type WirePlanLimit,
  type WireUsage,
  type WireUserSubscriptionInfo,
} from '@palier/contract/billing/planSchemas'
import type { Operation } from '../../operation/context.ts'
import { createRequestMemo } from '../../operation/requestMemo.ts'
import type { Session } from '../../session/session.ts'
import { createOwnLoader } from '../kernel/createLoader.ts'
import { forgetOverview, loadOverview } from '../kernel/loadOverview.ts'
import { rememberSubscription, subscriptionLoader } from './loadSubscription.ts'

/** `aiKeys`: parts of the analysis in the plan; null if the API does not name them. */
export type OwnUsage = {
  userId: string
  planName: string
  limit: WirePlanLimit
  used: WireUsage
  aiKeys: readonly WireAiDataKey[] | null
}

/** Usage sent with the data of the operation's reads. */
const reads = createRequestMemo<Session, Promise<OwnUsage | null>[]>()

/** Costs no call if the operation reads lists or portfolios. Null if not reported. */
export const usageLoader = createOwnLoader(loadUsage)

/** Records the usage sent with the data of a read. */
export function observeUsage(
  operation: Operation,
  session: Session,
  answer: Promise<{ additionalData: unknown }>,
): void {
  const usage = answer.then(
    ({ additionalData }) => usageBeside(operation, session, additionalData),
    () => null,
  )
  reads.set(session, [...(reads.get(session) ?? []), usage])
}

/** Stores the usage in a write's response for later fields; null if it contains only counts. */
export function usageAfterWrite(operation: Operation, session: Session, additionalData: unknown): OwnUsage | null {
  const usage = usageBeside(operation, session, additionalData)
  if (usage) remember(operation, usage)
  return usage
}

export function usageAfterPlanChange(operation: Operation, session: Session, info: WireUserSubscriptionInfo): OwnUsage {
  rememberSubscription(operation, session, info)
  const usage = usageIn(session, info)
  remember(operation, usage)
  return usage
}

/** Makes the next field of the operation read the usage again. */
export function forgetUsage(operation: Operation, session: Session): void {
  reads.delete(session)
  forgetOverview(operation, session)
  usageLoader(operation).clear(session.userId)
}

function remember(operation: Operation, usage: OwnUsage): void {
  usageLoader(operation).clear(usage.userId).prime(usage.userId, usage)
}

async function loadUsage(operation: Operation, session: Session): Promise<OwnUsage | null> {
  // Sibling fields start their reads in the same turn.
  await nextTurn()
  const answered = await usageBesideReads(session)
  if (answered) return answered
  const ownReads = reads.get(session) ?? []
  const overview = ownReads.length > 0 ? null : await loadOverview(operation, { part: 'usage' })
  if (overview) return usageBeside(operation, session, overview.additionalData)

  const subscription = await subscriptionLoader(operation).load(session.userId)
  if (subscription) return usageIn(session, subscription)
  return ownReads.length > 0 ? null : usageOfLists(operation, session)
}

/** A failed read may be replaced by another one. */
async function usageBesideReads(session: Session): Promise<OwnUsage | null> {
  for (let known = 0; ;) {
    const own = reads.get(session) ?? []
    if (own.length === known) return null
    known = own.length
    const usage = await firstOf(own)
    if (usage) return usage
    await nextTurn()
  }
}

async function firstOf(reads: readonly Promise<OwnUsage | null>[]): Promise<OwnUsage | null> {
  for (const read of reads) {
    const usage = await read
    if (usage) return usage
  }
  return null
}

function usageIn({ userId }: Session, { planName, usage: used, planDefinition }: WireUserSubscriptionInfo): OwnUsage {
  return { userId, planName, limit: planDefinition.limit, used, aiKeys: planDefinition.aiDataActiveKeys ?? null }
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
  services.planNames.remember(session, planName)
  return { userId: session.userId, planName, limit, used, aiKeys: aiDataActiveKeys }
}
