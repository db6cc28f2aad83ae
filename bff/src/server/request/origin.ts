import type { IncomingMessage } from 'node:http'
import type { ClientAddress } from './clientAddress.ts'

/** Public origin of the site without a trailing slash; localhost if not configured. */
export function siteOrigin({ publicUrl, port }: { publicUrl: string | null; port: number }): string {
  return new URL(publicUrl ?? `http://localhost:${port}`).origin
}

/**
 * Browsers send `Origin` with writes and sockets, `Sec-Fetch-Site` otherwise; scripts send neither.
 */
export function isOwnOrigin(
  { headers }: IncomingMessage,
  { host, isEncrypted }: ClientAddress,
  publicUrl: string | null,
): boolean {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') return false
  if (origin === undefined) return true
  const from = originOf(origin)
  const own = originOf(`${isEncrypted ? 'https' : 'http'}://${host}`)
  return from !== null && (from === own || (publicUrl !== null && from === originOf(publicUrl)))
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null
}
