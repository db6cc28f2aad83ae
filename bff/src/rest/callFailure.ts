import { envelope, isOfOnePart } from '@palier/contract/kernel/envelope'

/** What came back of one attempt. */
export type Attempted = { status: number; body: unknown; retryAfterSeconds: number | null }

/** Statuses of a service, or of a door before it, that cannot answer now. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504])

/**
 * Whether the service as a whole is in trouble: away, or saying what is none of the contract. A call that fails and says
 * so in due form is that call's trouble, and what names its one part is that part's.
 */
export function isServiceFailure({ status, body }: Attempted): boolean {
  const said = envelope.safeParse(body)
  if (AWAY.has(status)) return !said.success || !isOfOnePart(said.data)
  return !said.success && (status < 400 || status >= 500)
}

/** Whether the same call may fare better in a moment. */
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

/** In seconds; null where the header says none, or says a date. */
export function retryAfterIn(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,6}$/.test(header) ? Number(header) : null
}
