import { BlockList, isIP } from 'node:net'

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Tells whether an address belongs to a proxy whose forwarding headers count. Ranges are addresses or `address/bits`. */
export function createTrustedProxies(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return (address) => list.check(address, familyOf(address))
}

/** The addresses of an X-Forwarded-For header, the client's own first. */
export function forwardedAddresses(header: string): string[] {
  return header.split(',').map((part) => plainAddress(part.trim()))
}

/** IPv4 inside IPv6, as a socket for both reports it, as IPv4. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(\d+\.)/i, '$1')
}
