import { excessOf } from '@palier/domain/watchlists/beyondPlan'
import { findAccountById } from '../../database/queries/accounts/accountQueries.ts'
import type { Database } from '../../database/kernel/database.ts'
import type { PaymentCustomer } from '../../database/queries/billing/paymentQueries.ts'
import { findPlan } from '../../database/queries/billing/planQueries.ts'
import { findPlanAndUsage } from '../../database/queries/billing/planUsageQueries.ts'
import { type PlanStanding, standingAfter } from './entitlement.ts'
import type { MailQueue } from '../notifications/mailQueue.ts'
import { limitsOf, useOf } from './planUsage.ts'

type PlanTransition = {
  userId: string
  before: PaymentCustomer
  after: PaymentCustomer
  planBefore: string
  standing: PlanStanding
}

/**
 * Orders the mail of a cancelled subscription or an ended plan, in the reading's transaction, so
 * that it is sent once. Sends none for closed accounts.
 */
export async function orderSubscriptionMails(
  database: Database,
  mails: MailQueue,
  transition: PlanTransition,
  now: Date,
): Promise<void> {
  const { userId, before, after, planBefore, standing } = transition
  const isCancelled = !before.cancelsAtPeriodEnd && after.cancelsAtPeriodEnd
  const isOther = before.grantedPlanName === planBefore && standing.planName !== planBefore
  if (!isOther && !isCancelled) return
  const nextPlanName = isOther ? standing.planName : standingAfter(standing, null, false).planName
  const last = await findPlan(database, planBefore)
  const next = await findPlan(database, nextPlanName)
  // An upgrade ends no plan.
  if (!last || !next || next.priceCents >= last.priceCents) return
  const account = await findAccountById(database, userId)
  if (!account) return
  const { usage } = await findPlanAndUsage(database, userId)
  const { email: to, language, firstName } = account
  const facts = {
    to,
    language,
    firstName,
    planName: planBefore,
    nextPlanName,
    excess: excessOf(useOf(usage), limitsOf(next)),
  }
  if (isOther) await mails.order({ template: 'planEnded', ...facts, endedAt: before.periodEnd ?? now }, now)
  else if (after.periodEnd)
    await mails.order({ template: 'subscriptionCancelled', ...facts, endsAt: after.periodEnd }, now)
}
