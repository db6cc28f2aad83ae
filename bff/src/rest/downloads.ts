import type { Readable } from 'node:stream'
import type { Call } from '@palier/contract/kernel/call'
import type { Received } from '@palier/contract/client'
import { BARE_DATA_TYPE } from '@palier/contract/kernel/headers'
import { Pool } from 'undici'
import { ServiceUnavailable } from './serviceUnavailable.ts'

// A download lasts as long as its reader, so downloads use their own connections.
const CONNECTIONS = 64
/** The API may have the user wait for an earlier export. */
const SILENCE_MILLISECONDS = 60_000
const LONGEST_REFUSAL_CHARACTERS = 10_000

export type Download = { body: Readable } | { refused: Received }

interface DownloadOptions {
  readonly headers: Record<string, string>
  readonly signal: AbortSignal
}

/** Streams response data, without a size limit and without its envelope. */
export function createDownloads(origin: string, prefix: string) {
  const pool = new Pool(origin, {
    connections: CONNECTIONS,
    headersTimeout: SILENCE_MILLISECONDS,
    bodyTimeout: SILENCE_MILLISECONDS,
  })
  return {
    /** Throws `ServiceUnavailable` without a response. Aborting the signal also ends the stream. */
    async download(call: Call, input: object, { headers, signal }: DownloadOptions): Promise<Download> {
      try {
        const { statusCode, body } = await pool.request({
          path: prefix + call.path,
          method: call.method,
          body: JSON.stringify(input),
          signal,
          headers: { ...headers, accept: BARE_DATA_TYPE, 'content-type': 'application/json' },
        })
        if (statusCode === 200) return { body }
        return { refused: { status: statusCode, body: parsedOrNull(await readBeginning(body)) } }
      } catch (cause) {
        throw new ServiceUnavailable(call.path, 'connection', { cause })
      }
    },
    close: (): Promise<void> => pool.close(),
  }
}

async function readBeginning(body: AsyncIterable<Buffer>): Promise<string> {
  let text = ''
  for await (const piece of body) {
    text += piece.toString()
    if (text.length > LONGEST_REFUSAL_CHARACTERS) break
  }
  return text
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
