import { afterEach, expect, test } from 'vitest'
import { takeLinkToken } from './linkToken.ts'

const arriveAt = (address: string, state: unknown = null) => window.history.replaceState(state, '', address)
const address = () => window.location.pathname + window.location.search + window.location.hash

afterEach(() => arriveAt('/'))

test.each([
  ['/resetPassword/form#token=a%2Bb%2Fc%3D', '/resetPassword/form'],
  ['/resetPassword/form?token=a%2Bb%2Fc%3D', '/resetPassword/form'],
  ['/resetPassword/form?lang=en&token=a%2Bb%2Fc%3D#part=2', '/resetPassword/form?lang=en#part=2'],
])('the token of %s leaves the address bar, in the mails of today and in older ones', (link, rest) => {
  arriveAt(link)
  expect(takeLinkToken('token')).toBe('a+b/c=')
  expect(address()).toBe(rest)
})

test('a page that is read anew still has it, and what the router keeps stays', () => {
  arriveAt('/resetPassword/form#token=abc', { idx: 0, key: 'k' })
  takeLinkToken('token')
  expect(window.history.state).toMatchObject({ idx: 0, key: 'k' })
  expect(takeLinkToken('token')).toBe('abc')
  expect(takeLinkToken('inviteToken')).toBeNull()
})

test('where no link brought one there is none', () => {
  arriveAt('/resetPassword/form?tokens=x#section')
  expect(takeLinkToken('token')).toBeNull()
  expect(address()).toBe('/resetPassword/form?tokens=x#section')
})
