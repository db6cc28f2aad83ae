import { createHash } from 'node:crypto'
import multipart, { type MultipartFile } from '@fastify/multipart'
import { MAXIMUM_IMPORT_BYTES } from '@palier/contract/calls/imports'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Route } from '../routes/route.ts'
import { Refusal } from '../services/refusal.ts'
import { admit } from './access.ts'
import { answerCall, type CallPorts } from './answerCall.ts'
import { readJson } from './readJson.ts'

const MOST_INFO_BYTES = 10_000
// Each of them holds a file in memory.
const MOST_AT_ONCE = 6
const SHORT_WAIT_SECONDS = 5

/** What came in a multipart body. `digest` tells two files apart where the rest of the body is the same. */
type Upload = { portfolioInfo: unknown; csvFile: File; digest: string }

/** Mounts the calls that take a file: who may not make them is refused before the file is read. */
export function mountUploads(app: FastifyInstance, routes: readonly Route[], ports: CallPorts): void {
  let atOnce = 0
  let last: Promise<unknown> = Promise.resolve()

  /** Files come as quickly as their lines allow; only one at a time is read, which takes many times its size. */
  function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const mine = last.then(work, work)
    last = mine
    return mine
  }

  app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { files: 1, fields: 1, parts: 2, fileSize: MAXIMUM_IMPORT_BYTES, fieldSize: MOST_INFO_BYTES },
      throwFileSizeLimit: false,
    })
    for (const route of routes) {
      const { path: url } = route.call
      scope.post(url, { bodyLimit: MAXIMUM_IMPORT_BYTES + 2 * MOST_INFO_BYTES }, async (request) => {
        const { config, services, now } = ports
        await admit(route, request.headers.authorization, now(), {
          sessions: services.sessions,
          serviceKey: config.serviceKey,
        })
        if (atOnce >= MOST_AT_ONCE) throw new Refusal('ServiceUnavailable', { retryAfterSeconds: SHORT_WAIT_SECONDS })
        atOnce += 1
        try {
          request.body = request.isMultipart() ? await readUpload(request) : {}
          return await inTurn(() => answerCall(route, request, ports))
        } finally {
          atOnce -= 1
        }
      })
    }
  })
}

async function readUpload(request: FastifyRequest): Promise<Upload> {
  let info: unknown
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname === 'portfolioInfo' && typeof part.value === 'string') info = readJson(part.value)
      continue
    }
    if (part.fieldname !== 'csvFile' || info === undefined) {
      part.file.resume()
      throw new Refusal('parameter_invalid_empty', { field: info === undefined ? 'portfolioInfo' : 'csvFile' })
    }
    return { portfolioInfo: info, ...(await readFile(part)) }
  }
  throw new Refusal('parameter_invalid_empty', { field: 'csvFile' })
}

async function readFile({ file, filename }: MultipartFile) {
  if (!/\.csv$/i.test(filename)) {
    file.resume()
    throw new Refusal('NotCsv', { reason: 'name' })
  }
  const [pieces, digest]: [Buffer[], ReturnType<typeof createHash>] = [[], createHash('sha256')]
  for await (const piece of file) {
    pieces.push(piece)
    digest.update(piece)
  }
  // The rest is left unread.
  if (file.truncated) throw new Refusal('ImportTooLarge', { maximumBytes: MAXIMUM_IMPORT_BYTES })
  return { csvFile: new File(pieces, filename), digest: digest.digest('hex') }
}
