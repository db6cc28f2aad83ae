import { graphql, readInlineData } from 'relay-runtime'
import type { refusal_problem$key } from '../../__generated__/refusal_problem.graphql.ts'
import { limitUnitNamed } from '@palier/domain/kernel/limitUnits'
import { refusalNamed } from '@palier/domain/kernel/refusalNames'

/** Why a mutation has no payload. */
export interface Problem {
  /** Never empty; more than one where the server named several reasons. */
  readonly codes: readonly [string, ...string[]]
  /** The request brought no answer at all. */
  readonly isUnanswered: boolean
  /** Where waiting helps. */
  readonly retryAfterSeconds?: number
  readonly maximum?: number
  readonly unit?: string
  /** The plan that would allow it. */
  readonly planName?: string
  /** The one input to blame, by its name in the contract. */
  readonly field?: string
  /** A sale of more shares than are held on its day. */
  readonly oversell?: Oversell
}

export interface Oversell {
  readonly held: string
  readonly asked: string
  /** Of the sale, a plain date. */
  readonly date: string
}

/** Every mutation selects its refusal once, on its whole result. */
export interface Refused {
  readonly refusal?: refusal_problem$key | null | undefined
}

/** Why a mutation was refused. */
export function problemOf(refusal: refusal_problem$key): Problem {
  const {
    code,
    codes = [],
    retryAfterSeconds,
    maximum,
    unit,
    planName,
    field,
    oversell,
  } = readInlineData(
    graphql`
      fragment refusal_problem on Refusal @inline {
        code
        field
        retryAfterSeconds
        ... on Problem {
          codes
          oversell {
            held
            asked
            date
          }
        }
        ... on LimitProblem {
          maximum
          unit
          planName
        }
      }
    `,
    refusal,
  )
  const [first = code, ...others] = codes
  const named = limitUnitNamed(unit)
  return {
    codes: [refusalNamed(first), ...others.map(refusalNamed)],
    isUnanswered: false,
    ...(retryAfterSeconds == null ? {} : { retryAfterSeconds }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(named === undefined ? {} : { unit: named }),
    ...(planName == null ? {} : { planName }),
    ...(field == null ? {} : { field }),
    ...(oversell == null ? {} : { oversell: { held: oversell.held, asked: oversell.asked, date: oversell.date } }),
  }
}
