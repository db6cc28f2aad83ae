import { expect, test } from 'vitest'
import { counterKeyOf, createAddressReader } from './clientAddress.ts'

const read = createAddressReader(['10.0.0.0/8', '::1'])

test('the address is the peer of the socket, whatever a stranger claims', () => {
  expect(read({ peer: '203.0.113.7', forwardedFor: '198.51.100.1', isOurs: false })).toBe('203.0.113.7')
})

test('our own services and trusted proxies tell whose call it is', () => {
  expect(read({ peer: '127.0.0.1', forwardedFor: '198.51.100.1', isOurs: true })).toBe('198.51.100.1')
  expect(read({ peer: '10.1.2.3', forwardedFor: '198.51.100.1', isOurs: false })).toBe('198.51.100.1')
  expect(read({ peer: '::1', forwardedFor: '2001:db8::5', isOurs: false })).toBe('2001:db8::5')
})

test('of several only the last one that is not trusted counts: what stands before it anybody may have written', () => {
  const forwardedFor = '6.6.6.6, 198.51.100.1, 10.9.9.9'
  expect(read({ peer: '10.1.2.3', forwardedFor, isOurs: false })).toBe('198.51.100.1')
  expect(read({ peer: '::ffff:10.1.2.3', forwardedFor: 'no address', isOurs: false })).toBe('10.1.2.3')
  expect(read({ peer: '10.1.2.3', forwardedFor: undefined, isOurs: false })).toBe('10.1.2.3')
})

test('one IPv6 subscriber is one caller, whichever of their addresses they use', () => {
  expect(counterKeyOf('2001:db8:1:2::5')).toBe(counterKeyOf('2001:0db8:0001:0002:ffff:1:2:3'))
  expect(counterKeyOf('2001:db8:1:3::5')).not.toBe(counterKeyOf('2001:db8:1:2::5'))
  expect(counterKeyOf('::1')).toBe('0:0:0:0')
  expect(counterKeyOf('203.0.113.7')).toBe('203.0.113.7')
})
