import { isCardExpired } from '@palier/domain/billing/cardExpiry'
import { findCard, type SandboxCard } from '../../../database/queries/billing/sandboxQueries.ts'
import {
  findNewestSubscription,
  findOpenInvoices,
  findProcessingIntents,
  type SandboxSubscription,
  updateSubscription,
  voidInvoices,
} from '../../../database/queries/billing/sandboxBillingQueries.ts'
import { addInvoice, periodOf, priceOf, settleIntent, settleInvoice } from './invoicing.ts'
import type { Ledger } from './ledger.ts'
import { type Charge, chargeOf, type Outcome } from './testCards.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Hours until an unpaid order ends. */
const ORDER_HOURS = 23
const GRACE_DAYS = 7
const DAYS_BETWEEN_ATTEMPTS = 2
// Guards against an endless loop; far above any real move of the clock.
const MOST_STEPS = 1_000

/** Processes everything due by now in order: ended periods, charges and expired grace periods. */
export async function passTime(ledger: Ledger): Promise<void> {
  const { transaction, customer, now } = ledger
  for (const intent of await findProcessingIntents(transaction, customer.id)) {
    if (intent.settlesAt !== null && intent.settlesAt <= now) await settleIntent(ledger, intent)
  }
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const subscription = await findNewestSubscription(transaction, customer.id)
    if (!subscription || subscription.endedAt !== null) return
    const due = dueOf(subscription)
    if (!due || due.at > now) return
    await due.happen(ledger, subscription, due.at)
  }
}

type Happening = (ledger: Ledger, subscription: SandboxSubscription, at: Date) => Promise<void>

function dueOf(subscription: SandboxSubscription): { at: Date; happen: Happening } | null {
  const { status, createdAt, periodEnd, cancelsAtPeriodEnd, graceEndsAt, nextAttemptAt } = subscription
  if (status === 'incomplete') return { at: new Date(createdAt.getTime() + ORDER_HOURS * HOUR), happen: end }
  if (status === 'active') return { at: periodEnd, happen: cancelsAtPeriodEnd ? end : renew }
  if (nextAttemptAt !== null && graceEndsAt !== null && nextAttemptAt < graceEndsAt) {
    return { at: nextAttemptAt, happen: tryAgain }
  }
  return graceEndsAt === null ? null : { at: graceEndsAt, happen: end }
}

export const end: Happening = async ({ transaction }, { id }, at) => {
  const open = await findOpenInvoices(transaction, id)
  await voidInvoices(
    transaction,
    open.map((invoice) => invoice.id),
  )
  await updateSubscription(transaction, id, { ...NOTHING_OWED, status: 'ended', endedAt: at, plannedPriceId: null })
}

const NOTHING_OWED = { defaultReason: null, graceEndsAt: null, nextAttemptAt: null } as const

const renew: Happening = async (ledger, subscription, at) => {
  const { transaction } = ledger
  // Voids a change that was never confirmed.
  const open = await findOpenInvoices(transaction, subscription.id)
  await voidInvoices(
    transaction,
    open.map(({ id }) => id),
  )
  const price = await priceOf(ledger, subscription.plannedPriceId ?? subscription.priceId)
  const cycle = subscription.cycle + 1
  const period = periodOf(subscription, cycle)
  await updateSubscription(transaction, subscription.id, {
    priceId: price.id,
    plannedPriceId: null,
    cycle,
    periodStart: period.start,
    periodEnd: period.end,
  })
  const invoice = await addInvoice(ledger, {
    subscriptionId: subscription.id,
    reason: 'renewal',
    actKey: null,
    price,
    period,
    lines: [{ planName: price.planName, amount: price.cents }],
    createdAt: at,
  })
  const charge = await chargeDefaultCard(ledger, { at, isHolderThere: false })
  if (charge === 'paid') return settleInvoice(ledger, invoice)
  await updateSubscription(transaction, subscription.id, {
    status: 'pastDue',
    defaultReason: charge,
    graceEndsAt: new Date(at.getTime() + GRACE_DAYS * DAY),
    nextAttemptAt: nextAttemptAfter(at),
  })
}

const tryAgain: Happening = async (ledger, { id }, at) => {
  const charge = await chargeDefaultCard(ledger, { at, isHolderThere: false })
  const [invoice] = await findOpenInvoices(ledger.transaction, id)
  if (charge === 'paid' && invoice) return settleInvoice(ledger, invoice)
  await updateSubscription(ledger.transaction, id, { defaultReason: charge, nextAttemptAt: nextAttemptAfter(at) })
}

function nextAttemptAfter(at: Date): Date {
  return new Date(at.getTime() + DAYS_BETWEEN_ATTEMPTS * DAY)
}

type Moment = { at: Date; isHolderThere: boolean }

/** A customer without a default card is declined. */
export async function chargeDefaultCard({ transaction, customer }: Ledger, moment: Moment): Promise<Charge> {
  const { id, defaultCardId } = customer
  const card = defaultCardId === null ? null : await findCard(transaction, id, defaultCardId)
  if (!card) return 'card_declined'
  const charge = chargeOfCard(card, moment)
  // Without the cardholder present, a delayed confirmation counts as paid.
  return charge === 'held' && !moment.isHolderThere ? 'paid' : charge
}

export function chargeOfCard(card: SandboxCard, { at, isHolderThere }: Moment): Charge {
  if (isCardExpired(card, at.toISOString().slice(0, 10))) return 'expired_card'
  return chargeOf(card.outcome as Outcome, isHolderThere)
}
