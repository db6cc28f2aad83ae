import type { IncomingMessage } from 'node:http'
import type { ClientAddress } from './clientAddress.ts'

/** Where people reach the site, without a slash at the end; on this machine where nothing is said of it. */
export function siteOrigin({ publicUrl, port }: { publicUrl: string | null; port: number }): string {
  return new URL(publicUrl ?? `http://localhost:${port}`).origin
}

/**
 * Whether a page of ours sent this, or no page at all. Browsers tell the origin of a write and of a socket, and of
 * whatever else they send in which relation its page stands to us.
 */
export function isOwnOrigin({ headers }: IncomingMessage, { host }: ClientAddress, publicUrl: string | null): boolean {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') return false
  if (origin === undefined) return true
  const from = hostOf(origin)
  return from !== null && (from === host.toLowerCase() || (publicUrl !== null && from === hostOf(publicUrl)))
}

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host : null
}
