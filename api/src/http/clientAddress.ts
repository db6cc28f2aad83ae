import { isIP } from 'node:net'
import { createTrustedProxies, forwardedAddresses, plainAddress } from '@palier/service/net/trustedProxies'

// The network of `::1`, in which there is nobody else.
const LOOPBACK_NETWORK = '0:0:0:0'

type Forwarded = {
  peer: string
  /** The X-Forwarded-For header as it came. */
  forwardedFor: string | undefined
  /** The peer proved that it is one of our own services. */
  isOurs: boolean
}

/**
 * The client of a call: the peer of the socket, unless that is one of our services or a trusted proxy, which forward
 * the client's address. Of several proxies the last untrusted address counts.
 */
export function createAddressReader(trustedProxies: readonly string[]) {
  const isTrusted = createTrustedProxies(trustedProxies)

  return ({ peer, forwardedFor, isOurs }: Forwarded): string => {
    let address = plainAddress(peer)
    let isForwarder = isOurs || isTrusted(address)
    const forwarded = forwardedAddresses(forwardedFor ?? '')
    while (isForwarder) {
      const before = forwarded.pop()
      if (before === undefined || isIP(before) === 0) break
      address = before
      isForwarder = isTrusted(address)
    }
    return address
  }
}

/** The unit of rate limits: an IPv4 address, or the /64 network of an IPv6 subscriber. */
export function counterKeyOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const groups = head ? head.split(':') : []
  if (tail !== undefined) {
    const after = tail ? tail.split(':') : []
    while (groups.length + after.length < 8) groups.push('0')
    groups.push(...after)
  }
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** Whether a caller, as `counterKeyOf` counts them, is the machine itself. */
export function isLoopback(counterKey: string): boolean {
  return counterKey.startsWith('127.') || counterKey === LOOPBACK_NETWORK
}
