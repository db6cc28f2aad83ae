import { type ApiError, type Envelope, failure } from '@palier/contract/envelope'
import { type ErrorCode, statusOf } from '@palier/contract/errorCodes'
import { DatabaseBusy, DatabaseClosed, DatabaseDeadlineExceeded } from '../database/errors.ts'
import { Refusal } from '../services/refusal.ts'
import { UnreadableBody } from './readJson.ts'

export type Failure = {
  status: number
  body: Envelope
  retryAfterSeconds: number | null
  /** Ours to repair: worth an error in the log. */
  isUnexpected: boolean
}

const RETRY_AFTER_TROUBLE_SECONDS = 1

/** What an error is to the caller. One that was not meant for them is masked. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Refusal) {
    const { code, params, otherCodes, message } = error
    return refusal(code, params, otherCodes, message === code ? undefined : message)
  }
  if (error instanceof UnreadableBody) return refusal('parameter_invalid_empty', { field: 'body' })
  if (isUnavailable(error)) return { ...refusal('ServiceUnavailable'), retryAfterSeconds: RETRY_AFTER_TROUBLE_SECONDS }

  const status = clientFaultOf(error)
  if (status === 413) return refusal('RequestTooLarge')
  if (status !== null) return refusal('parameter_invalid_empty', { field: 'body' })
  return { ...refusal('InternalServerError'), isUnexpected: true }
}

function refusal(
  code: ErrorCode,
  params?: ApiError['params'],
  otherCodes: readonly ErrorCode[] = [],
  sentence?: string,
): Failure {
  const others = otherCodes.map((errorCode) => ({ errorCode }))
  const seconds = params?.retryAfterSeconds
  return {
    status: statusOf(code),
    body: failure({ errorCode: code, ...(sentence && { errorMsg: sentence }), ...(params && { params }) }, ...others),
    retryAfterSeconds: typeof seconds === 'number' ? seconds : null,
    isUnexpected: false,
  }
}

/** The server's own words for a request that it could not take, such as a body too large or of another kind. */
function clientFaultOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('code' in error) || !('statusCode' in error)) return null
  const { code, statusCode } = error
  if (typeof code !== 'string' || !code.startsWith('FST_') || typeof statusCode !== 'number') return null
  return statusCode >= 400 && statusCode < 500 ? statusCode : null
}

// What the driver or the server says when there is no database to talk to, or no room in it for one more.
const UNAVAILABLE_CODES = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|08...|57P0[1-3]|57014|53300|25P03)$/
const UNAVAILABLE_WORDS = /^(timeout exceeded when trying to connect|Connection terminated|Cannot use a pool after)/

/** True when the database could not be asked, now or within its time. */
function isUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseBusy || cause instanceof DatabaseClosed || cause instanceof DatabaseDeadlineExceeded)
      return true
    if ('code' in cause && typeof cause.code === 'string' && UNAVAILABLE_CODES.test(cause.code)) return true
    if (UNAVAILABLE_WORDS.test(cause.message)) return true
  }
  return false
}
