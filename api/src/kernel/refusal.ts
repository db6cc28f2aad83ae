import type { ErrorCode } from '@palier/contract/kernel/errorCodes'

export type RefusalParams = Record<string, string | number>

/**
 * Something that the caller asked for and may not have, by its code. `params` are figures for the sentence about it;
 * `otherCodes` are what else is wrong, where it is worth telling at once. `sentence` says more than the code, to
 * administrators only.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  readonly params: RefusalParams | undefined
  readonly otherCodes: readonly ErrorCode[]

  constructor(code: ErrorCode, params?: RefusalParams, otherCodes: readonly ErrorCode[] = [], sentence: string = code) {
    super(sentence)
    this.code = code
    this.params = params
    this.otherCodes = otherCodes
  }
}
