/** The request that the document sent before the client was there: see public/first-load.js. */
interface EarlyRequest {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  readonly response: Promise<Response>
}

declare global {
  var palierEarlyRequest: EarlyRequest | undefined
}

/**
 * The response to the request that the document has sent already, where it is the very same; null elsewhere. Only the first
 * request of all can have it: for a later one it would be old.
 */
export function takeEarlyAnswer(body: string, headers: Readonly<Record<string, string>>): Promise<Response> | null {
  const early = globalThis.palierEarlyRequest
  globalThis.palierEarlyRequest = undefined
  if (early?.body === body && JSON.stringify(early.headers) === JSON.stringify(headers)) return early.response
  if (early) drop(early.response)
  return null
}

/** An answer that nobody reads would hold its connection. */
function drop(response: Promise<Response>): void {
  response.then(({ body }) => body?.cancel()).catch(() => {})
}
