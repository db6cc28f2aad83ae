import type { z } from 'zod'
import type { ErrorCode } from './errorCodes.ts'

/**
 * Required authentication.
 * - `open`: none.
 * - `user`: a signed-in user.
 * - `userOrService`: a user, or our services by their key.
 * - `service`: only our services.
 * - `admin`: a user with an active admin role.
 */
export type Access = 'open' | 'user' | 'userOrService' | 'service' | 'admin'

/** Rate limit per address, in addition to the general one. */
export type SpecialLimit = 'calendars' | 'guests' | 'invitationRequests' | 'registrations' | 'signIns'

export type Call<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  /** Requirement, or `D8`, `D17` for an extension. */
  item: string
  /** For the documentation: a verb in the third person, no full stop. */
  summary: string
  method: 'GET' | 'POST'
  path: string
  /** Other paths with the same response. */
  aliases: readonly string[]
  access: Access
  /** Open call that uses the caller's token, if any. An expired token is ignored. */
  knowsCaller: boolean
  /** Accepts API tokens; a `write` requires the scope `write`. */
  scripts: boolean
  limit: SpecialLimit | null
  /** A write has an idempotency key and is never retried without one. */
  write: boolean
  /** Not a `write`, but consumes a token, charges a card, counts or sends something: never retried. */
  spends: boolean
  /**
   * Duration class. `long`: processes a whole file, or waits for the payment provider.
   * `untilEvent`: a long poll.
   */
  duration: 'short' | 'long' | 'untilEvent'
  /** Not part of the original contract: another server may return 404. */
  extension: boolean
  /** Multipart body with a file instead of JSON. */
  multipart: boolean
  input: Input
  output: Output
  additional: z.ZodType | null
  errors: readonly ErrorCode[]
}

type Definition<Input extends z.ZodType, Output extends z.ZodType> = Pick<
  Call<Input, Output>,
  'item' | 'summary' | 'path' | 'access' | 'input' | 'output'
> &
  Partial<Call<Input, Output>>

export function call<Input extends z.ZodType, Output extends z.ZodType>(
  definition: Definition<Input, Output>,
): Call<Input, Output> {
  return {
    method: 'POST',
    aliases: [],
    write: false,
    spends: false,
    duration: 'short',
    extension: false,
    knowsCaller: false,
    scripts: false,
    limit: null,
    multipart: false,
    additional: null,
    errors: [],
    ...definition,
  }
}

export type InputOf<C extends Call> = z.output<C['input']>
export type SentInputOf<C extends Call> = z.input<C['input']>
export type OutputOf<C extends Call> = z.output<C['output']>
