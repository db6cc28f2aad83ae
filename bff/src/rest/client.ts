import type { Call } from '@palier/contract/kernel/call'
import { type Client, createClient, RestError } from '@palier/contract/client'
import { HEADERS } from '@palier/contract/kernel/headers'
import type { RestTransport } from './transport.ts'

export type CallOrigin = {
  requestId: string
  language: 'fr' | 'en'
  preproductionKey: string | null
  /** Browser's address; null for calls of our own. */
  address: string | null
  /** Idempotency key sent by a script; each further write appends its number. */
  idempotencyKey?: string
  /** Called if an earlier request with the same key already made a write. */
  onReplay?: (() => void) | undefined
}

type Options = {
  transport: RestTransport
  origin: CallOrigin
  serviceKey: string
  token: () => string | null
  randomId: () => string
  onAnswer?: (call: Call, refusal: RestError | null) => void
}

/** REST client of one operation. Throws `RestError`, or `ServiceUnavailable` without a response. */
export function createRestClient({ transport, origin, serviceKey, token, randomId, onAnswer }: Options): Client {
  let writes = 0

  function writeKey(): string {
    writes += 1
    const { idempotencyKey: given } = origin
    if (given === undefined) return randomId()
    return writes === 1 ? given : `${given}.${writes}`
  }

  const client = createClient((sent) =>
    transport.send(sent, headersOf(sent.call, { origin, serviceKey, token: token(), writeKey })),
  )

  async function sendWhole<C extends Call>(call: C, input: Parameters<typeof client.sendWhole<C>>[1]) {
    try {
      const answer = await client.sendWhole(call, input)
      onAnswer?.(call, null)
      if (answer.isReplayed) origin.onReplay?.()
      return answer
    } catch (error) {
      if (error instanceof RestError) onAnswer?.(call, error)
      throw error
    }
  }
  return { sendWhole, send: async (call, input) => (await sendWhole(call, input)).data }
}

type Sender = { origin: CallOrigin; serviceKey: string; token: string | null; writeKey: () => string }

export function headersOf(call: Call, { origin, serviceKey, token, writeKey }: Sender): Record<string, string> {
  const bearer = call.access === 'open' && !call.knowsCaller ? null : token
  return {
    [HEADERS.language]: origin.language,
    [HEADERS.requestId]: origin.requestId,
    ...(origin.preproductionKey !== null && { [HEADERS.preproductionKey]: origin.preproductionKey }),
    ...(origin.address !== null && { 'x-forwarded-for': origin.address, [HEADERS.serviceKey]: serviceKey }),
    ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
    ...(call.write && { [HEADERS.idempotencyKey]: writeKey() }),
  }
}
