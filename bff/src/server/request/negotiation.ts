import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip'
export type Language = 'fr' | 'en'

/** Smallest accepted encoding among those available; null for none. */
export function encodingOf(request: IncomingMessage, there: readonly Encoding[]): Encoding | null {
  // Without the header any encoding is allowed, but the client may not support it.
  if (request.headers['accept-encoding'] === undefined) return null
  const [best] = new Negotiator(request).encodings([...there, 'identity'], { preferred: ['br', 'gzip'] })
  return there.find((encoding) => encoding === best) ?? null
}

export function takesPage(request: IncomingMessage): boolean {
  return new Negotiator(request).mediaType(['text/html']) === 'text/html'
}

/** Reads `Accept-Language`; French by default. */
export function preferredLanguage(request: Pick<IncomingMessage, 'headers'>): Language {
  return new Negotiator(request).language(['fr', 'en']) === 'en' ? 'en' : 'fr'
}
