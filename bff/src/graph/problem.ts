import { RestError } from '@palier/contract/client'
import { codeOf } from '@palier/contract/envelope'
import type { ErrorCode as Code } from '@palier/contract/errorCodes'
import { z } from 'zod'
import { ServiceUnavailable } from '../rest/serviceUnavailable.ts'
import { builder } from './builder.ts'
import { ErrorCode } from './enums.ts'

/** A refusal that is an answer: the reader has words for its code. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: Code
  /** All codes in order, the first of which is `code`. */
  readonly codes: readonly Code[]
  readonly retryAfterSeconds: number | null

  constructor(code: Code, { codes = [code], retryAfterSeconds = null, cause }: RefusalDetails = {}) {
    super(code, { cause })
    this.code = code
    this.codes = codes
    this.retryAfterSeconds = retryAfterSeconds
  }
}

type RefusalDetails = ErrorOptions & { codes?: readonly Code[]; retryAfterSeconds?: number | null }

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
  fields: (t) => ({
    code: t.expose('code', { type: ErrorCode }),
    codes: t.field({
      type: [ErrorCode],
      description: 'Every code of the refusal, in order; the first is `code`.',
      resolve: ({ codes }) => [...codes],
    }),
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', { nullable: true, description: 'Where waiting helps.' }),
  }),
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
    throw error instanceof LimitRefusal ? (plainRefusalOf(error.cause) ?? error) : error
  }
}

function refusalOf(error: unknown): Refusal | LimitRefusal | null {
  if (error instanceof RestError && LIMIT_CODES.has(error.code)) {
    const params = error.errors[0]?.params
    const maximum = Number(params?.n)
    if (Number.isInteger(maximum)) {
      return new LimitRefusal(error.code, maximum, String(params?.maxUnit ?? ''), { cause: error })
    }
  }
  return plainRefusalOf(error)
}

function plainRefusalOf(error: unknown): Refusal | null {
  if (error instanceof ServiceUnavailable) return new Refusal(error.code, { cause: error })
  // The contract bounds what a person may type, and refuses the rest before it is sent.
  if (error instanceof z.ZodError) return new Refusal('parameter_invalid_empty', { cause: error })
  if (!(error instanceof RestError)) return null
  const seconds = error.errors[0]?.params?.retryAfterSeconds
  return new Refusal(error.code, {
    codes: error.errors.length > 0 ? error.errors.map(codeOf) : [error.code],
    retryAfterSeconds: typeof seconds === 'number' ? Math.ceil(seconds) : null,
    cause: error,
  })
}
