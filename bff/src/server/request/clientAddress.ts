import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Who is at the other end of a connection, as far as the proxies in between may be believed. */
export type ClientAddress = { address: string; host: string; isEncrypted: boolean }

const OWN_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Reads the address, the host and the encryption of a request. Forwarding headers count from trusted proxies only. */
export function createClientAddressReader(trustedProxies: readonly string[]) {
  const trusted = blockListOf(trustedProxies)
  const isTrusted = (address: string) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

  return ({ headers, socket }: IncomingMessage): ClientAddress => {
    const direct = plain(socket.remoteAddress ?? '')
    const host = headers.host ?? ''
    if (isIP(direct) === 0 || !isTrusted(direct)) return { address: direct, host, isEncrypted: false }

    const told = textOf(headers['x-forwarded-for'])
      .split(',')
      .map((part) => plain(part.trim()))
    const address = told.reverse().find((one) => isIP(one) === 0 || !isTrusted(one)) ?? direct
    return {
      address: isIP(address) === 0 ? direct : address,
      host: textOf(headers['x-forwarded-host']) || host,
      isEncrypted: textOf(headers['x-forwarded-proto']) === 'https',
    }
  }
}

/** Whether a cookie that opens a session may travel to this peer. */
export function isSafe({ host, isEncrypted }: ClientAddress): boolean {
  return isEncrypted || isOwnName(host)
}

/** Whether somebody on this machine asks, and by its own name: a page elsewhere may have its name lead here. */
export function isOwnMachine({ address, host }: ClientAddress): boolean {
  return isOwnName(host) && (address === '::1' || address.startsWith('127.'))
}

function isOwnName(host: string): boolean {
  return OWN_MACHINE.has(host.replace(/:\d+$/, '').toLowerCase())
}

function textOf(header: string | string[] | undefined): string {
  return (Array.isArray(header) ? header.join(',') : header) ?? ''
}

/** IPv4 inside IPv6, as a socket for both reports it, is IPv4. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

function blockListOf(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}
