import type { PaymentCase } from '../conformance.ts'
import { PaymentRefused } from '../port.ts'
import { createStripeGateway } from '../stripe/stripeGateway.ts'
import { declineOf } from '../stripe/stripeRefusals.ts'
import { startStripe, type StripeStandIn } from './startStripe.ts'
import { LAWS } from './stripe/cards.ts'

export type StripeCase = PaymentCase & { stripe: StripeStandIn; clockId: string }

/**
 * Stripe's gateway over its stand-in, one of its own unless one is given; its customers live by a test clock that shows
 * `at`.
 */
export async function createStripeCase(at: Date, shared?: StripeStandIn): Promise<StripeCase> {
  const stripe = shared ?? (await startStripe())
  const { secretKey, publishableKey: publicKey, webhookSecret, url: baseUrl } = stripe
  const options = { secretKey, publicKey, webhookSecret, baseUrl, allowInsecure: true, taxes: 'rates' as const }
  const gateway = await createStripeGateway(options)
  const clock = await ask(stripe, 'POST', '/v1/test_helpers/test_clocks', { frozen_time: String(at.getTime() / 1000) })
  await gateway.useClock(clock.id)

  return {
    gateway,
    stripe,
    clockId: clock.id,
    confirm: (secret, card, isApproved) => confirmAtStripe(stripe, secret, card, isApproved),
    async turn(cardId, number) {
      stripe.world.laws.set(cardId, LAWS[number] ?? {})
    },
    // Stripe moves a clock by at most two periods at once.
    async advance(to) {
      const goal = Math.floor(to.getTime() / 1000)
      let { frozen_time: now } = await ask(stripe, 'GET', `/v1/test_helpers/test_clocks/${clock.id}`, {})
      while (now < goal) {
        now = Math.min(goal, now + 50 * 86_400)
        await ask(stripe, 'POST', `/v1/test_helpers/test_clocks/${clock.id}/advance`, { frozen_time: String(now) })
      }
    },
    async events() {
      const signed = stripe.world.events.map((event) => stripe.webhooks.signed(event))
      const read = await Promise.all(signed.map(({ body, signature }) => gateway.readEvent(body, signature)))
      return read.flatMap((event) => event ?? [])
    },
    async stop() {
      if (!shared) await stripe.stop()
    },
  }
}

/** What Stripe's script does in the page: confirms, and answers the bank's question where `isApproved` is said. */
export async function confirmAtStripe(
  stripe: StripeStandIn,
  secret: string,
  card: Parameters<PaymentCase['confirm']>[1],
  isApproved?: boolean,
): ReturnType<PaymentCase['confirm']> {
  const id = secret.slice(0, secret.indexOf('_secret_'))
  const path = `/v1/${id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}/${id}`
  const proof = { key: stripe.publishableKey, client_secret: secret }
  const confirmed = await ask(stripe, 'POST', `${path}/confirm`, { ...proof, ...fieldsOf(card) })
  if (confirmed.status !== 'requires_action' || isApproved === undefined) return statusOf(confirmed.status)
  const answered = await ask(stripe, 'POST', `${path}/authenticate`, { ...proof, approved: String(isApproved) })
  return statusOf(answered.status)
}

function fieldsOf(card: Parameters<PaymentCase['confirm']>[1]): Record<string, string> {
  if (card === null) return {}
  if ('cardId' in card) return { payment_method: card.cardId }
  return {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': card.number,
    'payment_method_data[card][exp_month]': String(card.expirationMonth),
    'payment_method_data[card][exp_year]': String(card.expirationYear),
    'payment_method_data[card][cvc]': card.cvc,
  }
}

function statusOf(status: string) {
  return status === 'requires_action' || status === 'processing' ? status : 'succeeded'
}

type Answered = { id: string; status: string; frozen_time: number }
type Refused = { error: { type: string; code?: string; decline_code?: string; message: string } }

async function ask(
  { url, secretKey }: StripeStandIn,
  method: 'GET' | 'POST',
  path: string,
  fields: Record<string, string>,
): Promise<Answered> {
  const isPage = 'key' in fields
  const headers = { 'stripe-version': '2026-10-28.endive', ...(!isPage && { authorization: `Bearer ${secretKey}` }) }
  const body = method === 'POST' ? new URLSearchParams(fields) : null
  const answer = await fetch(`${url}${path}`, { method, headers, body })
  const read = (await answer.json()) as Answered | Refused // what the stand-in says
  if (!('error' in read)) return read
  if (['payment_intent_unexpected_state', 'resource_missing'].includes(read.error.code ?? ''))
    throw new PaymentRefused('resource_missing')
  if (read.error.type === 'card_error') throw new PaymentRefused(declineOf(read.error))
  throw new Error(read.error.message)
}
