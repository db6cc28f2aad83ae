import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { createTrustedProxies, forwardedAddresses, plainAddress } from '@palier/service/net/trustedProxies'

export type ClientAddress = { address: string; host: string; isEncrypted: boolean }

const OWN_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Accepts forwarding headers from trusted proxies only. */
export function createClientAddressReader(trustedProxies: readonly string[]) {
  const isTrusted = createTrustedProxies(trustedProxies)

  return ({ headers, socket }: IncomingMessage): ClientAddress => {
    const direct = plainAddress(socket.remoteAddress ?? '')
    const host = headers.host ?? ''
    if (isIP(direct) === 0 || !isTrusted(direct)) return { address: direct, host, isEncrypted: false }

    const forwarded = forwardedAddresses(textOf(headers['x-forwarded-for']))
    const address = forwarded.reverse().find((one) => isIP(one) === 0 || !isTrusted(one)) ?? direct
    return {
      address: isIP(address) === 0 ? direct : address,
      host: textOf(headers['x-forwarded-host']) || host,
      isEncrypted: textOf(headers['x-forwarded-proto']) === 'https',
    }
  }
}

export function isSafe({ host, isEncrypted }: ClientAddress): boolean {
  return isEncrypted || isOwnName(host)
}

/** Requires a local host name too, which prevents DNS rebinding. */
export function isOwnMachine({ address, host }: ClientAddress): boolean {
  return isOwnName(host) && (address === '::1' || address.startsWith('127.'))
}

function isOwnName(host: string): boolean {
  return OWN_MACHINE.has(host.replace(/:\d+$/, '').toLowerCase())
}

function textOf(header: string | string[] | undefined): string {
  return (Array.isArray(header) ? header.join(',') : header) ?? ''
}
