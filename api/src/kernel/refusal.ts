import type { ErrorCode } from '@palier/contract/kernel/errorCodes'
import type { LimitUnit } from '@palier/domain/kernel/limitUnits'

export type RefusalParams = Record<string, string | number> & { maxUnit?: LimitUnit }

/**
 * Refused request. `params`: figures for the message. `otherCodes`: further problems. `sentence`:
 * details, for administrators only.
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
