import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream/promises'
import { MAXIMUM_IMPORT_BYTES, uploadImport } from '@palier/contract/imports/importCalls'
import { RestError } from '@palier/contract/client'
import { envelope, errorsOf } from '@palier/contract/kernel/envelope'
import { type ErrorCode, statusOf } from '@palier/contract/kernel/errorCodes'
import { identifier } from '@palier/contract/kernel/scalars'
import type { Operation } from '../../operation/context.ts'
import { idWithin, importIdOf } from '../../graph/kernel/globalId.ts'
import { refusalIn } from '../../graph/kernel/problem.ts'
import { Refusal } from '../../graph/kernel/refusal.ts'
import { publicRefusal } from '../graphql/publicErrors.ts'
import { headersOf } from '../../rest/client.ts'

export const UPLOAD_PATH = '/upload/portfolio-import'

/** Bytes of a refused upload still read, so that the client receives the refusal. */
const MAXIMUM_DISCARDED_BYTES = 64 * 1024 * 1024
const DISCARD_MILLISECONDS = 10_000

class TooLarge extends Error {
  override readonly name = 'TooLarge'
}

type Answer = { status: number; body: object }

/** Streams the file without buffering it. Responds like GraphQL: `{data: {importId}}` or errors. */
export async function answerUpload(
  operation: Operation,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = await answerOf(operation, request)
  if (request.destroyed && !request.complete) return
  response.setHeader('cache-control', 'no-store')
  if (operation.cookies.length > 0) response.setHeader('set-cookie', operation.cookies.slice(-1))
  const body = JSON.stringify(answer.body)
  response.setHeader('content-length', Buffer.byteLength(body))
  if (!request.complete) response.setHeader('connection', 'close')
  response.writeHead(answer.status, { 'content-type': 'application/json' }).write(body)
  // Closing the connection while the client still writes would lose the response.
  if (!request.complete) await discarded(request)
  response.end()
}

async function answerOf(operation: Operation, request: IncomingMessage): Promise<Answer> {
  const { caller, services } = operation
  if (request.method !== 'POST') return technical(405, 'METHOD_NOT_ALLOWED', 'Files must be sent by POST.')
  if (caller.isByCookie && !caller.hasCsrfHeader) {
    return technical(403, 'CSRF_HEADER_MISSING', 'A file needs the header x-graphql-yoga-csrf.')
  }
  const refusal = refusalsIn(caller.language)
  if (!operation.session) return refusal('notAuthenticated')
  if (operation.session.apiTokenScope === 'read') return refusal('MissingScope', { scope: 'write' })
  const portfolioId = identifier.safeParse(portfolioIdIn(request))
  if (!portfolioId.success) return refusal('parameter_invalid_empty', { field: 'portfolioId' })
  if (Number(request.headers['content-length'] ?? 0) > MAXIMUM_IMPORT_BYTES) return refusal('ImportTooLarge')

  const boundary = `palier-${services.randomId()}`
  const headers = {
    ...headersOf(uploadImport, {
      origin: caller,
      serviceKey: services.config.serviceKeys[0],
      token: operation.session.token,
      writeKey: () => caller.idempotencyKey ?? services.randomId(),
    }),
    'content-type': `multipart/form-data; boundary=${boundary}`,
  }
  try {
    const received = await services.transport.upload(
      uploadImport,
      headers,
      multipart(boundary, portfolioId.data, bounded(request)),
    )
    return passedOn(operation, received)
  } catch (error) {
    if (isTooLarge(error)) return refusal('ImportTooLarge')
    services.log.warn({ err: error, requestId: caller.requestId }, 'upload to the api failed')
    return refusal('ServiceUnavailable')
  }
}

function passedOn(operation: Operation, { status, body }: { status: number; body: unknown }): Answer {
  const refusal = refusalsIn(operation.caller.language)
  const parsed = envelope.safeParse(body)
  if (!parsed.success) return refusal(status === 413 ? 'RequestTooLarge' : 'ServiceUnavailable')
  if (!parsed.data.success) {
    const errors = errorsOf(parsed.data)
    if (errors.some(({ errorCode }) => errorCode === 'notAuthenticated')) operation.signOut()
    const refused = new RestError(uploadImport.path, status, errors)
    return { ...refusal(refused.code, errors[0]?.params), status }
  }
  const data = uploadImport.output.safeParse(parsed.data.data)
  if (!data.success) return refusal('InternalServerError')
  return { status, body: { data: { importId: importIdOf(data.data.importId) } } }
}

async function* multipart(
  boundary: string,
  portfolioId: string,
  file: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const part = `--${boundary}\r\ncontent-disposition: form-data; name=`
  const info = JSON.stringify({ portfolioId })
  yield Buffer.from(`${part}"portfolioInfo"\r\n\r\n${info}\r\n`)
  yield Buffer.from(`${part}"csvFile"; filename="trades.csv"\r\ncontent-type: text/csv\r\n\r\n`)
  yield* file
  yield Buffer.from(`\r\n--${boundary}--\r\n`)
}

async function* bounded(request: IncomingMessage): AsyncGenerator<Uint8Array> {
  let bytes = 0
  // Leaving the loop must not close the connection, which still carries the refusal.
  for await (const piece of request.iterator({ destroyOnReturn: false })) {
    // Without an encoding the stream yields bytes.
    const chunk = piece as Buffer
    bytes += chunk.length
    if (bytes > MAXIMUM_IMPORT_BYTES) throw new TooLarge()
    yield chunk
  }
}

async function discarded(request: IncomingMessage): Promise<void> {
  let bytes = 0
  const signal = AbortSignal.timeout(DISCARD_MILLISECONDS)
  request.on('error', () => {})
  request.on('data', (piece: Buffer) => {
    bytes += piece.length
    if (bytes > MAXIMUM_DISCARDED_BYTES) request.destroy()
  })
  try {
    await finished(request, { signal })
  } catch {
    request.destroy()
  }
}

function portfolioIdIn({ url = '/' }: IncomingMessage): string | null {
  try {
    return idWithin('Portfolio', new URLSearchParams(url.split('?')[1] ?? '').get('portfolioId') ?? '')
  } catch {
    return null
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof TooLarge || (error instanceof Error && isTooLarge(error.cause))
}

/** Error of a request that our pages never make. */
function technical(status: number, code: string, message: string): Answer {
  return { status, body: { errors: [{ message, extensions: { code } }] } }
}

type Params = Record<string, string | number>

function refusalsIn(language: 'fr' | 'en') {
  return (errorCode: ErrorCode, params?: Params): Answer => {
    const status = statusOf(errorCode)
    const refused = refusalIn(new RestError(uploadImport.path, status, [{ errorCode, ...(params && { params }) }]))
    return { status, body: { errors: [publicRefusal(refused ?? new Refusal(errorCode), language)] } }
  }
}
