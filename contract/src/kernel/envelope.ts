import { z } from 'zod'
import { type ErrorCode, isErrorCode } from './errorCodes.ts'

/** Figures that an error's sentence needs, such as the maximum that was reached. */
export const errorParams = z.record(z.string(), z.union([z.string(), z.number()]))

const apiError = z.object({
  errorCode: z.string(),
  errorMsg: z.string().optional(),
  params: errorParams.optional(),
})
export type ApiError = z.infer<typeof apiError>

/** The one shape of every REST answer. */
export const envelope = z.object({
  success: z.boolean(),
  data: z.unknown().optional(),
  additionalData: z.unknown().optional(),
  errors: z.array(apiError).optional(),
  error: z.union([apiError, z.string()]).optional(),
})
export type Envelope = z.infer<typeof envelope>

/** The errors of an envelope in one form, whichever of its two fields carried them. Never empty. */
export function errorsOf({ errors, error }: Envelope): ApiError[] {
  if (errors?.length) return errors
  if (typeof error === 'string') return [{ errorCode: error }]
  return [error ?? { errorCode: 'unknown' }]
}

/** A figure of ServiceUnavailable that names the one part which is unavailable, such as the payments. */
export const UNAVAILABLE_PART = 'part'

/** Whether it is one part that failed, behind a service which stands. */
export function isOfOnePart(failed: Envelope): boolean {
  const [first] = errorsOf(failed)
  return (
    first !== undefined && (codeOf(first) !== 'ServiceUnavailable' || first.params?.[UNAVAILABLE_PART] !== undefined)
  )
}

/** The known code of an error; a word that the catalogue lacks is `unknown`. */
export function codeOf({ errorCode }: ApiError): ErrorCode {
  if (errorCode === '500') return 'InternalServerError'
  return isErrorCode(errorCode) ? errorCode : 'unknown'
}

/** The body of an answer; `additionalData` is left out where there is none. */
export function success(data: unknown, additionalData?: unknown): Envelope {
  return additionalData === undefined ? { success: true, data } : { success: true, data, additionalData }
}

/** The body of a refusal, with one error at least. */
export function failure(...errors: [ApiError, ...ApiError[]]): Envelope {
  return { success: false, errors }
}
