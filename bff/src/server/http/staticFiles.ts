import { existsSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, relative, sep } from 'node:path'
import { lookup } from 'mrmime'
import send from 'send'
import { type Encoding, encodingOf, takesPage } from '../request/negotiation.ts'
import type { Pages } from './pages.ts'

const ENDINGS = { br: '.br', gzip: '.gz' } as const

export type StaticFiles = ReturnType<typeof createStaticFiles>

/** Serves only files present at startup, without dotfiles. */
export function createStaticFiles(folder: string, pages: Pages) {
  const all = new Set(pathsBelow(folder))
  const files = new Map<string, readonly Encoding[]>()
  for (const path of all) {
    if (/\.(br|gz)$/.test(path) || path === '/index.html') continue
    files.set(
      path,
      (['br', 'gzip'] as const).filter((encoding) => all.has(path + ENDINGS[encoding])),
    )
  }

  /** Resolves with false if the file has disappeared. */
  function sendFile(request: IncomingMessage, response: ServerResponse, path: string, there: readonly Encoding[]) {
    const encoding = encodingOf(request, there)
    response.setHeader('cache-control', cachingOf(path))
    response.setHeader('content-type', typeOf(path))
    if (there.length > 0) response.setHeader('vary', 'accept-encoding')
    if (encoding) response.setHeader('content-encoding', encoding)
    return new Promise<boolean>((done, fail) => {
      send(request, path + (encoding ? ENDINGS[encoding] : ''), { root: folder, cacheControl: false })
        .on('error', (error: { status?: number }) => {
          if (error.status !== 404) return fail(error instanceof Error ? error : new Error(String(error)))
          for (const name of ['content-type', 'content-encoding', 'vary', 'cache-control']) response.removeHeader(name)
          done(false)
        })
        .pipe(response)
      response.once('close', () => done(true))
    })
  }

  return {
    async answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
      const there = files.get(path)
      if (there && (await sendFile(request, response, path, there))) return
      if (await pages.answer(request, response, path)) return
      const isPage = !path.startsWith('/assets/') && takesPage(request)
      if (isPage && (await pages.answerNotFound(request, response))) return
      sendNotFound(request, response)
    },
  }
}

function sendNotFound(request: IncomingMessage, response: ServerResponse): void {
  const text = 'Not found.\n'
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  response.writeHead(404, { ...headers, 'content-length': text.length })
  response.end(request.method === 'HEAD' ? undefined : text)
}

/** Built assets have a hash in their names. Icons have none, and every page requests one. */
function cachingOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return /^\/(favicon|application-icon)/.test(path) ? 'public, max-age=604800' : 'no-cache'
}

function typeOf(path: string): string {
  // The lookup table lacks Windows icons.
  const type = path.endsWith('.ico') ? 'image/x-icon' : (lookup(path) ?? 'application/octet-stream')
  return /^text\/|javascript|json|xml/.test(type) ? `${type}; charset=utf-8` : type
}

function pathsBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.startsWith('.'))
    .map((path) => `/${path}`)
}
