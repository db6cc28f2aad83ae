import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

// The few kinds of DER that a certificate is made of.
const INTEGER = 0x02
const BIT_STRING = 0x03
const OCTET_STRING = 0x04
const OBJECT_ID = 0x06
const UTF8_STRING = 0x0c
const UTC_TIME = 0x17
const SEQUENCE = 0x30
const SET = 0x31
const VERSION = 0xa0
const EXTENSIONS = 0xa3

const ECDSA_WITH_SHA256 = der(SEQUENCE, der(OBJECT_ID, Buffer.from('2a8648ce3d040302', 'hex')))
const COMMON_NAME = der(OBJECT_ID, Buffer.from('550403', 'hex'))
const SUBJECT_ALTERNATIVE_NAME = der(OBJECT_ID, Buffer.from('551d11', 'hex'))
const DAY_MILLISECONDS = 86_400_000

/** A certificate for `localhost` and 127.0.0.1 that is good today, and its key: PEM. */
export function createSelfSignedCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8_STRING, Buffer.from('localhost')))))
  // The names are of the kinds "DNS name" and "IP address".
  const names = der(SEQUENCE, der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])))
  const content = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.from([1]), randomBytes(8)),
    ECDSA_WITH_SHA256,
    name,
    der(SEQUENCE, time(Date.now() - DAY_MILLISECONDS), time(Date.now() + DAY_MILLISECONDS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(EXTENSIONS, der(SEQUENCE, der(SEQUENCE, SUBJECT_ALTERNATIVE_NAME, der(OCTET_STRING, names)))),
  )
  const signature = der(BIT_STRING, Buffer.from([0]), sign('sha256', content, privateKey))
  const certificate = der(SEQUENCE, content, ECDSA_WITH_SHA256, signature).toString('base64')
  const lines = certificate.match(/.{1,64}/g) ?? []
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  }
}

function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents)
  const { length } = content
  const head = length < 128 ? [tag, length] : [tag, 0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from(head), content])
}

function time(milliseconds: number): Buffer {
  const [instant = ''] = new Date(milliseconds).toISOString().slice(2).replaceAll(/[-T:]/g, '').split('.')
  return der(UTC_TIME, Buffer.from(`${instant}Z`))
}
