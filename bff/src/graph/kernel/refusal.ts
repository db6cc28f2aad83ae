import type { ErrorCode as Code } from '@palier/contract/kernel/errorCodes'
import type { LimitUnit } from '@palier/domain/kernel/limitUnits'

/** Error returned as a result: clients check its code and show its sentence. */
export abstract class Refused extends Error {
  abstract readonly code: Code
  /** Input field at fault; null unless there is exactly one. */
  readonly field: string | null = null
  readonly retryAfterSeconds: number | null = null
}

/** Refusal fully described by its code. */
export class Refusal extends Refused {
  override readonly name = 'Refusal'
  readonly code: Code
  /** All codes in order; the first is `code`. */
  readonly codes: readonly Code[]
  override readonly retryAfterSeconds: number | null
  override readonly field: string | null
  readonly oversell: OversellFacts | null

  constructor(code: Code, details: RefusalDetails = {}) {
    const { codes = [code], retryAfterSeconds = null, field = null, oversell = null, cause } = details
    super(code, { cause })
    this.code = code
    this.codes = codes
    this.retryAfterSeconds = retryAfterSeconds
    this.field = field
    this.oversell = oversell
  }
}

/** For an integer argument out of its bounds. */
export class OutOfRange extends Refusal {
  readonly minimum: number
  readonly maximum: number
  readonly unit: string

  constructor(field: string, { minimum, maximum, unit }: { minimum: number; maximum: number; unit: string }) {
    super('OutOfRange', { field })
    this.minimum = minimum
    this.maximum = maximum
    this.unit = unit
  }
}

/** For an API token without the scope: `write`, or `account`, which no token has. */
export class MissingScope extends Refusal {
  /** Missing scope; decides the sentence. */
  readonly unit: 'write' | 'account'

  constructor(scope: 'write' | 'account') {
    super('MissingScope')
    this.unit = scope
  }
}

/** A sale of more shares than are held on its day. */
export type OversellFacts = { held: number; asked: number; date: string; lotId: string }

type RefusalDetails = ErrorOptions & {
  codes?: readonly Code[]
  retryAfterSeconds?: number | null
  field?: string | null
  oversell?: OversellFacts | null
}

export class LimitRefusal extends Refused {
  override readonly name = 'LimitRefusal'
  readonly code: Code
  readonly maximum: number
  readonly unit: LimitUnit | null
  readonly planName: string | null
  override readonly retryAfterSeconds: number | null

  constructor(code: Code, { maximum, unit, planName = null, retryAfterSeconds = null, cause }: LimitDetails) {
    super(code, { cause })
    this.code = code
    this.maximum = maximum
    this.unit = unit
    this.planName = planName
    this.retryAfterSeconds = retryAfterSeconds
  }
}

type LimitDetails = ErrorOptions & {
  maximum: number
  unit: LimitUnit | null
  planName?: string | null
  retryAfterSeconds?: number | null
}
