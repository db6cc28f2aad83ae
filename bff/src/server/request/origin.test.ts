import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { isOwnOrigin } from './origin.ts'

const PUBLIC_URL = 'https://palier.example/'

function isOwn(origin: string, isEncrypted: boolean, publicUrl: string | null = null): boolean {
  const request = new IncomingMessage(new Socket())
  request.headers.origin = origin
  return isOwnOrigin(request, { address: '', host: 'palier.example', isEncrypted }, publicUrl)
}

it.each([
  ['https://palier.example', true, null, true],
  ['http://palier.example', true, null, false],
  ['http://palier.example', false, null, true],
  ['https://palier.example', false, null, false],
  ['https://palier.example', false, PUBLIC_URL, true],
  ['http://palier.example', true, PUBLIC_URL, false],
  ['https://palier.example:8443', true, PUBLIC_URL, false],
  ['https://evil.example', true, PUBLIC_URL, false],
  ['null', true, PUBLIC_URL, false],
] as const)(
  'the scheme of an origin counts: %s on an encrypted connection (%s) of the site %s is own: %s [SEC-14]',
  (origin, isEncrypted, publicUrl, own) => {
    expect(isOwn(origin, isEncrypted, publicUrl)).toBe(own)
  },
)
