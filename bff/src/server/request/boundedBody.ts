import type { IncomingMessage } from 'node:http'

/** Null if the body exceeds the limit. The connection stays open for the refusal. */
export async function readBoundedBody(request: IncomingMessage, maximumBytes: number): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > maximumBytes) return null
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of request.iterator({ destroyOnReturn: false })) {
    // Without an encoding the stream yields bytes.
    const chunk = piece as Buffer
    bytes += chunk.length
    if (bytes > maximumBytes) return null
    pieces.push(chunk)
  }
  return Buffer.concat(pieces)
}
