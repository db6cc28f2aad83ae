import type { Access, Call } from '@palier/contract/call'
import type { z } from 'zod'
import type { BoundServices } from '../services.ts'
import { Refusal } from '../services/refusal.ts'
import type { Language, Viewer } from '../services/viewer.ts'

/** What every call is made with, whoever makes it. On a write `services` is bound to that write's transaction. */
export type Circumstances = { language: Language; now: Date; services: BoundServices }

export type Reply<Data> = { data: Data; additionalData?: unknown }

/** A limit beside the general one, counted by address. */
export type SpecialLimit = 'guests'

/** One mounted call. */
export type Route = {
  call: Call
  limit: SpecialLimit | null
  /** Checks what was sent; answers what remains to be done. Throws Refusal before anything is read or written. */
  prepare(body: unknown, viewer: Viewer | null): (circumstances: Circumstances) => Promise<Reply<unknown>>
}

type Handle<Input extends z.ZodType, Output extends z.ZodType, Who> = (
  request: Circumstances & { input: z.output<Input>; viewer: Who },
) => Promise<Reply<z.input<Output>>>

type Options = { limit?: SpecialLimit }

/** A call for a signed-in person. */
export function forUser<Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
  handle: Handle<Input, Output, Viewer>,
): Route {
  expectAccess(call, ['user'])
  return {
    call,
    limit: null,
    prepare(body, viewer) {
      if (!viewer) throw new Refusal('notAuthenticated')
      const input = readInput(call.input, body)
      refuseOtherUser(input, viewer)
      return (circumstances) => handle({ ...circumstances, input, viewer })
    },
  }
}

/** A call whose answer is the same for everybody who may make it: anyone, or a person and our own services alike. */
export function forAnyone<Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
  handle: Handle<Input, Output, null>,
  { limit }: Options = {},
): Route {
  expectAccess(call, ['open', 'userOrService'])
  return {
    call,
    limit: limit ?? null,
    prepare(body) {
      const input = readInput(call.input, body)
      return (circumstances) => handle({ ...circumstances, input, viewer: null })
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
