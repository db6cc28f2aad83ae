import type { Access, Call } from '@palier/contract/kernel/call'
import type { z } from 'zod'
import type { BoundServices } from '../../services/services.ts'
import type { Written } from '../../kernel/paged.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Language, Viewer } from '../../services/kernel/viewer.ts'

/** What every call is made with, whoever makes it. On a write `services` is bound to that write's transaction. */
export type CallContext = {
  language: Language
  now: Date
  /** The caller, as limits count them: an IPv4 address or an IPv6 network. */
  address: string
  /** What the caller calls this write, the same when it is sent again; null where it is not said. */
  requestKey: string | null
  /** Aborted when whoever asked has gone. */
  signal: AbortSignal
  services: BoundServices
}

export type Reply<Data> = { data: Data; additionalData?: unknown }

/** Rules that a route adds to its call's access. */
export type Rule =
  /** A member is refused with termsNotAccepted until they accept the current terms. */
  | 'acceptedTerms'
  /** A guest is refused with DemonstrationAccountNotAllowed. */
  | 'noGuests'

/** One mounted call. */
export type Route = {
  call: Call
  rules: readonly Rule[]
  /** Its answer contains a secret: it is stored encrypted, for a write sent twice. */
  encryptStoredResponse: boolean
  /** Checks what was sent; answers what remains to be done. Throws Refusal before anything is read or written. */
  prepare(body: unknown, viewer: Viewer | null): Prepared
}

/**
 * How a heavy call loads the service: an export lasts as long as its reader, a computation holds the processor, an import
 * has a queue of its own.
 */
export type HeavyKind = 'export' | 'computation' | 'import'

type Prepared = {
  /** Null for a call that is not heavy. */
  heavy: HeavyKind | null
  /** To be done before the write's transaction, if anything. */
  before: ((context: CallContext) => Promise<void>) | null
  run(context: CallContext): Promise<Reply<unknown>>
  /** To be done when the write's transaction has ended, whichever way; it must not fail. */
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
  /** The kind of a heavy call, which may depend on its input. */
  heavy?: HeavyKind | ((input: Input) => HeavyKind | null)
  encryptStoredResponse?: boolean
}

/** A call for a signed-in person. */
export function forUser<Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
  handle: Handle<Input, Output, Viewer>,
  options: UserOptions<z.output<Input>> = {},
): Route {
  expectAccess(call, ['user'])
  return forViewer(call, handle, options)
}

/**
 * A call with work before the transaction of its write: what is slow, and what must last when the write is refused.
 * What `begin` answers is handed on as `begun`, and to `end` when the transaction has ended, whichever way.
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

/** The same for an administrator. */
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

/** A call for an administrator. */
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

/** A call whose answer is the same for everybody who may make it: anyone, or a person and our own services alike. */
export function forAnyone<Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
  handle: Handle<Input, Output, null>,
): Route {
  expectAccess(call, ['open', 'userOrService', 'service'])
  return forAll(call, (request) => handle({ ...request, viewer: null }))
}

/** An open call that looks at who asks, where somebody signed in does. */
export function forAnyoneKnown<Input extends z.ZodType, Output extends z.ZodType>(
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

/** A route that is laxer or stricter than its call says is a mistake of ours, found when the service starts. */
function expectAccess({ path, access }: Call, expected: readonly Access[]): void {
  if (!expected.includes(access)) throw new Error(`${path} is mounted for ${expected.join(', ')}, but is ${access}.`)
}

function readInput<Input extends z.ZodType>(schema: Input, body: unknown): z.output<Input> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new Refusal('parameter_invalid_empty', { field: parsed.error.issues[0]?.path.join('.') || 'body' })
}

/** Naming somebody else answers like naming nobody: the caller learns nothing of who exists. */
function refuseOtherUser(input: unknown, { userId }: Viewer): void {
  if (typeof input !== 'object' || input === null || !('userId' in input)) return
  if (input.userId !== userId) throw new Refusal('resource_missing')
}
