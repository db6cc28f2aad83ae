import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Till } from './paidPlan.ts'
import { projectRoot } from '../sources.ts'

export type RunningStripe = {
  url: string
  /** Settings with which the product takes its money there. */
  environment: Record<string, string>
  /** Where its webhooks go: the product's address. Null: nowhere. */
  tell(productUrl: string | null): Promise<void>
  /** Payments stay in process from now on, until `letGo`. */
  holdConfirmations(): Promise<void>
  letGo(): Promise<void>
  /** Whether it can be reached. */
  setDown(isDown: boolean): Promise<void>
  /** Pays or saves with a card as the provider's script in the page does. */
  till: Till
  /** A test clock that shows the present, and that goes on when told. */
  startClock(): Promise<{ id: string; pass(seconds: number): Promise<void> }>
  stop(): Promise<void>
}

/** Stripe's stand-in as a process of its own. */
export async function startStripeStandIn(): Promise<RunningStripe> {
  const script = join(projectRoot, 'api/src/providers/payments/testing/serveStripe.ts')
  const child = fork(script, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const [{ url, environment }] = await once(child, 'message')

  async function order(message: Record<string, unknown>): Promise<void> {
    const done = once(child, 'message')
    child.send(message)
    await done
  }
  async function ask(path: string, fields: Record<string, string>): Promise<{ id: string; status: string }> {
    const isPage = 'key' in fields
    const headers = {
      'stripe-version': '2026-10-28.endive',
      ...(!isPage && { authorization: `Bearer ${environment.STRIPE_SECRET_KEY}` }),
    }
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: new URLSearchParams(fields) })
    return answer.json()
  }
  return {
    url,
    environment,
    tell: (productUrl) => order({ webhooksTo: productUrl && `${productUrl}/webhooks/stripe` }),
    holdConfirmations: () => order({ isHolding: true }),
    letGo: () => order({ isHolding: false }),
    setDown: (isDown) => order({ isDown }),
    async till(_page, secret, number) {
      const id = secret.slice(0, secret.indexOf('_secret_'))
      const path = `/v1/${id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}/${id}`
      const proof = { key: environment.STRIPE_PUBLISHABLE_KEY, client_secret: secret }
      const { status } = await ask(`${path}/confirm`, {
        ...proof,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
        'payment_method_data[card][exp_month]': '8',
        'payment_method_data[card][exp_year]': String(new Date().getFullYear() + 2),
        'payment_method_data[card][cvc]': '123',
      })
      if (status === 'requires_action') await ask(`${path}/authenticate`, { ...proof, approved: 'true' })
    },
    async startClock() {
      let now = Math.floor(Date.now() / 1000)
      const path = '/v1/test_helpers/test_clocks'
      const { id } = await ask(path, { frozen_time: String(now) })
      return {
        id,
        async pass(seconds) {
          now += seconds
          await ask(`${path}/${id}/advance`, { frozen_time: String(now) })
        },
      }
    },
    async stop() {
      const gone = once(child, 'exit')
      child.disconnect()
      await gone
    },
  }
}
