import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, relative, sep } from 'node:path'
import { lookup } from 'mrmime'

const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

type Encoding = (typeof ENCODINGS)[number]['name']

type StaticFile = { type: string; tag: string; plain: Buffer; compressed: Map<Encoding, Buffer> }

export type StaticFiles = ReturnType<typeof readStaticFiles>

/** The built client, read once: only what was there at the start can ever be asked for. */
export function readStaticFiles(folder: string) {
  const files = new Map(pathsBelow(folder).map((path) => [`/${path}`, readStaticFile(join(folder, path))]))
  const page = files.get('/index.html') ?? null

  return {
    /** The text of the page; empty where the client is not built. */
    html: page?.plain.toString('utf8') ?? '',
    /** Answers a GET or HEAD: a file, the page for any other address that a browser opens, or 404. */
    answer(request: IncomingMessage, response: ServerResponse, path: string): void {
      const file = path === '/index.html' ? undefined : files.get(path)
      if (file) return sendFile(request, response, file, cachingOf(path))
      const isPage = !path.startsWith('/assets/') && (request.headers.accept ?? '').includes('text/html')
      if (isPage && page) return sendFile(request, response, page, 'no-store')
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      response.end(request.method === 'HEAD' ? undefined : 'Not found.\n')
    },
  }
}

/** The names of built assets change with their content. */
function cachingOf(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: StaticFile, caching: string): void {
  const encoding = ENCODINGS.find(({ name }) => file.compressed.has(name) && accepts(request, name))?.name
  const body = (encoding && file.compressed.get(encoding)) ?? file.plain
  const tag = encoding ? `"${file.tag}-${encoding}"` : `"${file.tag}"`
  response.setHeader('cache-control', caching)
  if (file.compressed.size > 0) response.setHeader('vary', 'accept-encoding')
  if (caching !== 'no-store') {
    response.setHeader('etag', tag)
    if (request.headers['if-none-match'] === tag) return void response.writeHead(304).end()
  }
  if (encoding) response.setHeader('content-encoding', encoding)
  response.writeHead(200, { 'content-type': file.type, 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Whether the reader takes this encoding; a quality of 0 is a no. */
export function accepts({ headers }: IncomingMessage, encoding: Encoding): boolean {
  const accepted = String(headers['accept-encoding'] ?? '')
  return accepted.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
    return name.toLowerCase() === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

function readStaticFile(path: string): StaticFile {
  const plain = readFileSync(path)
  const compressed = new Map<Encoding, Buffer>()
  for (const { name, ending } of ENCODINGS) {
    if (existsSync(path + ending)) compressed.set(name, readFileSync(path + ending))
  }
  const type = lookup(path) ?? 'application/octet-stream'
  return {
    type: /^text\/|javascript|json|xml/.test(type) ? `${type}; charset=utf-8` : type,
    tag: createHash('sha256').update(plain).digest('base64url').slice(0, 20),
    plain,
    compressed,
  }
}

function pathsBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.startsWith('.'))
}
