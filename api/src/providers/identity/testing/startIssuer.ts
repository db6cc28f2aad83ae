import { createServer, type ServerResponse } from 'node:http'
import { CompactSign, type CryptoKey, exportJWK, generateKeyPair, type JWK } from 'jose'

export const CLIENT_ID = 'palier-client.apps.test'
export const NONCE = 'a-nonce-of-this-sign-in'

type Key = { kid: string; privateKey: CryptoKey; publicJwk: JWK }

async function createKey(kid: string): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  return { kid, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } }
}

/** An OpenID issuer on a free port that signs what it is asked to sign and publishes its keys. */
export async function startIssuer() {
  const current = { key: await createKey('key-1'), requests: 0 }
  const publish = (response: ServerResponse): void => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [current.key.publicJwk] }))
  }
  let answer = publish
  const server = createServer((_request, response) => {
    current.requests += 1
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The issuer has no port.')
  const url = `http://127.0.0.1:${address.port}`

  return {
    url,
    keysUrl: `${url}/certs`,
    requests: () => current.requests,
    publicKey: () => current.key.publicJwk,

    claims(now: Date) {
      const issuedAt = Math.floor(now.getTime() / 1000)
      return {
        iss: url,
        aud: CLIENT_ID,
        azp: CLIENT_ID,
        sub: '108765432109876543210',
        email: 'amelie@gmail.com',
        email_verified: true,
        name: 'Amélie Gagnon',
        given_name: 'Amélie',
        family_name: 'Gagnon',
        picture: 'https://pictures.test/amelie.png',
        nonce: NONCE,
        iat: issuedAt,
        exp: issuedAt + 3600,
      }
    },

    sign(claims: object, header: Record<string, unknown> = {}): Promise<string> {
      const { kid, privateKey } = current.key
      const content = new TextEncoder().encode(JSON.stringify(claims))
      return new CompactSign(content).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT', ...header }).sign(privateKey)
    },

    async rotate(kid: string): Promise<void> {
      current.key = await createKey(kid)
    },

    /** Has the keys answered in another way; without one, as they should be. */
    answerWith(other: (response: ServerResponse) => void = publish): void {
      answer = other
    },

    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
