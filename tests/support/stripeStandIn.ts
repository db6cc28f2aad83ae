import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { projectRoot } from './sources.ts'

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
  return {
    url,
    environment,
    tell: (productUrl) => order({ webhooksTo: productUrl && `${productUrl}/webhooks/stripe` }),
    holdConfirmations: () => order({ isHolding: true }),
    letGo: () => order({ isHolding: false }),
    setDown: (isDown) => order({ isDown }),
    async stop() {
      const gone = once(child, 'exit')
      child.disconnect()
      await gone
    },
  }
}
