import type Stripe from 'stripe'
import { type PaymentGateway, PaymentRefused } from '../port.ts'
import { instantOf, keyOf, secondsOf } from './stripeClient.ts'
import type { StripeInvoices } from './stripeInvoices.ts'
import { idOf } from './stripePrices.ts'
import { declineOf, isCardError } from './stripeRefusals.ts'
import {
  defaultCardOf,
  dropWaitingChange,
  earlierOutcomeOf,
  isOver,
  itemOf,
  latestInvoiceOf,
  outcomeOf,
  paymentOf,
  readSubscription,
  releaseSchedule,
  scheduleOf,
  secretOf,
  waitsForHolder,
  WITH_INVOICE,
} from './stripeSubscription.ts'

type Changes = Pick<
  PaymentGateway,
  'previewChange' | 'previewResume' | 'changeNow' | 'changeAtPeriodEnd' | 'cancelAtPeriodEnd' | 'resume' | 'payOwed'
>

export function createStripeChanges(stripe: Stripe, invoices: StripeInvoices): Changes {
  async function living(id: string): Promise<Stripe.Subscription> {
    const subscription = await readSubscription(stripe, id)
    if (isOver(subscription) || subscription.status === 'incomplete') throw new PaymentRefused('resource_missing')
    return subscription
  }

  async function changeable(id: string): Promise<Stripe.Subscription> {
    const subscription = await living(id)
    if (subscription.cancel_at_period_end) throw new PaymentRefused('SubscriptionCancelled')
    return subscription
  }

  // An owed renewal must be paid before changing the plan.
  async function owedReasonOf(subscription: Stripe.Subscription): Promise<string> {
    const invoice = latestInvoiceOf(subscription)
    const payment = invoice && (await paymentOf(stripe, invoice.id))
    return declineOf(payment?.last_payment_error ?? {})
  }

  return {
    async previewChange({ subscriptionId, priceId, at }) {
      const subscription = await living(subscriptionId)
      const item = itemOf(subscription)
      const preview = await stripe.invoices.createPreview({
        customer: idOf(subscription.customer),
        subscription: subscriptionId,
        subscription_details: {
          items: [{ id: item.id, price: priceId }],
          proration_behavior: 'always_invoice',
          proration_date: secondsOf(at),
        },
      })
      return { ...(await invoices.previewOf(preview)), nextBillingDate: instantOf(item.current_period_end) }
    },

    async previewResume({ subscriptionId, at }) {
      const subscription = await living(subscriptionId)
      if (!subscription.cancel_at_period_end) throw new PaymentRefused('resource_missing')
      const preview = await stripe.invoices.createPreview({
        customer: idOf(subscription.customer),
        subscription: subscriptionId,
        subscription_details: {
          items: [{ id: itemOf(subscription).id }],
          billing_cycle_anchor: { type: 'now' },
          cancel_at_period_end: false,
          proration_behavior: 'always_invoice',
          proration_date: secondsOf(at),
        },
      })
      return invoices.previewOf(preview)
    },

    async changeNow({ subscriptionId, priceId, at, key }) {
      const subscription = await changeable(subscriptionId)
      if (subscription.status !== 'active') throw new PaymentRefused(await owedReasonOf(subscription))
      const item = itemOf(subscription)
      await releaseSchedule(stripe, subscription)
      const earlier = isSameChange(subscription, priceId, at) && (await earlierOutcomeOf(stripe, subscription))
      if (earlier) return earlier
      await dropWaitingChange(stripe, subscription)
      // A repeated request finds the change already made.
      if (item.price.id === priceId) return { clientSecret: null }

      const changed = await stripe.subscriptions.update(
        subscriptionId,
        {
          items: [{ id: item.id, price: priceId }],
          proration_behavior: 'always_invoice',
          proration_date: secondsOf(at),
          payment_behavior: 'pending_if_incomplete',
          expand: WITH_INVOICE,
        },
        keyOf('change', key),
      )
      return outcomeOf(stripe, changed)
    },

    async changeAtPeriodEnd({ subscriptionId, priceId, key }) {
      const subscription = await changeable(subscriptionId)
      const { price, current_period_start: start, current_period_end: end } = itemOf(subscription)
      if (price.id === priceId) return releaseSchedule(stripe, subscription)
      await dropWaitingChange(stripe, subscription)
      const schedule =
        scheduleOf(subscription) ??
        (await stripe.subscriptionSchedules.create({ from_subscription: subscriptionId }, keyOf('schedule', key)))
      // A phase has no taxes unless it names them.
      const { default_tax_rates: rates, automatic_tax: automatic } = subscription
      const taxation = automatic.enabled
        ? { automatic_tax: { enabled: true } }
        : { default_tax_rates: (rates ?? []).map(({ id }) => id) }
      await stripe.subscriptionSchedules.update(
        schedule.id,
        {
          end_behavior: 'release',
          proration_behavior: 'none',
          phases: [
            { items: [{ price: price.id }], start_date: start, end_date: end, ...taxation },
            { items: [{ price: priceId }], duration: { interval: 'month', interval_count: 1 }, ...taxation },
          ],
        },
        keyOf('phases', key),
      )
    },

    async cancelAtPeriodEnd({ subscriptionId, key }) {
      const subscription = await living(subscriptionId)
      if (subscription.cancel_at_period_end) return
      await releaseSchedule(stripe, subscription)
      await dropWaitingChange(stripe, subscription)
      await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }, keyOf('cancel', key))
    },

    async resume({ subscriptionId, at, key }) {
      const subscription = await living(subscriptionId)
      const waits = subscription.pending_update?.billing_cycle_anchor != null && isAsOf(subscription, at)
      const earlier = waits && (await earlierOutcomeOf(stripe, subscription))
      const before = subscription.cancel_at_period_end && !earlier
      if (before) await dropWaitingChange(stripe, subscription)
      const restarted = before
        ? await stripe.subscriptions.update(
            subscriptionId,
            {
              billing_cycle_anchor: { type: 'now' },
              cancel_at_period_end: false,
              proration_behavior: 'always_invoice',
              proration_date: secondsOf(at),
              payment_behavior: 'pending_if_incomplete',
              expand: WITH_INVOICE,
            },
            keyOf('resume', key),
          )
        : subscription
      const { clientSecret } = await outcomeOf(stripe, restarted)
      const invoice = latestInvoiceOf(await readSubscription(stripe, subscriptionId))
      if (!invoice) throw new TypeError(`Subscription ${subscriptionId} has no invoice.`)
      return { clientSecret, invoice: await invoices.paidInvoiceOf(invoice) }
    },

    async payOwed({ subscriptionId, key }) {
      const subscription = await living(subscriptionId)
      const invoice = latestInvoiceOf(subscription)
      if (invoice?.status !== 'open' || !['past_due', 'unpaid'].includes(subscription.status))
        return { clientSecret: null }
      const cardId = defaultCardOf(subscription)
      const card = cardId === null ? {} : { payment_method: cardId }
      try {
        await stripe.invoices.pay(invoice.id, card, keyOf(`pay:${cardId ?? ''}`, key))
        return { clientSecret: null }
      } catch (error) {
        const payment = isCardError(error) ? await paymentOf(stripe, invoice.id) : null
        if (payment && waitsForHolder(payment)) return { clientSecret: secretOf(invoice) }
        throw error
      }
    },
  }
}

function isSameChange(subscription: Stripe.Subscription, priceId: string, at: Date): boolean {
  const wanted = subscription.pending_update?.subscription_items?.[0]?.price.id
  return wanted === priceId && isAsOf(subscription, at)
}

function isAsOf(subscription: Stripe.Subscription, at: Date): boolean {
  const lines = latestInvoiceOf(subscription)?.lines.data ?? []
  return lines.some(({ period }) => period.start === secondsOf(at))
}
