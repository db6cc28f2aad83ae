import type { IncomingMessage, ServerResponse } from 'node:http'
import { readIncomeCalendar } from '@palier/contract/portfolios/incomeCalendarCalls'
import type { Services } from '../../operation/context.ts'
import { createRestClient } from '../../rest/client.ts'
import type { ClientAddress } from '../request/clientAddress.ts'

const PATH = /^\/calendar\/([\w-]{20,200})\.ics$/

/** Token in the path of a payment calendar; null for any other path. */
export function calendarTokenIn(path: string): string | null {
  return PATH.exec(path)?.[1] ?? null
}

/** Ignores sessions: calendar programs have none. */
export async function answerIncomeCalendar(
  { transport, config, randomId }: Services,
  token: string,
  { method }: IncomingMessage,
  response: ServerResponse,
  { peer, requestId }: { peer: ClientAddress; requestId: string },
): Promise<void> {
  const client = createRestClient({
    transport,
    origin: { requestId, language: 'fr', preproductionKey: null, address: peer.address },
    serviceKey: config.serviceKeys[0],
    token: () => null,
    randomId,
  })
  response.setHeader('cache-control', 'private, no-store')
  // The path is a secret, so search engines must not index it.
  response.setHeader('x-robots-tag', 'noindex')
  // A refusal is sent with the API's status.
  const body = Buffer.from((await client.send(readIncomeCalendar, { token })).text)
  response.writeHead(200, { 'content-type': 'text/calendar; charset=utf-8', 'content-length': body.length })
  response.end(method === 'HEAD' ? undefined : body)
}
