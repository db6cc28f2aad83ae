interface EarlyRequest {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  readonly response: Promise<Response>
}

declare global {
  var palierEarlyRequest: EarlyRequest | undefined
}

/**
 * Returns the response that the document requested before the client started, if the request is
 * identical. Only the first request can use it: for a later one, the data would be stale.
 */
export function takeEarlyAnswer(body: string, headers: Readonly<Record<string, string>>): Promise<Response> | null {
  const early = globalThis.palierEarlyRequest
  globalThis.palierEarlyRequest = undefined
  if (early?.body === body && JSON.stringify(early.headers) === JSON.stringify(headers)) return early.response
  if (early) drop(early.response)
  return null
}

/** An unread response body would keep its connection open. */
function drop(response: Promise<Response>): void {
  response.then(({ body }) => body?.cancel()).catch(() => {})
}
