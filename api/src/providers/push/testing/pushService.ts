import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** In base64url, as keys travel. */
export const encoded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

function keyPair(): ECDH {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return pair
}

/** Keys of a site, as an operator sets them. */
export function siteKeys() {
  const pair = keyPair()
  // One key in 256 begins with a zero byte, which the library leaves out and operators do not.
  const privateKey = Buffer.alloc(32)
  const significant = pair.getPrivateKey()
  significant.copy(privateKey, 32 - significant.length)
  return { publicKey: encoded(pair.getPublicKey()), privateKey: encoded(privateKey) }
}

/** A browser with its push service: decrypts by RFC 8291 and RFC 8188, as the browser does. */
export function createBrowser() {
  const pair = keyPair()
  const auth = randomBytes(16)
  return {
    p256dh: encoded(pair.getPublicKey()),
    auth: encoded(auth),
    decrypt: (body: Buffer) => decryptWith(pair, auth, body),
  }
}

function derive(secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}

function decryptWith(pair: ECDH, auth: Buffer, body: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = body[20] ?? 0
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const secret = derive(pair.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // The last record ends with a two and any number of zeros.
  return text.subarray(0, text.lastIndexOf(2)).toString()
}

type Taken = { headers: Record<string, string | string[] | undefined>; body: Buffer; path: string | undefined }

/** A push service that answers as it is told, and keeps what it was sent. */
export async function startPushService() {
  const taken: Taken[] = []
  let answer: { status: number; headers: Record<string, string> } = { status: 201, headers: {} }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      taken.push({ headers: request.headers, body: Buffer.concat(chunks), path: request.url })
      response.writeHead(answer.status, answer.headers).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    taken,
    answerWith: (status: number, headers = {}) => (answer = { status, headers }),
    close: () => server.close(),
  }
}
