import type { Access, Call } from '@palier/contract/kernel/call'
import type { z } from 'zod'
import type { BoundServices } from '../../services/services.ts'
import type { Written } from '../../kernel/paged.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Language, Viewer } from '../../services/kernel/viewer.ts'

/** Context of every call. For writes, `services` is bound to the write's transaction. */
export type CallContext = {
  language: Language
  now: Date
  /** Caller's key in rate limits: an IPv4 address or an IPv6 network. */
  address: string
  /** Idempotency key of a write; null if not given. */
  requestKey: string | null
  /** Aborts if the client disconnects. */
  signal: AbortSignal
  services: BoundServices
}

export type Reply<Data> = { data: Data; additionalData?: unknown }

export type Rule =
  /** Refuses members with termsNotAccepted until they accept the current terms. */
  | 'acceptedTerms'
  /** Refuses guests with DemonstrationAccountNotAllowed. */
  | 'noGuests'

export type Route = {
  call: Call
  rules: readonly Rule[]
  /** True if the response contains a secret, which is then encrypted when stored for repetition. */
  encryptStoredResponse: boolean
  /** Validates the input. Throws Refusal before anything is read or written. */
  prepare(body: unknown, viewer: Viewer | null): Prepared
}

/**
 * Type of load: an export lasts as long as its reader, a computation uses the processor, and an
 * import has its own queue.
 */
export type HeavyKind = 'export' | 'computation' | 'import'

type Prepared = {
  /** Null if the call is not heavy. */
  heavy: HeavyKind | null
  before: ((context: CallContext) => Promise<void>) | null
  run(context: CallContext): Promise<Reply<unknown>>
  /** Runs after the write's transaction, committed or not. Must not fail. */
  after: (() => Promise<void>) | null
}

type Request<Input extends z.ZodType, Who> = CallContext & { input: z.output<Input>; viewer: Who }

type Handle<Input extends z.ZodType, Output extends z.ZodType, Who> = (
  request: Request<Input, Who>,
) => Promise<Reply<z.input<Output>> | Reply<Written<z.input<Output>>>>

type HandleAfter<Input extends z.ZodType, Output extends z.ZodType, Begun> = (
  request: Request<Input, Viewer> & { begun: Begun },
) => Promise<Reply<z.input<Output>> | Reply<Written<z.input<Output>>>>

type UserOptions<Input = unknown> = {
  rules?: readonly Rule[]
  /** May depend on the input. */
  heavy?: HeavyKind | ((input: Input) => HeavyKind | null)
  encryptStoredResponse?: boolean
}

export function forUser<Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
  handle: Handle<Input, Output, Viewer>,
  options: UserOptions<z.output<Input>> = {},
): Route {
  expectAccess(call, ['user'])
  return forViewer(call, handle, options)
}

/**
 * Call with work before the write's transaction: slow work, and work that must last if the write is
 * refused. The result of `begin` is passed as `begun`, and to `end` after the transaction,
 * committed or not.
 */
export function forUserAfter<Input extends z.ZodType, Output extends z.ZodType, Begun>(
  call: Call<Input, Output>,
  begin: (request: Request<Input, Viewer>) => Promise<Begun>,
  handle: HandleAfter<Input, Output, Begun>,
  options: UserOptions<z.output<Input>> & { end?: (services: BoundServices, begun: Begun) => Promise<void> } = {},
): Route {
  expectAccess(call, ['user'])
  return forViewerAfter(call, begin, handle, options)
}

/** Like `forUserAfter`, for an administrator. */
export function forAdminAfter<Input extends z.ZodType, Output extends z.ZodType, Begun>(
  call: Call<Input, Output>,
  begin: (request: Request<Input, Viewer>) => Promise<Begun>,
  handle: HandleAfter<Input, Output, Begun>,
): Route {
  expectAccess(call, ['admin'])
  return forViewerAfter(call, begin, handle, {})
}

function forViewerAfter<Input extends z.ZodType, Output extends z.ZodType, Begun>(
  call: Call<Input, Output>,
  begin: (request: Request<Input, Viewer>) => Promise<Begun>,
  handle: HandleAfter<Input, Output, Begun>,
  options: UserOptions<z.output<Input>> & { end?: (services: BoundServices, begun: Begun) => Promise<void> },
): Route {
  return prepareForViewer(call, options, (sent) => {
    let begun: { value: Begun; services: BoundServices } | null = null
    return {
      before: async (context) => {
        begun = { value: await begin({ ...context, ...sent }), services: context.services }
      },
      after: async () => {
        if (begun) await options.end?.(begun.services, begun.value)
      },
      run: async (context) => {
        if (!begun) throw new Error(`Route run before it was begun: ${call.path}`)
        return handle({ ...context, ...sent, begun: begun.value })
      },
    }
  })
}

export function forAdmin<Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
  handle: Handle<Input, Output, Viewer>,
): Route {
  expectAccess(call, ['admin'])
  return forViewer(call, handle, {})
}

function forViewer<Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
  handle: Handle<Input, Output, Viewer>,
  options: UserOptions<z.output<Input>>,
): Route {
  return prepareForViewer(call, options, (sent) => ({
    before: null,
    after: null,
    run: (context) => handle({ ...context, ...sent }),
  }))
}

function prepareForViewer<Input extends z.ZodType>(
  call: Call<Input>,
  { rules = [], encryptStoredResponse = false, heavy }: UserOptions<z.output<Input>>,
  prepare: (sent: { input: z.output<Input>; viewer: Viewer }) => Omit<Prepared, 'heavy'>,
): Route {
  return {
    call,
    rules,
    encryptStoredResponse,
    prepare(body, viewer) {
      if (!viewer) throw new Refusal('notAuthenticated')
      const input = readInput(call.input, body)
      refuseOtherUser(input, viewer)
      const kind = typeof heavy === 'function' ? heavy(input) : (heavy ?? null)
      return { heavy: kind, ...prepare({ input, viewer }) }
    },
  }
}

/** Call whose response does not depend on the caller. */
export function forAnyone<Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
  handle: Handle<Input, Output, null>,
): Route {
  expectAccess(call, ['open', 'userOrService', 'service'])
  return forAll(call, (request) => handle({ ...request, viewer: null }))
}

/** Open call that uses the caller's identity if signed in. */
export function optionalUser<Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
  handle: Handle<Input, Output, Viewer | null>,
): Route {
  expectAccess(call, ['open'])
  return forAll(call, handle)
}

function forAll<Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
  handle: Handle<Input, Output, Viewer | null>,
): Route {
  return {
    call,
    rules: [],
    encryptStoredResponse: false,
    prepare(body, viewer) {
      const input = readInput(call.input, body)
      return { heavy: null, before: null, after: null, run: (context) => handle({ ...context, input, viewer }) }
    },
  }
}

/** A route with another access than its call is a defect, found at startup. */
function expectAccess({ path, access }: Call, expected: readonly Access[]): void {
  if (!expected.includes(access)) throw new Error(`${path} is mounted for ${expected.join(', ')}, but is ${access}.`)
}

function readInput<Input extends z.ZodType>(schema: Input, body: unknown): z.output<Input> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new Refusal('parameter_invalid_empty', { field: parsed.error.issues[0]?.path.join('.') || 'body' })
}

/**
 * Refuses another user's id like an unknown one, so that the caller cannot learn which ids exist.
 */
function refuseOtherUser(input: unknown, { userId }: Viewer): void {
  if (typeof input !== 'object' || input === null || !('userId' in input)) return
  if (input.userId !== userId) throw new Refusal('resource_missing')
}
