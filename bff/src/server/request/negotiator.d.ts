/** The published types lack `preferred`, which decides between equal preferences. */
declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http'

  export default class Negotiator {
    constructor(request: Pick<IncomingMessage, 'headers'>)
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[]
    mediaType(available: readonly string[]): string | undefined
    language(available: readonly string[]): string | undefined
  }
}
