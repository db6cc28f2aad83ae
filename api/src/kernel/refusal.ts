import type { ErrorCode } from '@palier/contract/kernel/errorCodes'
import type { LimitUnit } from '@palier/domain/kernel/limitUnits'

export type RefusalParams = Record<string, string | number> & { maxUnit?: LimitUnit }

/**
 * A refused request, by its code. `params` are figures for the message about it; `otherCodes` are further problems
 * worth reporting at once. `sentence` says more than the code, to administrators only.
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
