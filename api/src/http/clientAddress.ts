import { isIP } from 'node:net'
import { createTrustedProxies, forwardedAddresses, plainAddress } from '@palier/service/net/trustedProxies'

// Network of `::1`, which contains only this machine.
const LOOPBACK_NETWORK = '0:0:0:0'

type Forwarded = {
  peer: string
  forwardedFor: string | undefined
  /** True if the peer has authenticated as one of our services. */
  isOurs: boolean
}

/**
 * Determines a caller's address: the socket's peer, unless that is one of our services or a trusted
 * proxy. Behind several proxies, it is the last address that is not trusted.
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

/** Key for rate limits: an IPv4 address, or the /64 network of an IPv6 subscriber. */
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

/** True if a key of `counterKeyOf` is this machine. */
export function isLoopback(counterKey: string): boolean {
  return counterKey.startsWith('127.') || counterKey === LOOPBACK_NETWORK
}
