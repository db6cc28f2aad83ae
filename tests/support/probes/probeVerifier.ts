import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/** Stands in for a hosted human check: each token that it hands out is good once, for one action. */
export async function startProbeVerifier(secret: string) {
  const actions = new Map<string, string>()

  function verdictOn(form: URLSearchParams) {
    if (form.get('secret') !== secret) return { success: false, 'error-codes': ['invalid-input-secret'] }
    const token = form.get('response') ?? ''
    const action = actions.get(token)
    if (action === undefined) return { success: false, 'error-codes': ['timeout-or-duplicate'] }
    actions.delete(token)
    return { success: true, action, hostname: 'palier.test' }
  }

  const server = createServer((request, response) => {
    void text(request).then((body) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(verdictOn(new URLSearchParams(body))))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The verifier has no port.')

  return {
    url: `http://127.0.0.1:${address.port}/siteverify`,
    humanFor(action: string): string {
      const token = `humain-${randomUUID()}`
      actions.set(token, action)
      return token
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
