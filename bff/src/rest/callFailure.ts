import { envelope, isOfOnePart } from '@palier/contract/kernel/envelope'

/** Result of one attempt. */
export type Attempted = { status: number; body: unknown; retryAfterSeconds: number | null }

/** Statuses of an unavailable service, or of a gateway before it. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504])

/**
 * Whether the service as a whole has failed: unavailable, or answering outside the contract. A proper error answer
 * concerns only that call, and one that names its part only that part.
 */
export function isServiceFailure({ status, body }: Attempted): boolean {
  const said = envelope.safeParse(body)
  if (AWAY.has(status)) return !said.success || !isOfOnePart(said.data)
  return !said.success && (status < 400 || status >= 500)
}

/** Whether the same call may succeed in a moment. */
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

/** Whether no connection came about or it broke, by the codes of Node and undici. */
export function isConnectionFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONNECTION_FAILURES.has(String(error.code))
}

/** Seconds of a `Retry-After` header; null when absent or a date. */
export function retryAfterIn(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,6}$/.test(header) ? Number(header) : null
}
