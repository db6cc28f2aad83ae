import { expect, it, test } from 'vitest'
import { isPublicAddress } from './publicAddress.ts'

test.each([
  ...[
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
  ],
  ...[
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    'fe80::1',
    'fd00::1',
    'fc00::1',
    'ff02::1',
    '64:ff9b::7f00:1',
  ],
  ...['224.0.0.1', '255.255.255.255', '2002:7f00:1::', 'localhost', ''],
])('%s is not public [D40]', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '142.250.69.202', '2607:f8b0:4004:c07::5e', '::ffff:8.8.8.8'])(
  '%s is public [D40]',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

it.each(['fec0::1', '3fff::1', '3fff:fff::1', '5f00::1'])(
  'the address %s of a site-local, documentation or segment-routing range is not public [SEC-15]',
  (address) => {
    expect(isPublicAddress(address)).toBe(false)
  },
)
