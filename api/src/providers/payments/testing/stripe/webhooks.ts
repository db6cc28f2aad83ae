import { createHmac } from 'node:crypto'
import type { StripeEvent } from './things.ts'
import type { World } from './world.ts'

export type Webhooks = ReturnType<typeof createWebhooks>

/** Sends what happened to an address: after the answer, before it, or when told; once or twice; in order or backwards. */
export function createWebhooks(world: World, secret: string, realNow: () => number) {
  const waiting: StripeEvent[] = []
  const under = new Set<Promise<unknown>>()
  const webhooks = {
    /** Null: nothing is sent. */
    url: null as string | null,
    moment: 'afterAnswer' as 'afterAnswer' | 'beforeAnswer' | 'whenTold',
    copies: 1,
    isBackwards: false,
    /** The statuses of all answers so far. */
    statuses: [] as number[],
    /** As it is sent: the body with its proof. */
    signed(event: StripeEvent, at = realNow()) {
      return webhooks.signedText(JSON.stringify(event), at)
    },
    /** Any text with a valid signature. */
    signedText(body: string, at = realNow()) {
      const proof = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
      return { body: Buffer.from(body), signature: `t=${at},v1=${proof}` }
    },
    /** Sends what waits, and resolves when all of it is answered. */
    async send(): Promise<void> {
      const { url, copies, isBackwards } = webhooks
      const events = waiting.splice(0)
      if (url === null) return
      if (isBackwards) events.reverse()
      for (const event of events.flatMap((each) => Array.from({ length: copies }, () => each))) {
        const { body, signature } = webhooks.signed(event)
        const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
        const answer = await fetch(url, { method: 'POST', body: new Uint8Array(body), headers }).catch(() => null)
        await answer?.arrayBuffer()
        webhooks.statuses.push(answer?.status ?? 0)
      }
    },
    sendSoon(): void {
      const sending = webhooks.send().finally(() => under.delete(sending))
      under.add(sending)
    },
    /** Resolves when nothing is under way. */
    async settled(): Promise<void> {
      while (under.size > 0) await Promise.all(under)
    },
  }
  world.listeners.push((event) => waiting.push(event))
  return webhooks
}
