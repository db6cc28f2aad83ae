import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { DEFAULT_LANGUAGE } from '@palier/domain/kernel/language'
import fresh from 'fresh'
import { type Encoding, encodingOf, type Language } from '../request/negotiation.ts'
import { pageDocument, type PageVariant } from './pageHead.ts'
import { sendStartingPage } from './startingPage.ts'
import { languageIn, sealedTextIn } from '../../session/sessionCookie.ts'
import { createPageFinder, type PageEntry, type PageTable, readPageTable } from './pageTable.ts'
import type { RenderedPage, WelcomePage } from './welcomePage.ts'

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
const COMPRESS = {
  br: (text: Buffer) => promisify(brotliCompress)(text, BROTLI),
  gzip: (text: Buffer) => promisify(gzip)(text),
}

const WELCOME_PATH = '/'

export type Pages = ReturnType<typeof createPages>

type Parts = {
  folder: string
  origin: string
  welcome?: WelcomePage
  isReady?: () => Promise<boolean>
}

/** Until the API is ready, serves a page that reloads itself. */
export function createPages({ folder, origin, welcome = async () => null, isReady = async () => true }: Parts) {
  const file = join(folder, 'index.html')
  const html = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const table: PageTable | null = html === '' ? null : readPageTable(folder)
  const find = createPageFinder(table?.pages ?? [])
  const notFound = table?.pages.find(({ path }) => path === null) ?? null
  // Bounded by pages × languages × encodings. Prerendered variants live as long as their page.
  const plain = new Map<string, Promise<Buffer>>()
  const withRendered = new WeakMap<RenderedPage, typeof plain>()
  let wasReady = false

  function bytesOf(variant: PageVariant, encoding: Encoding | null): Promise<Buffer> {
    const { entry, language, asked, rendered } = variant
    const made = rendered ? (withRendered.get(rendered) ?? new Map()) : plain
    if (rendered) withRendered.set(rendered, made)
    const key = [entry.path, language, asked, encoding].join(' ')
    const there = made.get(key)
    if (there) return there
    const bytes = encoding
      ? bytesOf(variant, null).then(COMPRESS[encoding])
      : Promise.resolve(Buffer.from(table ? pageDocument(html, table, origin, variant) : ''))
    made.set(key, bytes)
    return bytes
  }

  async function send(request: IncomingMessage, response: ServerResponse, entry: PageEntry, status: number) {
    const asked = entry.path === null ? null : languageAsked(request)
    // A browser's preference only leads to an offer on the page, as in the client.
    const language = asked ?? languageIn(request.headers.cookie) ?? DEFAULT_LANGUAGE
    wasReady ||= await isReady()
    if (!wasReady) return sendStartingPage(request, response, language)
    const encoding = encodingOf(request, ['br', 'gzip'])
    const mayBeRendered = entry.path === WELCOME_PATH
    // Signed-in users are redirected and must not see the visitors' page first.
    const rendered = mayBeRendered && sealedTextIn(request.headers.cookie) === null ? await welcome(language) : null
    const body = await bytesOf({ entry, language, asked, rendered }, encoding)
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`
    response.setHeader('vary', 'accept-encoding, cookie')
    // Revalidated each time, so that a page never refers to files of an old build.
    response.setHeader('cache-control', 'no-cache')
    if (status === 200) {
      response.setHeader('etag', etag)
      if (fresh(request.headers, { etag })) return void response.writeHead(304).end()
    }
    if (encoding) response.setHeader('content-encoding', encoding)
    response.setHeader('content-language', language)
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  return {
    /** Empty without a build. */
    html,
    publicPaths: (table?.pages ?? []).flatMap(({ path, fr }) => (path !== null && fr.description ? [path] : [])),
    /** Returns false if the path has no page. */
    async answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
      const entry = find(path)
      if (entry) await send(request, response, entry, 200)
      return entry !== null
    },
    /** Returns false if the client is not built. */
    async answerNotFound(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      if (notFound) await send(request, response, notFound, 404)
      return notFound !== null
    },
  }
}

function languageAsked({ url = '' }: IncomingMessage): Language | null {
  const asked = new URLSearchParams(url.split('?')[1]).get('lang')
  return asked === 'fr' || asked === 'en' ? asked : null
}
