import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Services } from '../../operation/context.ts'
import { isOwnMachine, type ClientAddress } from '../request/clientAddress.ts'

const PATH = /^\/dev\/mailbox(\/[\w-][\w.-]*){0,3}\/?(\?[\w.=&-]*)?$/
const PASSED_ON = ['content-type', 'content-disposition', 'content-security-policy'] as const

/** Development only, on localhost: the mails contain sign-in links. */
export function createMailbox({ config, transport }: Services) {
  return {
    isFor({ url = '/', headers }: IncomingMessage, peer: ClientAddress): boolean {
      // Behind an unknown proxy all clients seem to be on localhost.
      const isDirect = headers['x-forwarded-for'] === undefined
      return config.environment !== 'production' && isDirect && isOwnMachine(peer) && PATH.test(url)
    },
    async answer(
      { url = '/', headers: { 'accept-language': languages = '' } }: IncomingMessage,
      response: ServerResponse,
    ): Promise<void> {
      const page = await transport.readPage(url, { 'accept-language': languages })
      if (!page) return void response.writeHead(503, { 'content-type': 'text/plain' }).end('The api is unavailable.\n')
      const { status, headers, body } = page
      for (const name of PASSED_ON) {
        const value = headers[name]
        if (value !== undefined) response.setHeader(name, value)
      }
      response.setHeader('cache-control', 'no-store')
      response.writeHead(status).end(body)
    },
  }
}
