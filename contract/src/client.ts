import type { Call, OutputOf, SentInputOf } from './kernel/call.ts'
import { type ApiError, codeOf, envelope, errorsOf } from './kernel/envelope.ts'
import { ERROR_CODES, type ErrorCode } from './kernel/errorCodes.ts'

/** The transport throws only if it received no response. */
export type Sent = { call: Call; body: string | null }
export type Received = { status: number; body: unknown }
type Transport = (sent: Sent) => Promise<Received>

/** Refusal, or a response that violates the contract. `code` is that of the first error. */
export class RestError extends Error {
  override readonly name = 'RestError'
  readonly code: ErrorCode
  readonly status: number
  readonly errors: readonly ApiError[]

  constructor(path: string, status: number, errors: readonly ApiError[], options?: ErrorOptions) {
    const code = errors[0] ? codeOf(errors[0]) : 'unknown'
    super(`${path} answered ${status} ${code}`, options)
    this.code = code
    this.status = status
    this.errors = errors
  }
}

/** True if the server lacks this extension. An unknown id is also a 404, so only the code decides. */
export function isMissingExtension(call: Call, error: unknown): boolean {
  return call.extension && error instanceof RestError && error.code === 'UnknownRoute'
}

export type Answer<C extends Call> = { data: OutputOf<C>; additionalData: unknown; isReplayed?: boolean | undefined }

/** Validated responses by body: a transport may return the same body again. */
const checked = new WeakMap<object, { call: Call; answer: Answer<Call> }>()

export function createClient(transport: Transport) {
  async function sendWhole<C extends Call>(call: C, input: SentInputOf<C>): Promise<Answer<C>> {
    const sent = call.input.parse(input)
    const { status, body } = await transport({ call, body: call.method === 'GET' ? null : JSON.stringify(sent) })

    const known = typeof body === 'object' && body !== null ? checked.get(body) : undefined
    // Same call, so same output type.
    if (known?.call === call) return known.answer as Answer<C>
    const parsed = envelope.safeParse(body)
    if (!parsed.success) throw new RestError(call.path, status, [{ errorCode: bareCodeOf(call, status) }])
    if (!parsed.data.success) throw new RestError(call.path, status, errorsOf(parsed.data))

    // Null is a valid response of some calls, an empty object of others.
    const { data: given = null } = parsed.data
    const isNothing = given === null && !call.output.safeParse(null).success
    const data = call.output.safeParse(isNothing ? {} : given)
    if (!data.success) {
      throw new RestError(call.path, status, [{ errorCode: 'InternalServerError' }], { cause: data.error })
    }
    const { additionalData, isReplayed } = parsed.data
    const answer = { data: data.data as OutputOf<C>, additionalData, ...(isReplayed && { isReplayed }) }
    checked.set(body as object, { call, answer })
    return answer
  }

  return {
    /** Returns data and additional data. Throws RestError. */
    sendWhole,
    async send<C extends Call>(call: C, input: SentInputOf<C>): Promise<OutputOf<C>> {
      return (await sendWhole(call, input)).data
    },
  }
}

export type Client = ReturnType<typeof createClient>

/** Code of a response without an envelope, by status. */
function bareCodeOf(call: Call, status: number): ErrorCode {
  if (status === 401) {
    // Limits also use 401, on calls that create limited items.
    const limit = call.errors.find((code) => code !== 'notAuthenticated' && ERROR_CODES[code].status === 401)
    return limit ?? (call.access === 'open' ? 'InternalServerError' : 'notAuthenticated')
  }
  if (status === 403) return 'notAdmin'
  if (status === 404) return 'resource_missing'
  if (status === 413) return 'RequestTooLarge'
  if (status === 429) return 'operationsLimitReached'
  if (status === 502 || status === 503 || status === 504) return 'ServiceUnavailable'
  return 'InternalServerError'
}
