import type { ErrorCode as Code } from '@palier/contract/kernel/errorCodes'

/** What stops a change and is an answer, not an error: the reader tells it by its code and shows its sentence. */
export abstract class Refused extends Error {
  abstract readonly code: Code
  /** The input to blame where one alone is, by its name among what the change takes. */
  readonly field: string | null = null
  readonly retryAfterSeconds: number | null = null
}

/** A refusal with nothing to say beside its code. */
export class Refusal extends Refused {
  override readonly name = 'Refusal'
  readonly code: Code
  /** All codes in order, the first of which is `code`. */
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

/** Of an argument that is a whole number within bounds, and is not. */
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

/** Of a token that lacks a right: to write, or what no token has, to act on the account itself. */
export class MissingScope extends Refusal {
  /** Which right it is; its sentence differs by it. */
  readonly unit: 'write' | 'account'

  constructor(scope: 'write' | 'account') {
    super('MissingScope')
    this.unit = scope
  }
}

/** The sale that finds too few shares on its day. */
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
  readonly unit: string
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
  unit: string
  planName?: string | null
  retryAfterSeconds?: number | null
}
