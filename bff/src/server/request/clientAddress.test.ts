import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createClientAddressReader, isSafe } from './clientAddress.ts'

function requestFrom(remoteAddress: string, headers: Record<string, string>): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  Object.defineProperty(request.socket, 'remoteAddress', { value: remoteAddress })
  Object.assign(request.headers, headers)
  return request
}

const forwarded = {
  host: 'inside:4000',
  'x-forwarded-for': '198.51.100.7, 203.0.113.9, 10.0.0.3',
  'x-forwarded-host': 'palier.example',
  'x-forwarded-proto': 'https',
}

test('anybody can write forwarding headers, so that they count from trusted proxies only', () => {
  const peerOf = createClientAddressReader(['10.0.0.0/8'])
  expect(peerOf(requestFrom('203.0.113.5', forwarded))).toEqual({
    address: '203.0.113.5',
    host: 'inside:4000',
    isEncrypted: false,
  })
})

test('of several proxies the last one that is not trusted is the caller', () => {
  const peerOf = createClientAddressReader(['10.0.0.0/8'])
  expect(peerOf(requestFrom('::ffff:10.0.0.2', forwarded))).toEqual({
    address: '203.0.113.9',
    host: 'palier.example',
    isEncrypted: true,
  })
})

test('a proxy that says nonsense is the caller itself', () => {
  const peerOf = createClientAddressReader(['10.0.0.2'])
  expect(peerOf(requestFrom('10.0.0.2', { 'x-forwarded-for': 'nobody' })).address).toBe('10.0.0.2')
  expect(peerOf(requestFrom('10.0.0.2', {})).address).toBe('10.0.0.2')
})

test.each([
  ['localhost:4000', true],
  ['127.0.0.1', true],
  ['[::1]:4000', true],
  ['LOCALHOST', true],
  ['localhost.evil.example', false],
  ['palier.example', false],
  ['', false],
])('without encryption a cookie goes to %s: %s [D3]', (host, safe) => {
  expect(isSafe({ host, address: '', isEncrypted: false })).toBe(safe)
  expect(isSafe({ host, address: '', isEncrypted: true })).toBe(true)
})
