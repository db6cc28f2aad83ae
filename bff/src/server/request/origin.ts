import type { IncomingMessage } from 'node:http'
import type { ClientAddress } from './clientAddress.ts'

/** Public origin of the site without a trailing slash; localhost when not configured. */
export function siteOrigin({ publicUrl, port }: { publicUrl: string | null; port: number }): string {
  return new URL(publicUrl ?? `http://localhost:${port}`).origin
}

/**
 * Whether a same-origin page, or no page at all, sent this. Browsers tell the origin of writes and sockets, and
 * `Sec-Fetch-Site` for everything else.
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
