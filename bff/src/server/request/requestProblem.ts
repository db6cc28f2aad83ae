import type { ServerResponse } from 'node:http'
import { RestError } from '@palier/contract/client'
import { type ErrorCode, statusOf } from '@palier/contract/kernel/errorCodes'
import { nameOfCode } from '../../graph/kernel/refusalCode.ts'
import { TooManyOperations } from '../../limits/operationBudgets.ts'
import { ServiceUnavailable } from '../../rest/serviceUnavailable.ts'

export class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest'
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

/** Responds like GraphQL. Returns false for an internal error. */
export function sendRefusal(response: ServerResponse, error: unknown): boolean {
  const code = codeOf(error)
  if (code === null || response.headersSent) return false
  const retryAfterSeconds = retryAfterOf(error)
  if (retryAfterSeconds !== null) response.setHeader('retry-after', String(retryAfterSeconds))
  if (error instanceof RefusedRequest && code === 'notAuthenticated') {
    response.setHeader('www-authenticate', 'Bearer error="invalid_token"')
  }
  const message = error instanceof RefusedRequest ? error.message : 'The request was refused.'
  const extensions = { code: nameOfCode(code), ...(retryAfterSeconds !== null && { retryAfterSeconds }) }
  response.writeHead(statusOf(code), { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify({ errors: [{ message, extensions }] }))
  return true
}

function retryAfterOf(error: unknown): number | null {
  if (error instanceof TooManyOperations || error instanceof ServiceUnavailable) return error.retryAfterSeconds
  const seconds = error instanceof RestError ? error.errors[0]?.params?.['retryAfterSeconds'] : undefined
  return typeof seconds === 'number' ? seconds : null
}

function codeOf(error: unknown): ErrorCode | null {
  const isExpected =
    error instanceof RefusedRequest ||
    error instanceof TooManyOperations ||
    error instanceof RestError ||
    error instanceof ServiceUnavailable
  return isExpected ? error.code : null
}
