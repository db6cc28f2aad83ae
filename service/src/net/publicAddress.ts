import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { plainAddress } from './trustedProxies.ts'

/**
 * Non-public ranges: loopback, private, link-local, site-local, segment routing, multicast,
 * documentation.
 */
const NOT_PUBLIC = [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24',
  '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3',
  '::/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 3fff::/20 5f00::/16 fc00::/7',
  'fe80::/10 fec0::/10 ff00::/8',
].flatMap((line) => line.split(' '))

const blocked = new BlockList()
for (const range of NOT_PUBLIC) {
  const [address = '', bits] = range.split('/')
  blocked.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** Treats an IPv4-mapped IPv6 address as IPv4. */
export function isPublicAddress(address: string): boolean {
  const plain = plainAddress(address)
  const version = isIP(plain)
  return version !== 0 && !blocked.check(plain, version === 6 ? 'ipv6' : 'ipv4')
}

/** Version of `dns.lookup` for user-supplied hosts: fails if any resolved address is not public. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, options, (error, found, family) => {
    const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found]
    if (!error && !addresses.every(isPublicAddress)) return callback(new Error('Address not public'), found, family)
    callback(error, found, family)
  })
}
