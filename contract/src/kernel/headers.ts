/** Headers of a call. */
export const HEADERS = {
  language: 'app-language',
  preproductionKey: 'preproduction-key',
  idempotencyKey: 'idempotency-key',
  requestId: 'x-request-id',
  /** Authenticates our own services, so that the client address they forward is trusted. */
  serviceKey: 'x-palier-service',
} as const
