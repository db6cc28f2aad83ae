import { type ErrorCode as Code } from '@palier/contract/errorCodes'
import { RestError } from '@palier/contract/client'
import { ServiceUnavailable } from '../rest/serviceUnavailable.ts'
import { builder } from './builder.ts'
import { ErrorCode } from './enums.ts'

/** A refusal that is an answer: the reader has words for its code. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: Code

  constructor(code: Code, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}

export class LimitRefusal extends Error {
  override readonly name = 'LimitRefusal'
  readonly code: Code
  readonly maximum: number
  readonly unit: string

  constructor(code: Code, maximum: number, unit: string, options?: ErrorOptions) {
    super(code, options)
    this.code = code
    this.maximum = maximum
    this.unit = unit
  }
}

builder.objectType(Refusal, {
  name: 'Problem',
  description: 'A refusal. The words live with the reader.',
  fields: (t) => ({ code: t.expose('code', { type: ErrorCode }) }),
})

builder.objectType(LimitRefusal, {
  name: 'LimitProblem',
  description: 'A refusal because so many of something are allowed and no more.',
  fields: (t) => ({
    code: t.expose('code', { type: ErrorCode }),
    maximum: t.exposeInt('maximum'),
    unit: t.exposeString('unit'),
  }),
})

const LIMIT_CODES: ReadonlySet<Code> = new Set(['operationsLimitReached', 'listLimitReached', 'portfolioLimitReached'])

/** What the api refused, as the answer of a mutation. Throws Refusal or LimitRefusal; anything unexpected as it is. */
export async function orRefusal<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    throw refusalOf(error) ?? error
  }
}

/** The same where the schema knows no limit: its code alone is told. */
export async function orPlainRefusal<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await orRefusal(work)
  } catch (error) {
    throw error instanceof LimitRefusal ? new Refusal(error.code, { cause: error.cause }) : error
  }
}

function refusalOf(error: unknown): Refusal | LimitRefusal | null {
  if (error instanceof ServiceUnavailable) return new Refusal(error.code, { cause: error })
  if (!(error instanceof RestError)) return null
  const params = error.errors[0]?.params
  const maximum = Number(params?.n)
  if (LIMIT_CODES.has(error.code) && Number.isInteger(maximum)) {
    return new LimitRefusal(error.code, maximum, String(params?.maxUnit ?? ''), { cause: error })
  }
  return new Refusal(error.code, { cause: error })
}
