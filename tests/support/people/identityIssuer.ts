import { createSign, generateKeyPairSync, type JsonWebKey } from 'node:crypto'
import { createServer } from 'node:http'
import { once } from 'node:events'

export const CLIENT_ID = 'palier-journeys.apps.test'

export type IdentityIssuer = {
  url: string
  keysUrl: string
  /** An identity token of this person, bound to the nonce. */
  sign(claims: Record<string, unknown>): string
  stop(): Promise<void>
}

/** An identity provider of the tests: publishes its key, and signs what it is told of a person. */
export async function startIdentityIssuer(): Promise<IdentityIssuer> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key: JsonWebKey = { ...publicKey.export({ format: 'jwk' }), kid: 'journeys', alg: 'RS256', use: 'sig' }
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [key] }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the issuer has no port')
  const url = `http://127.0.0.1:${address.port}`

  return {
    url,
    keysUrl: `${url}/certs`,
    sign(claims) {
      const now = Math.floor(Date.now() / 1000)
      const standing = { iss: url, aud: CLIENT_ID, email_verified: true, iat: now, exp: now + 3600 }
      const parts = [
        { alg: 'RS256', kid: 'journeys', typ: 'JWT' },
        { ...standing, ...claims },
      ]
      const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
      return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`
    },
    async stop() {
      server.close()
      await once(server, 'close')
    },
  }
}
