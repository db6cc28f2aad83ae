import type { IncomingMessage, ServerResponse } from 'node:http'
import { EXAMPLES } from './graphiqlExamples.ts'
import { isGraphiqlFile, loadGraphiqlFiles, type GraphiqlFile, type GraphiqlPaths } from './graphiqlFiles.ts'
import { CSRF_HEADER } from '../request/requestIdentity.ts'
import { graphiqlPolicyOf, type PagePolicy } from './securityHeaders.ts'
import { encodingOf } from '../request/negotiation.ts'

type Page = { html: string; files: Map<string, GraphiqlFile>; policy: PagePolicy }

export function isForGraphiql({ method, headers }: IncomingMessage, path: string): boolean {
  if (method !== 'GET') return false
  return isGraphiqlFile(path) || (path === '/graphql' && (headers.accept ?? '').includes('text/html'))
}

/** Loads the page and its files on first use. */
export function createGraphiqlPage(origin: string) {
  let page: Promise<Page> | null = null

  return {
    policy: async () => (await (page ??= load(origin))).policy,
    async answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
      const { html, files } = await (page ??= load(origin))
      if (isGraphiqlFile(path)) return sendFile(request, response, files.get(path))
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('cache-control', 'no-store')
      response.end(html)
    },
  }
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: GraphiqlFile | undefined): void {
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    response.end('Not found.\n')
    return
  }
  const isCompressed = encodingOf(request, ['gzip']) !== null
  const body = isCompressed ? file.compressed : file.body
  response.setHeader('content-type', file.type)
  response.setHeader('content-length', body.length)
  // Private: in production the files are for administrators, like the page.
  response.setHeader('cache-control', 'private, max-age=31536000, immutable')
  response.setHeader('vary', 'accept-encoding')
  if (isCompressed) response.setHeader('content-encoding', 'gzip')
  response.end(body)
}

async function load(origin: string): Promise<Page> {
  const { files, paths } = await loadGraphiqlFiles()
  const html = pageWith(paths)
  return { html, files, policy: graphiqlPolicyOf(html, origin) }
}

/** Follows `renderGraphiQL` of `@graphql-yoga/render-graphiql`, which inlines all files. */
function pageWith({ style, script, workers }: GraphiqlPaths): string {
  const [first] = EXAMPLES
  const headersWith = (others?: Record<string, string>) => JSON.stringify({ [CSRF_HEADER]: '1', ...others }, null, 2)
  const options = {
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
  }
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Palier</title>
    <link rel="icon" href="/favicon.ico" />
    <link rel="stylesheet" href="${style}" />
    <script>
      const workers = ${inScript(workers)}
      self.MonacoEnvironment = { globalAPI: false, getWorkerUrl: (_module, label) => workers[label] }
    </script>
  </head>
  <body id="body" class="no-focus-outline">
    <noscript>GraphiQL needs JavaScript.</noscript>
    <div id="root"></div>
    <script src="${script}"></script>
    <script>
      YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), ${inScript(options)})
    </script>
  </body>
</html>
`
}

/** Escapes JSON so that it cannot end the surrounding script element. */
function inScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
