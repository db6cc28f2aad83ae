import type { ErrorCode } from '@palier/contract/errorCodes'

export type RefusalParams = Record<string, string | number>

/** Something that the caller asked for and may not have, by its code. `params` are figures for the sentence about it. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  readonly params: RefusalParams | undefined

  constructor(code: ErrorCode, params?: RefusalParams) {
    super(code)
    this.code = code
    this.params = params
  }
}
