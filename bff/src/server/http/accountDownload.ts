import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { exportAccount } from '@palier/contract/accounts/accountCalls'
import { RestError } from '@palier/contract/client'
import { envelope, errorsOf } from '@palier/contract/kernel/envelope'
import { statusOf } from '@palier/contract/kernel/errorCodes'
import { refusalIn } from '../../graph/kernel/problem.ts'
import { MissingScope, Refusal, type Refused } from '../../graph/kernel/refusal.ts'
import type { Operation } from '../../operation/context.ts'
import { headersOf } from '../../rest/client.ts'
import type { Download } from '../../rest/downloads.ts'
import { ServiceUnavailable } from '../../rest/serviceUnavailable.ts'
import { publicRefusal } from '../graphql/publicErrors.ts'
import { readBoundedBody } from '../request/boundedBody.ts'
import { budgetOf } from '../request/callerKinds.ts'

export const ACCOUNT_DOWNLOAD_PATH = '/download/account'

/** The body contains a password at most. */
const MAXIMUM_BYTES = 4096

/** Charged to the operation budget, which refills: a few downloads in a row are fine. */
const POINTS = 100

/** POST with the password as JSON, or empty. Needs the CSRF header with a cookie. */
export async function answerAccountDownload(
  operation: Operation,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { caller, services } = operation
  response.setHeader('cache-control', 'no-store')
  if (request.method !== 'POST') return sendError(response, 405, 'METHOD_NOT_ALLOWED', 'A download is a POST.')
  if (caller.isByCookie && !caller.hasCsrfHeader) {
    return sendError(response, 403, 'CSRF_HEADER_MISSING', 'A download needs the header x-graphql-yoga-csrf.')
  }
  if (!operation.session) return sendRefusal(operation, response, new Refusal('notAuthenticated'))
  if (operation.session.apiTokenScope !== null) return sendRefusal(operation, response, new MissingScope('account'))
  await services.budgets.spend(budgetOf(operation), POINTS)
  const input = exportAccount.input.safeParse(await readJson(request))
  if (!input.success) return sendRefusal(operation, response, new Refusal('parameter_invalid_empty'))

  const gone = new AbortController()
  response.once('close', () => gone.abort())
  const headers = headersOf(exportAccount, {
    origin: caller,
    serviceKey: services.config.serviceKeys[0],
    token: operation.session.token,
    writeKey: services.randomId,
  })
  const download = await services.transport
    .download(exportAccount, input.data, { headers, signal: gone.signal })
    .catch((error: unknown) => {
      if (gone.signal.aborted) return null
      throw error
    })
  if (download) await passOn(operation, response, download)
}

/** Undefined if the body is too long or malformed. An empty body counts as an empty object. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  const body = await readBoundedBody(request, MAXIMUM_BYTES)
  if (body === null) request.resume()
  try {
    return body === null ? undefined : JSON.parse(body.toString() || '{}')
  } catch {
    return undefined
  }
}

async function passOn(operation: Operation, response: ServerResponse, download: Download): Promise<void> {
  if ('refused' in download) {
    const parsed = envelope.safeParse(download.refused.body)
    if (!parsed.success) throw new ServiceUnavailable(exportAccount.path, 'connection')
    const error = new RestError(exportAccount.path, download.refused.status, errorsOf(parsed.data))
    if (error.code === 'notAuthenticated') operation.signOut()
    return sendRefusal(operation, response, refusalIn(error) ?? new Refusal(error.code))
  }
  const { now, log } = operation.services
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="palier-${now().toISOString().slice(0, 10)}.json"`,
  })
  try {
    await pipeline(download.body, response)
  } catch (error) {
    // The client sees a broken body, never a file that looks complete.
    log.info({ err: error, requestId: operation.caller.requestId }, 'account download interrupted')
  }
}

function sendRefusal(operation: Operation, response: ServerResponse, refusal: Refused): void {
  if (operation.cookies.length > 0) response.setHeader('set-cookie', operation.cookies.slice(-1))
  const { code, retryAfterSeconds } = refusal
  if (retryAfterSeconds !== null) response.setHeader('retry-after', String(retryAfterSeconds))
  response.writeHead(statusOf(code), { 'content-type': 'application/json' })
  response.end(JSON.stringify({ errors: [publicRefusal(refusal, operation.caller.language)] }))
}

function sendError(response: ServerResponse, status: number, code: string, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ errors: [{ message, extensions: { code } }] }))
}
