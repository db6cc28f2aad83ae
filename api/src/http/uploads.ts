import { createHash } from 'node:crypto'
import multipart, { type MultipartFile } from '@fastify/multipart'
import { MAXIMUM_IMPORT_BYTES } from '@palier/contract/imports/importCalls'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Route } from '../routes/kernel/route.ts'
import { createLimiter } from '../kernel/limiter.ts'
import { Refusal } from '../kernel/refusal.ts'
import { withSmallHeap } from '../kernel/withSmallHeap.ts'
import { authorize } from './access.ts'
import { handleCall, type CallPorts } from './handleCall.ts'
import { abortOnDisconnect } from './abortOnDisconnect.ts'
import { createBufferPool, PooledFile } from './bufferPool.ts'
import { abortSlowUpload } from './abortSlowUpload.ts'
import { readJson } from './readJson.ts'

const MOST_INFO_BYTES = 10_000
// Uploads are limited by the network, so several are received at once. Others wait unread.
const RECEIVING = { part: 'imports', atOnce: 3, waiting: 17, waitMilliseconds: 30_000 } as const
// Parsing needs many times the file's size in memory.
const READING = { part: 'imports', atOnce: 1, waiting: RECEIVING.atOnce, waitMilliseconds: 60_000 } as const

/** Multipart body. `digest` distinguishes files if the rest of the body is the same. */
type Upload = { portfolioInfo: unknown; csvFile: File; digest: string }

/** Mounts the calls with a file. Unauthorized callers are refused before the file is read. */
export function mountUploads(app: FastifyInstance, routes: readonly Route[], ports: CallPorts): void {
  const pool = createBufferPool()
  const receiveLimiter = createLimiter(RECEIVING)
  const readLimiter = createLimiter(READING)

  async function answer(route: Route, request: FastifyRequest, signal: AbortSignal, owner: string | undefined) {
    // The client disconnected while waiting, so the rest of the file will not arrive.
    if (request.raw.destroyed && !request.raw.complete) throw new Refusal('ServiceUnavailable')
    const { socket } = request.raw
    const sender = { bytesRead: () => socket.bytesRead, isAwaited: receiveLimiter.isAwaited }
    const buffer = pool.take()
    try {
      request.body = request.isMultipart()
        ? await abortSlowUpload(sender, (signal) => readUpload(request, buffer, signal))
        : {}
      return await readLimiter(() => handleCall(route, request, signal, ports), { owner, signal })
    } finally {
      pool.giveBack(buffer)
    }
  }

  app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { files: 2, fields: 1, parts: 2, fileSize: MAXIMUM_IMPORT_BYTES, fieldSize: MOST_INFO_BYTES },
      throwFileSizeLimit: false,
    })
    for (const route of routes) {
      const { path: url } = route.call
      scope.post(url, { bodyLimit: MAXIMUM_IMPORT_BYTES + 2 * MOST_INFO_BYTES }, async (request, reply) => {
        const signal = abortOnDisconnect(reply)
        const { config, services, now } = ports
        const viewer = await authorize(route, request.headers.authorization, now(), {
          sessions: services.sessions,
          serviceKeys: config.serviceKeys,
        })
        const owner = viewer?.userId
        const isDeferred = owner !== undefined && services.imports.hasSpentBudget(owner)
        const receive = () => withSmallHeap(() => answer(route, request, signal, owner))
        return receiveLimiter(receive, { owner, isDeferred, signal })
      })
    }
  })
}

async function readUpload(request: FastifyRequest, buffer: Uint8Array, signal: AbortSignal): Promise<Upload> {
  let info: unknown
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname === 'portfolioInfo' && typeof part.value === 'string') info = readJson(part.value)
      continue
    }
    // A part with a content type, such as application/json, arrives as a file.
    if (part.fieldname === 'portfolioInfo' && info === undefined) {
      info = readJson(await smallText(part.file))
      continue
    }
    if (part.fieldname !== 'csvFile' || info === undefined) {
      part.file.resume()
      throw new Refusal('parameter_invalid_empty', { field: info === undefined ? 'portfolioInfo' : 'csvFile' })
    }
    return { portfolioInfo: info, ...(await readFile(part, buffer, signal)) }
  }
  throw new Refusal('parameter_invalid_empty', { field: 'csvFile' })
}

/** Throws RequestTooLarge if the part is too long. */
async function smallText(file: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of file) {
    size += piece.length
    if (size > MOST_INFO_BYTES) throw new Refusal('RequestTooLarge')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

async function readFile({ file, filename }: MultipartFile, buffer: Uint8Array, signal: AbortSignal) {
  if (!/\.csv$/i.test(filename)) {
    file.resume()
    throw new Refusal('NotCsv', { reason: 'name' })
  }
  const digest = createHash('sha256')
  let size = 0
  for await (const piece of file as AsyncIterable<Buffer>) {
    // After an abort, the buffer may belong to another upload.
    signal.throwIfAborted()
    buffer.set(piece, size)
    size += piece.length
    digest.update(piece)
  }
  // The rest of the file is not read.
  if (file.truncated) throw new Refusal('ImportTooLarge', { maximumBytes: MAXIMUM_IMPORT_BYTES })
  return { csvFile: new PooledFile(buffer.subarray(0, size), filename), digest: digest.digest('hex') }
}
