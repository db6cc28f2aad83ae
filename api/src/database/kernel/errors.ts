export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy'

  constructor(waiting: number) {
    super(`Database busy: ${waiting} statements waiting`)
  }
}

/**
 * The deadline has passed. The outcome of work that had begun is unknown; a transaction is rolled
 * back.
 */
export class DatabaseDeadlineExceeded extends Error {
  override readonly name = 'DatabaseDeadlineExceeded'
  readonly hadBegun: boolean

  constructor(milliseconds: number, hadBegun: boolean) {
    super(`Database timeout: ${milliseconds} ms`)
    this.hadBegun = hadBegun
  }
}

/** The connection is closed, or the engine stopped while the statement ran. */
export class DatabaseClosed extends Error {
  override readonly name = 'DatabaseClosed'
}

export class DataDirectoryInUse extends Error {
  override readonly name = 'DataDirectoryInUse'
}

/** PostgreSQL's error fields, identical from both engines. */
type Refusal = {
  /** SQLSTATE, such as `23505` for a duplicate key. */
  code: string
  message: string
  constraint: string | null
  detail: string | null
}

export class StatementRefused extends Error {
  override readonly name = 'StatementRefused'
  readonly code: string
  readonly constraint: string | null
  readonly detail: string | null

  constructor(refusal: Refusal) {
    super(refusal.message)
    this.code = refusal.code
    this.constraint = refusal.constraint
    this.detail = refusal.detail
  }
}

/** Finds PostgreSQL's refusal in an error or its causes. Null if there is none. */
export function refusalOf(error: unknown): Refusal | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code)) {
      return {
        code: cause.code,
        message: cause.message,
        constraint: textOf(cause, 'constraint'),
        detail: textOf(cause, 'detail'),
      }
    }
  }
  return null
}

/** True if a unique constraint refused the row: `constraint`, if given, or any. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const refusal = refusalOf(error)
  return refusal?.code === '23505' && (constraint === undefined || refusal.constraint === constraint)
}

function textOf(error: Error, key: string): string | null {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' ? value : null
}

const OURS = new Set(['DatabaseBusy', 'DatabaseDeadlineExceeded', 'DatabaseClosed'])

// SQLSTATE classes of temporary failures: connection lost, insufficient resources, operator
// intervention, system error, serialization failure or deadlock, idle transaction timeout,
// read-only server.
const PASSING_CODES = /^(08|53|57|58)...$|^40(001|P01)$|^25(P03|006)$/

const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'])

// Errors of the driver and its pool have no code.
const DRIVER_WORDS =
  /^(timeout exceeded when trying to connect|Connection terminated|Cannot use a pool after|Client (has encountered|was closed))/

export function isUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = textOf(cause, 'code')
    if (OURS.has(cause.name) || DRIVER_WORDS.test(cause.message)) return true
    if (code !== null && (PASSING_CODES.test(code) || NETWORK_CODES.has(code))) return true
    // ENOENT of a Unix socket. For other files it means nothing about the database.
    if (code === 'ENOENT' && textOf(cause, 'syscall') === 'connect') return true
  }
  return false
}
