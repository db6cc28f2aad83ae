import { z } from 'zod'
import { type ErrorCode, isErrorCode } from './errorCodes.ts'

export const errorParams = z.record(z.string(), z.union([z.string(), z.number()]))

const apiError = z.object({
  errorCode: z.string(),
  errorMsg: z.string().optional(),
  params: errorParams.optional(),
})
export type ApiError = z.infer<typeof apiError>

export const envelope = z.object({
  success: z.boolean(),
  data: z.unknown().optional(),
  additionalData: z.unknown().optional(),
  /** True for the stored response of an earlier write with the same idempotency key. */
  isReplayed: z.boolean().optional(),
  errors: z.array(apiError).optional(),
  error: z.union([apiError, z.string()]).optional(),
})
export type Envelope = z.infer<typeof envelope>

/** Errors from either field; never empty. */
export function errorsOf({ errors, error }: Envelope): ApiError[] {
  if (errors?.length) return errors
  if (typeof error === 'string') return [{ errorCode: error }]
  return [error ?? { errorCode: 'unknown' }]
}

/** Parameter of ServiceUnavailable that names the unavailable part, such as payments. */
export const UNAVAILABLE_PART = 'part'

export function isOfOnePart(failed: Envelope): boolean {
  const [first] = errorsOf(failed)
  return (
    first !== undefined && (codeOf(first) !== 'ServiceUnavailable' || first.params?.[UNAVAILABLE_PART] !== undefined)
  )
}

/** Returns `unknown` for a code outside the list. */
export function codeOf({ errorCode }: ApiError): ErrorCode {
  if (errorCode === '500') return 'InternalServerError'
  return isErrorCode(errorCode) ? errorCode : 'unknown'
}

export function success(data: unknown, additionalData?: unknown): Envelope {
  return additionalData === undefined ? { success: true, data } : { success: true, data, additionalData }
}

export function failure(...errors: [ApiError, ...ApiError[]]): Envelope {
  return { success: false, errors }
}
