import { RestError } from '@palier/contract/client'
import { codeOf } from '@palier/contract/kernel/envelope'
import type { ErrorCode as Code } from '@palier/contract/kernel/errorCodes'
import { LIMIT_UNITS } from '@palier/domain/kernel/limitUnits'
import { z } from 'zod'
import { ServiceUnavailable } from '../../rest/serviceUnavailable.ts'
import { builder } from './builder.ts'
import { LimitUnit } from './limitUnit.ts'
import { RefusalCode } from './refusalCode.ts'
import { sentenceOf } from './refusalSentence.ts'
import { LimitRefusal, MissingScope, type OversellFacts, Refusal, Refused } from './refusal.ts'
import { graphFieldOf } from './wireFields.ts'

export const RefusalInterface = builder.interfaceRef<Refused>('Refusal').implement({
  description: 'A refusal.',
  fields: (t) => ({
    code: t.expose('code', { type: RefusalCode, description: 'Code of the refusal.' }),
    message: t.string({
      description:
        'The refusal as a sentence in French or English, by the header `app-language`, else `Accept-Language`.',
      resolve: (refused, _arguments, { operation }) => sentenceOf(refused, operation.caller.language),
    }),
    field: t.exposeString('field', {
      nullable: true,
      description: 'Name of the input field refused; null unless exactly one is at fault.',
    }),
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', {
      nullable: true,
      description: 'Seconds to wait before trying again; null when waiting does not help.',
    }),
  }),
})

const Oversell = builder.objectRef<OversellFacts>('Oversell').implement({
  description: 'Details of a sale of more shares than are held on its day.',
  fields: (t) => ({
    held: t.expose('held', { type: 'Decimal', description: 'Number of shares held on that day.' }),
    asked: t.expose('asked', { type: 'Decimal', description: 'Number of shares of the sale.' }),
    date: t.expose('date', { type: 'Date', description: 'Date of the sale.' }),
    lotId: t.exposeString('lotId', {
      description: 'Id of the lot of the sale, which may be another one than the lot written.',
    }),
  }),
})

builder.objectType(Refusal, {
  name: 'Problem',
  description: 'Refusal fully described by its code.',
  interfaces: [RefusalInterface],
  fields: (t) => ({
    codes: t.field({
      type: [RefusalCode],
      description: 'All codes of the refusal, in order; the first is `code`.',
      resolve: ({ codes }) => [...codes],
    }),
    oversell: t.expose('oversell', {
      type: Oversell,
      nullable: true,
      description: 'With OVERSOLD, details of the sale; null otherwise.',
    }),
  }),
})

builder.objectType(LimitRefusal, {
  name: 'LimitProblem',
  description: 'Refusal because a limit is reached.',
  interfaces: [RefusalInterface],
  fields: (t) => ({
    maximum: t.exposeInt('maximum', { description: 'Maximum allowed.' }),
    unit: t.expose('unit', { type: LimitUnit, nullable: true, description: 'Unit of the limit; null if unknown.' }),
    planName: t.exposeString('planName', {
      nullable: true,
      description: 'With BEYOND_PLAN, the cheapest plan under which it can be changed; null when there is none.',
    }),
  }),
})

const LIMIT_CODES: ReadonlySet<Code> = new Set([
  'operationsLimitReached',
  'listLimitReached',
  'portfolioLimitReached',
  'BeyondPlan',
])

/** Converts refusals of the API to `Refused` errors; throws other errors unchanged. */
export async function orRefusal<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    throw refusalIn(error) ?? error
  }
}

/** Null for an unexpected error. */
export function refusalIn(error: unknown): Refused | null {
  if (error instanceof Refused) return error
  if (error instanceof RestError && LIMIT_CODES.has(error.code)) {
    const params = error.errors[0]?.params
    const maximum = Number(params?.n)
    if (Number.isInteger(maximum)) {
      const unit = Object.values(LIMIT_UNITS).find((known) => known === params?.maxUnit) ?? null
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
  // Input beyond the bounds of the contract is refused before it is sent.
  if (error instanceof z.ZodError) {
    const field = graphFieldOf(error.issues[0]?.path.join('.') ?? '')
    return new Refusal(field === 'after' ? 'BadCursor' : 'parameter_invalid_empty', { field, cause: error })
  }
  if (!(error instanceof RestError)) return null
  const params = error.errors[0]?.params
  if (error.code === 'MissingScope') return new MissingScope(params?.scope === 'write' ? 'write' : 'account')
  const oversell = error.code === 'invalidLotQuantity' ? oversellIn(params) : null
  if (oversell) return new Refusal('Oversold', { oversell, cause: error })
  return new Refusal(error.code, {
    codes: error.errors.length > 0 ? error.errors.map(codeOf) : [error.code],
    retryAfterSeconds: secondsOf(params?.retryAfterSeconds),
    field: graphFieldOf(String(params?.field ?? '')),
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
