import type { z } from 'zod'
import type { ErrorCode } from './errorCodes.ts'

/**
 * Who may make a call. `open`: anyone. `user`: a signed-in person. `userOrService`: also our own services by their key.
 * `service`: only they. `admin`: a person whose admin role is active.
 */
export type Access = 'open' | 'user' | 'userOrService' | 'service' | 'admin'

/** A rate limit per address besides the general one. */
export type SpecialLimit = 'calendars' | 'guests' | 'invitationRequests' | 'registrations' | 'signIns'

export type Call<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  /** Requirement, or `D8`, `D17` for an extension. */
  item: string
  /** Summary for the documentation: a verb in the third person, no full stop. */
  summary: string
  method: 'GET' | 'POST'
  path: string
  /** Other paths with the same answer. */
  aliases: readonly string[]
  access: Access
  /** An open call that uses the caller's token if there is one. An expired one counts as none. */
  knowsCaller: boolean
  /** May be made with an API token; a `write` requires the scope `write`. */
  scripts: boolean
  limit: SpecialLimit | null
  /** A write has an idempotency key and is never retried without one. */
  write: boolean
  /** Not a `write`, but it uses up a token, charges a card, counts or sends something: it is never retried. */
  spends: boolean
  /**
   * How long the answer may take. `long`: processes all trades of a file, or waits for the payment provider.
   * `untilEvent`: a long poll.
   */
  duration: 'short' | 'long' | 'untilEvent'
  /** Not part of the original contract: another server may answer 404. */
  extension: boolean
  /** Takes a multipart body with a file instead of JSON. */
  multipart: boolean
  input: Input
  output: Output
  /** Data beside the main data, if any. */
  additional: z.ZodType | null
  /** Documented refusals besides the common ones. */
  errors: readonly ErrorCode[]
}

type Definition<Input extends z.ZodType, Output extends z.ZodType> = Pick<
  Call<Input, Output>,
  'item' | 'summary' | 'path' | 'access' | 'input' | 'output'
> &
  Partial<Call<Input, Output>>

/** One REST call as a value: the server mounts it, the client sends it, the documentation prints it. */
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
