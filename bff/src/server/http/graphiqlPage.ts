import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { EXAMPLES } from './graphiqlExamples.ts'
import { CSRF_HEADER } from '../request/requestIdentity.ts'
import { graphiqlPolicyOf, type PagePolicy } from './securityHeaders.ts'
import { encodingOf } from '../request/negotiation.ts'

const compress = promisify(gzip)

type Page = { html: Buffer; compressed: Buffer; policy: PagePolicy }

/** Whether a browser asks for a page, not a client for data. */
export function isForGraphiql({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html')
}

/** The GraphiQL page with all scripts inlined, built on first use. */
export function createGraphiqlPage(origin: string) {
  let page: Promise<Page> | null = null

  return {
    policy: async () => (await (page ??= render(origin))).policy,
    async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const { html, compressed } = await (page ??= render(origin))
      const isCompressed = encodingOf(request, ['gzip']) !== null
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('cache-control', 'no-store')
      response.setHeader('vary', 'accept-encoding')
      if (isCompressed) response.setHeader('content-encoding', 'gzip')
      response.end(isCompressed ? compressed : html)
    },
  }
}

async function render(origin: string): Promise<Page> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const [first] = EXAMPLES
  const headersWith = (others?: Record<string, string>) => JSON.stringify({ [CSRF_HEADER]: '1', ...others }, null, 2)
  const html = renderGraphiQL({
    endpoint: '/graphql',
    title: 'Palier',
    headers: headersWith(),
    defaultQuery: first?.query ?? '',
    defaultTabs: EXAMPLES.map(({ query, variables, headers }) => ({
      query,
      headers: headersWith(headers),
      variables: JSON.stringify(variables, null, 2),
    })),
    subscriptionsProtocol: 'WS',
  })
  const bytes = Buffer.from(html)
  return { html: bytes, compressed: await compress(bytes), policy: graphiqlPolicyOf(html, origin) }
}
