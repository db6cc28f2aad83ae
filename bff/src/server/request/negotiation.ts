import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip'
export type Language = 'fr' | 'en'

/** The smallest form that the reader takes of those there are; null: as it is. Without a wish it is sent as it is. */
export function encodingOf(request: IncomingMessage, there: readonly Encoding[]): Encoding | null {
  // Asked for nothing, a server may send anything; who does not ask cannot be counted on to unfold it.
  if (request.headers['accept-encoding'] === undefined) return null
  const [best] = new Negotiator(request).encodings([...there, 'identity'], { preferred: ['br', 'gzip'] })
  return there.find((encoding) => encoding === best) ?? null
}

/** Whether the reader shows a page: it names HTML, everything, or nothing. */
export function takesPage(request: IncomingMessage): boolean {
  return new Negotiator(request).mediaType(['text/html']) === 'text/html'
}

/** The language that the reader would rather have; French without a wish. */
export function preferredLanguage(request: Pick<IncomingMessage, 'headers'>): Language {
  return new Negotiator(request).language(['fr', 'en']) === 'en' ? 'en' : 'fr'
}
