import { expect, test } from 'vitest'
import { secureEndpoint } from './secureEndpoint.ts'

test('an address without encryption needs to be allowed', () => {
  expect(secureEndpoint('https://check.test/verify').href).toBe('https://check.test/verify')
  expect(() => secureEndpoint('http://check.test/verify')).toThrow(RangeError)
  expect(secureEndpoint('http://check.test/verify', true).href).toBe('http://check.test/verify')
})

test.each(['', 'check.test', 'file:///etc/passwd', 'javascript:alert(1)'])('"%s" is no outside service', (text) => {
  expect(() => secureEndpoint(text, true)).toThrow(RangeError)
})
