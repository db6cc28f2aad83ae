import type { BillingAddress } from '@palier/domain/billing/billingAddress'
import { billingPeriod, type BillingPeriod } from '@palier/domain/billing/billingCycle'
import { salesTaxesIn } from '@palier/domain/billing/salesTax'
import type { Database } from '../../../database/kernel/database.ts'
import {
  findCustomerIdOfIntent,
  findCustomerIdOfSubscription,
  findInvoice,
  findInvoices,
  findLivingCustomerIds,
  findNewestSubscription,
  findProcessingIntents,
} from '../../../database/queries/billing/sandboxBillingQueries.ts'
import {
  addCustomer,
  deleteCustomer,
  findAheadMilliseconds,
  findPrice,
  lockCustomer,
  saveAheadMilliseconds,
  savePrices,
} from '../../../database/queries/billing/sandboxQueries.ts'
import { type ChangePreview, type PaymentGateway, PaymentRefused, SignatureInvalid } from '../port.ts'
import { changeCard, makeDefaultCard, removeCard, startSaving } from './cards.ts'
import {
  cancelAtPeriodEnd,
  changeAtPeriodEnd,
  changeNow,
  changeOf,
  payOutstanding,
  resume,
  resumptionOf,
} from './changes.ts'
import { clockAfter } from './clock.ts'
import { confirm, type Confirmation, type ConfirmationStatus } from './confirm.ts'
import { type Ledger, newId } from './ledger.ts'
import { order } from './orders.ts'
import { end, passTime } from './passTime.ts'
import { createSecrets } from './secrets.ts'
import { deletedCustomer, invoiceOf, stateOf } from './state.ts'

export type SandboxPorts = {
  database: Database
  clock: () => Date
  /** Keyed hash: its result for an intent's id is the client secret. */
  hash: (text: string) => string
  /** Public URL of the site without a trailing slash. */
  publicUrl: string
  /** Called in the same transaction if the customer changes now or at a future instant. */
  onChanged: (transaction: Database, customerId: string, at: Date) => Promise<void>
}

/** Accepts only test cards, and has its own card form. */
export type Sandbox = PaymentGateway & {
  /** Throws PaymentRefused with `resource_missing` or a decline code. */
  confirm(secret: string, confirmation: Confirmation): Promise<{ status: ConfirmationStatus; customerId: string }>
}

/** Embedded payment provider with its own tables. Each action is one transaction. */
export function createSandbox({ database, clock, hash, publicUrl, onChanged }: SandboxPorts): Sandbox {
  const { secretOf, intentIdOf } = createSecrets(hash)
  const secretOrNull = (intentId: string | null) => (intentId === null ? null : secretOf(intentId))

  async function sandboxNow(over: Database): Promise<Date> {
    return new Date(clock().getTime() + (await findAheadMilliseconds(over)))
  }

  function read<Answer>(customerId: string, work: (ledger: Ledger) => Promise<Answer>): Promise<Answer> {
    return database.transaction(async (transaction) => {
      const customer = await lockCustomer(transaction, customerId)
      if (!customer) throw new PaymentRefused('resource_missing')
      const ledger = { transaction, customer, now: await sandboxNow(transaction) }
      await passTime(ledger)
      return work(ledger)
    })
  }

  function act<Answer>(customerId: string, work: (ledger: Ledger) => Promise<Answer>): Promise<Answer> {
    return read(customerId, async (ledger) => {
      const answer = await work(ledger)
      const { transaction, now } = ledger
      const realNow = clock()
      await onChanged(transaction, customerId, realNow)
      for (const { settlesAt } of await findProcessingIntents(transaction, customerId)) {
        const wait = (settlesAt ?? now).getTime() - now.getTime()
        await onChanged(transaction, customerId, new Date(realNow.getTime() + wait))
      }
      return answer
    })
  }

  async function actOn<Answer>(
    subscriptionId: string,
    work: (ledger: Ledger) => Promise<Answer>,
    way: typeof act = act,
  ): Promise<Answer> {
    const customerId = await findCustomerIdOfSubscription(database, subscriptionId)
    if (customerId === null) throw new PaymentRefused('resource_missing')
    return way(customerId, work)
  }

  function previewOf(place: BillingAddress | null, lines: { amount: number }[], { end }: BillingPeriod): ChangePreview {
    const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
    const taxes = [...salesTaxesIn(place, subtotal)]
    return { amountDue: taxes.reduce((sum, { amount }) => sum + amount, subtotal), taxes, nextBillingDate: end }
  }

  return {
    kind: 'sandbox',
    publicKey: 'sandbox',

    async pricesOf(plans) {
      const prices = plans.map(({ name, cents }) => ({ id: `sandbox_${name}`, planName: name, cents }))
      await savePrices(database, prices)
      return Object.fromEntries(prices.map(({ id, planName }) => [planName, id]))
    },

    async useClock(clockId) {
      await database.transaction(async (transaction) => {
        const realNow = clock()
        const moved = clockAfter(clockId, await sandboxNow(transaction), realNow)
        if (!moved) throw new PaymentRefused('resource_missing')
        await saveAheadMilliseconds(transaction, moved.getTime() - realNow.getTime())
        for (const id of await findLivingCustomerIds(transaction)) await onChanged(transaction, id, realNow)
      })
    },

    async customerOf({ userId }) {
      const row = { id: newId('customer'), userId, defaultCardId: null, billingAddress: null, createdAt: clock() }
      return (await addCustomer(database, row)).id
    },

    async stateOf(customerId) {
      try {
        return await read(customerId, (ledger) => stateOf(ledger, secretOf))
      } catch (error) {
        if (error instanceof PaymentRefused) return deletedCustomer(clock())
        throw error
      }
    },

    subscribe: ({ customerId, ...given }) =>
      act(customerId, async (ledger) => {
        const { subscriptionId, invoice, intentId } = await order(ledger, given)
        return { subscriptionId, clientSecret: secretOf(intentId), invoice: invoiceOf(invoice) }
      }),

    previewChange: (change) =>
      actOn(
        change.subscriptionId,
        async (ledger) => {
          const { period, lines } = await changeOf(ledger, change)
          return previewOf(ledger.customer.billingAddress, lines, period)
        },
        read,
      ),
    previewResume: (act) =>
      actOn(
        act.subscriptionId,
        async (ledger) => {
          const { period, lines } = await resumptionOf(ledger, act)
          return previewOf(ledger.customer.billingAddress, lines, period)
        },
        read,
      ),
    async previewOrder({ customerId, priceId, address }) {
      const price = await findPrice(database, priceId)
      if (!price) throw new PaymentRefused('resource_missing')
      const customer = customerId === null ? null : await lockCustomer(database, customerId)
      const place = address ?? customer?.billingAddress ?? null
      return previewOf(place, [{ amount: price.cents }], billingPeriod(await sandboxNow(database), 0))
    },

    changeNow: (change) =>
      actOn(change.subscriptionId, async (ledger) => {
        return { clientSecret: secretOrNull((await changeNow(ledger, change)).intentId) }
      }),
    changeAtPeriodEnd: (change) => actOn(change.subscriptionId, (ledger) => changeAtPeriodEnd(ledger, change)),
    cancelAtPeriodEnd: ({ subscriptionId }) =>
      actOn(subscriptionId, (ledger) => cancelAtPeriodEnd(ledger, subscriptionId)),
    resume: (resumption) =>
      actOn(resumption.subscriptionId, async (ledger) => {
        const { invoice, intentId } = await resume(ledger, resumption)
        return { clientSecret: secretOrNull(intentId), invoice: invoiceOf(invoice) }
      }),
    payOwed: ({ subscriptionId }) =>
      actOn(subscriptionId, async (ledger) => {
        return { clientSecret: secretOrNull((await payOutstanding(ledger, subscriptionId)).intentId) }
      }),
    endNow: (customerId) =>
      act(customerId, async (ledger) => {
        const subscription = await findNewestSubscription(ledger.transaction, customerId)
        if (subscription?.endedAt === null) await end(ledger, subscription, ledger.now)
      }),
    forget: (customerId) => deleteCustomer(database, customerId),

    startCardSetup: ({ customerId, key }) =>
      act(customerId, async (ledger) => ({ clientSecret: secretOf(await startSaving(ledger, key)) })),
    setDefaultCard: ({ customerId, cardId }) => act(customerId, (ledger) => makeDefaultCard(ledger, cardId)),
    updateCard: ({ customerId, cardId, ...card }) => act(customerId, (ledger) => changeCard(ledger, cardId, card)),
    deleteCard: ({ customerId, cardId }) => act(customerId, (ledger) => removeCard(ledger, cardId)),

    invoicesOf: (customerId, { first, after }) =>
      read(customerId, async ({ transaction }) => {
        const before = after === null ? null : await findInvoice(transaction, after)
        if (after !== null && before?.customerId !== customerId) throw new PaymentRefused('resource_missing')
        const found = await findInvoices(transaction, customerId, before?.number ?? null, first + 1)
        const shown = found.slice(0, first)
        return { invoices: shown.map(invoiceOf), nextCursor: found.length > first ? (shown.at(-1)?.id ?? null) : null }
      }),

    async readEvent() {
      throw new SignatureInvalid()
    },
    async hostedPage({ priceId }) {
      const plan = encodeURIComponent(priceId.replace(/^sandbox_/, ''))
      return { sessionId: newId('session'), url: `${publicUrl}/subscription?plan=${plan}` }
    },

    async confirm(secret, confirmation) {
      const intentId = intentIdOf(secret)
      const customerId = intentId === null ? null : await findCustomerIdOfIntent(database, intentId)
      if (intentId === null || customerId === null) throw new PaymentRefused('resource_missing')
      const confirmed = await act(customerId, (ledger) => confirm(ledger, intentId, confirmation))
      if ('declined' in confirmed) throw new PaymentRefused(confirmed.declined)
      return { status: confirmed.status, customerId }
    },
  }
}
