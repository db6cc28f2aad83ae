import { envelope, isOfOnePart } from '@palier/contract/kernel/envelope'

export type Attempted = { status: number; body: unknown; retryAfterSeconds: number | null }

const AWAY: ReadonlySet<number> = new Set([502, 503, 504])

/** True for an outage or a response outside the contract. Other errors concern one call or part. */
export function isServiceFailure({ status, body }: Attempted): boolean {
  const said = envelope.safeParse(body)
  if (AWAY.has(status)) return !said.success || !isOfOnePart(said.data)
  return !said.success && (status < 400 || status >= 500)
}

export function mayPass(attempted: Attempted): boolean {
  return AWAY.has(attempted.status) && isServiceFailure(attempted)
}

const CONNECTION_FAILURES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
])

export function isConnectionFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONNECTION_FAILURES.has(String(error.code))
}

/** Seconds of a `Retry-After` header; null if missing or a date. */
export function retryAfterIn(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,6}$/.test(header) ? Number(header) : null
}
