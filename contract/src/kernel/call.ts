import type { z } from 'zod'
import type { ErrorCode } from './errorCodes.ts'

/**
 * Who may make a call. `open`: anyone. `user`: a signed-in person. `userOrService`: also our own services by their key.
 * `service`: only they. `admin`: a person whose admin role is active.
 */
export type Access = 'open' | 'user' | 'userOrService' | 'service' | 'admin'

/** A limit of calls an address may make, beside the general one. */
export type SpecialLimit = 'guests' | 'invitationRequests' | 'registrations' | 'signIns'

export type Call<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  /** The requirement that asks for it, or `D8`, `D17` for an extension. */
  item: string
  /** What the call does, in one line of the printed documentation: a verb in the third person, no full stop. */
  summary: string
  method: 'GET' | 'POST'
  path: string
  /** Other paths that answer the same. */
  aliases: readonly string[]
  access: Access
  /** An open call that looks at who asks, where a token comes along. One that has ended counts as none. */
  knowsCaller: boolean
  /** May be made with an API token: a `write` with one of the scope `write` only. */
  scripts: boolean
  limit: SpecialLimit | null
  /** A write carries an idempotency key and is never sent twice without one. */
  write: boolean
  /** No `write`, yet it uses up a token, charges a card, counts or sends something: it is never sent twice. */
  spends: boolean
  /**
   * When the answer is due. `long`: after all trades of a file were read or written, or the payment provider has
   * answered. `untilEvent`: when something happens.
   */
  duration: 'short' | 'long' | 'untilEvent'
  /** Unknown to the sources of the contract: a foreign server may answer 404 to it. */
  extension: boolean
  /** Takes a multipart body with a file instead of JSON. */
  multipart: boolean
  input: Input
  output: Output
  /** What travels beside the data, if anything. */
  additional: z.ZodType | null
  /** The refusals that the call documents beyond those any call may answer. */
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
