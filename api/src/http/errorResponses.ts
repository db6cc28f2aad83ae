import { type ApiError, type Envelope, failure, UNAVAILABLE_PART } from '@palier/contract/kernel/envelope'
import { type ErrorCode, statusOf } from '@palier/contract/kernel/errorCodes'
import { isUnavailable } from '../database/kernel/errors.ts'
import { Refusal } from '../kernel/refusal.ts'
import { UnreadableBody } from './readJson.ts'

export type ErrorResponse = {
  status: number
  body: Envelope
  retryAfterSeconds: number | null
  isUnexpected: boolean
}

const RETRY_AFTER_FAILURE_SECONDS = 1

export function errorResponseOf(error: unknown): ErrorResponse {
  if (error instanceof Refusal) {
    const { code, params, otherCodes, message } = error
    return refusal(code, params, otherCodes, message === code ? undefined : message)
  }
  if (error instanceof UnreadableBody) return refusal('parameter_invalid_empty', { field: 'body' })
  if (isUnavailable(error)) return refusal('ServiceUnavailable')

  const status = clientFaultOf(error)
  if (status === 413) return refusal('RequestTooLarge')
  if (status !== null) return refusal('parameter_invalid_empty', { field: 'body' })
  return { ...refusal('InternalServerError'), isUnexpected: true }
}

/** Unavailable part of the service; null if the error means something else. */
export function unavailablePartOf(error: unknown): string | null {
  if (!(error instanceof Refusal)) return isUnavailable(error) ? 'database' : null
  if (error.code === 'HumanCheckUnavailable') return 'humanCheck'
  if (error.code !== 'ServiceUnavailable') return null
  return String(error.params?.[UNAVAILABLE_PART] ?? 'service')
}

function refusal(
  code: ErrorCode,
  given?: ApiError['params'],
  otherCodes: readonly ErrorCode[] = [],
  sentence?: string,
): ErrorResponse {
  const status = statusOf(code)
  // Every 503 has a retry time.
  const params = status === 503 ? { retryAfterSeconds: RETRY_AFTER_FAILURE_SECONDS, ...given } : given
  const others = otherCodes.map((errorCode) => ({ errorCode }))
  const seconds = params?.retryAfterSeconds
  return {
    status,
    body: failure({ errorCode: code, ...(sentence && { errorMsg: sentence }), ...(params && { params }) }, ...others),
    retryAfterSeconds: typeof seconds === 'number' ? seconds : null,
    isUnexpected: false,
  }
}

/** Status of Fastify's own 4xx errors, such as a body that is too large. Null for other errors. */
function clientFaultOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('code' in error) || !('statusCode' in error)) return null
  const { code, statusCode } = error
  if (typeof code !== 'string' || !code.startsWith('FST_') || typeof statusCode !== 'number') return null
  return statusCode >= 400 && statusCode < 500 ? statusCode : null
}
