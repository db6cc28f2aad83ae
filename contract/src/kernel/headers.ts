/** The headers that travel with a call besides its body. */
export const HEADERS = {
  language: 'app-language',
  preproductionKey: 'preproduction-key',
  idempotencyKey: 'idempotency-key',
  requestId: 'x-request-id',
  /** Our own services prove themselves with it, so that the browser's address they pass on is believed. */
  serviceKey: 'x-palier-service',
} as const
