import { RestError } from '@palier/contract/client'
import { codeOf } from '@palier/contract/kernel/envelope'
import type { ErrorCode as Code } from '@palier/contract/kernel/errorCodes'
import { z } from 'zod'
import { ServiceUnavailable } from '../../rest/serviceUnavailable.ts'
import { builder } from './builder.ts'
import { RefusalCode } from './refusalCode.ts'
import { sentenceOf } from './refusalSentence.ts'
import { graphFieldOf } from './wireFields.ts'

/** What stops a change and is an answer, not an error: the reader tells it by its code and shows its sentence. */
export abstract class Refused extends Error {
  abstract readonly code: Code
  /** The input to blame where one alone is, by its name among what the change takes. */
  readonly field: string | null = null
  readonly retryAfterSeconds: number | null = null
}

const RefusalInterface = builder.interfaceRef<Refused>('Refusal').implement({
  description: 'Why something was not done.',
  fields: (t) => ({
    code: t.expose('code', { type: RefusalCode }),
    message: t.string({
      description:
        'The same for people: a sentence in the language of the header `app-language`, else of `Accept-Language`: French or English.',
      resolve: (refused, _arguments, { operation }) => sentenceOf(refused, operation.caller.language),
    }),
    field: t.exposeString('field', {
      nullable: true,
      description: 'The input that was refused, by its name, where one alone is to blame.',
    }),
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', { nullable: true, description: 'Where waiting helps.' }),
  }),
})

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
type OversellFacts = { held: number; asked: number; date: string; lotId: string }

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

/** Of a change that was made of something which is no longer what the writer had read. */
export abstract class Conflict<Thing> extends Refused {
  readonly code = 'VersionConflict'
  /** What it is now, null when it is gone. */
  readonly current: Thing | null

  constructor(current: Thing | null, options?: ErrorOptions) {
    super('VersionConflict', options)
    this.current = current
  }
}

const Oversell = builder.objectRef<OversellFacts>('Oversell').implement({
  description: 'A sale of more shares than are held on its day.',
  fields: (t) => ({
    held: t.expose('held', { type: 'Decimal' }),
    asked: t.expose('asked', { type: 'Decimal' }),
    date: t.expose('date', { type: 'Date', description: 'Of the sale.' }),
    lotId: t.exposeString('lotId', { description: 'Of the sale, which may be another lot than the one written.' }),
  }),
})

builder.objectType(Refusal, {
  name: 'Problem',
  description: 'A refusal of which its code says everything.',
  interfaces: [RefusalInterface],
  fields: (t) => ({
    codes: t.field({
      type: [RefusalCode],
      description: 'Every code of the refusal, in order; the first is `code`.',
      resolve: ({ codes }) => [...codes],
    }),
    oversell: t.expose('oversell', {
      type: Oversell,
      nullable: true,
      description: 'With INVALID_LOT_QUANTITY, where it would sell more than is held.',
    }),
  }),
})

builder.objectType(LimitRefusal, {
  name: 'LimitProblem',
  description: 'A refusal because so many of something are allowed and no more.',
  interfaces: [RefusalInterface],
  fields: (t) => ({
    maximum: t.exposeInt('maximum'),
    unit: t.exposeString('unit'),
    planName: t.exposeString('planName', {
      nullable: true,
      description: 'With BEYOND_PLAN, the cheapest plan that opens it for writing; null where none does.',
    }),
  }),
})

/** What the types of all conflicts have alike. */
export const conflictType = { description: 'It was changed elsewhere meanwhile.', interfaces: [RefusalInterface] }

const LIMIT_CODES: ReadonlySet<Code> = new Set([
  'operationsLimitReached',
  'listLimitReached',
  'portfolioLimitReached',
  'BeyondPlan',
])

/** What the api refused, as the answer of a mutation. Throws Refusal or LimitRefusal; anything unexpected as it is. */
export async function orRefusal<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    throw refusalIn(error) ?? error
  }
}

/** What was refused, in the words of the graph; null for an error that nobody meant. */
export function refusalIn(error: unknown): Refused | null {
  if (error instanceof Refused) return error
  if (error instanceof RestError && LIMIT_CODES.has(error.code)) {
    const params = error.errors[0]?.params
    const maximum = Number(params?.n)
    if (Number.isInteger(maximum)) {
      const unit = String(params?.maxUnit ?? '')
      const retryAfterSeconds = secondsOf(params?.retryAfterSeconds)
      const planName = typeof params?.planName === 'string' ? params.planName : null
      return new LimitRefusal(error.code, { maximum, unit, planName, retryAfterSeconds, cause: error })
    }
  }
  return plainRefusalOf(error)
}

function plainRefusalOf(error: unknown): Refusal | null {
  if (error instanceof ServiceUnavailable) {
    return new Refusal(error.code, { retryAfterSeconds: error.retryAfterSeconds, cause: error })
  }
  // The contract bounds what a person may type, and refuses the rest before it is sent.
  if (error instanceof z.ZodError) {
    const field = graphFieldOf(error.issues[0]?.path.join('.') ?? '')
    return new Refusal(field === 'after' ? 'BadCursor' : 'parameter_invalid_empty', { field, cause: error })
  }
  if (!(error instanceof RestError)) return null
  const params = error.errors[0]?.params
  if (error.code === 'MissingScope') return new MissingScope(params?.scope === 'write' ? 'write' : 'account')
  return new Refusal(error.code, {
    codes: error.errors.length > 0 ? error.errors.map(codeOf) : [error.code],
    retryAfterSeconds: secondsOf(params?.retryAfterSeconds),
    field: graphFieldOf(String(params?.field ?? '')),
    oversell: error.code === 'invalidLotQuantity' ? oversellIn(params) : null,
    cause: error,
  })
}

function secondsOf(given: string | number | undefined): number | null {
  return typeof given === 'number' ? Math.ceil(given) : null
}

function oversellIn(params: Record<string, unknown> = {}): OversellFacts | null {
  const { held, asked, date, lotId } = params
  if (typeof held !== 'number' || typeof asked !== 'number' || typeof date !== 'string') return null
  return { held, asked, date, lotId: String(lotId ?? '') }
}
