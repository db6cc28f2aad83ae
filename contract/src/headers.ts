/** The headers that travel with a call besides its body. */
export const HEADERS = {
  language: 'app-language',
  preproductionKey: 'preproduction-key',
  idempotencyKey: 'idempotency-key',
  requestId: 'x-request-id',
} as const
