import { vi } from 'vitest'

type Listener = (event: object) => void

/** What the provider's script in the page would be: fields that a test fills, and confirmations that it answers. */
export function createStripeStandIn() {
  const listeners = new Map<string, Listener>()
  const mounted: string[] = []
  const element = (kind: string) => ({
    on: (_: 'change', listener: Listener) => void listeners.set(kind, listener),
    mount(place: HTMLElement) {
      mounted.push(kind)
      place.dataset['provider'] = kind
    },
    destroy: vi.fn(),
  })
  const stripe = {
    elements: () => ({ create: element }),
    confirmCardSetup: vi.fn(async (): Promise<object> => ({ setupIntent: { status: 'succeeded' } })),
    confirmCardPayment: vi.fn(async (): Promise<object> => ({ paymentIntent: { status: 'succeeded' } })),
    registerAppInfo() {},
    _registerWrapper() {},
  }
  const keys: string[] = []
  const constructor = Object.assign(
    (publicKey: string) => {
      keys.push(publicKey)
      return stripe
    },
    { version: 'endive' },
  )
  return {
    stripe,
    keys,
    mounted,
    constructor,
    /** As before the first visit. */
    forget() {
      keys.length = 0
      mounted.length = 0
      listeners.clear()
      stripe.confirmCardSetup.mockClear()
      stripe.confirmCardPayment.mockClear()
    },
    /** Something was written in a field: complete, or wrong by this code. */
    write: (kind: string, event: object) => listeners.get(kind)?.({ complete: true, error: undefined, ...event }),
  }
}
