export const HEADERS = {
  language: 'app-language',
  preproductionKey: 'preproduction-key',
  idempotencyKey: 'idempotency-key',
  /** `true` for the stored response of an earlier request with the same key. */
  idempotencyReplayed: 'idempotency-replayed',
  requestId: 'x-request-id',
  /** Authenticates our own services, so that their forwarded client address is trusted. */
  serviceKey: 'x-palier-service',
  /**
   * Request header of reads: the digest of the caller's cached response, or any other text without
   * one. The server returns the digest of its response, and omits the body if it matches.
   */
  knownAnswer: 'x-palier-known-answer',
  answerDigest: 'x-palier-answer-digest',
} as const

/** Accept header of callers that want the data without the envelope. */
export const BARE_DATA_TYPE = 'application/vnd.palier.data+json'
