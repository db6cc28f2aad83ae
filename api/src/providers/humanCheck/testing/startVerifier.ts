import { randomBytes } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import { isIP } from 'node:net'
import { text } from 'node:stream/consumers'

export const HOST = 'palier.test'
export const SECRET = 'the-secret-of-the-hosted-check'

type Listening = { url: string; close: () => Promise<void> }

/** A server on a free port that answers as it is told. */
export async function startServer(listener: RequestListener): Promise<Listening> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}/siteverify`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/**
 * Stands in for a hosted check: it hands out tokens and answers about each of them once, for `lifetimeSeconds`, in
 * the words of Turnstile and reCAPTCHA.
 */
export async function startVerifier(lifetimeSeconds: number, score?: number) {
  const tokens = new Map<string, { action: string; expiresAt: number }>()
  let now = 0

  function verdictOn(form: URLSearchParams) {
    if (form.get('secret') !== SECRET) return { success: false, 'error-codes': ['invalid-input-secret'] }
    if (isIP(form.get('remoteip') ?? '203.0.113.7') === 0) return { success: false, 'error-codes': ['bad-request'] }
    const token = form.get('response') ?? ''
    const known = tokens.get(token)
    if (!known) return { success: false, 'error-codes': ['invalid-input-response'] }
    if (known.expiresAt <= now) return { success: false, 'error-codes': ['timeout-or-duplicate'] }
    tokens.set(token, { ...known, expiresAt: 0 })
    return { success: true, action: known.action, hostname: HOST, ...(score === undefined ? {} : { score }) }
  }

  const server = await startServer((request, response) => {
    void text(request).then((body) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(verdictOn(new URLSearchParams(body))))
    })
  })
  return {
    ...server,
    issue(action: string, at: Date): string {
      const token = randomBytes(32).toString('base64url')
      tokens.set(token, { action, expiresAt: at.getTime() + lifetimeSeconds * 1000 })
      return token
    },
    setNow(instant: Date): void {
      now = instant.getTime()
    },
  }
}
