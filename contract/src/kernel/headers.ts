/** Headers of a call. */
export const HEADERS = {
  language: 'app-language',
  preproductionKey: 'preproduction-key',
  idempotencyKey: 'idempotency-key',
  /** Of an answer: `true` if it is the stored answer of an earlier request with the same key. */
  idempotencyReplayed: 'idempotency-replayed',
  requestId: 'x-request-id',
  /** Authenticates our own services, so that the client address they forward is trusted. */
  serviceKey: 'x-palier-service',
  /**
   * Sent with a call that reads: the digest of the answer that the caller still has, or any other text where it has none.
   * A server that knows this header sends the digest of its answer along, and no answer where the caller has it.
   */
  knownAnswer: 'x-palier-known-answer',
  answerDigest: 'x-palier-answer-digest',
} as const

/** Accepted type of a caller that wants the data of an answer without the envelope, to pass it on as a file. */
export const BARE_DATA_TYPE = 'application/vnd.palier.data+json'
