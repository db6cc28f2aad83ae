import { graphql, readInlineData } from 'relay-runtime'
import type { refusal_problem$key } from '../../__generated__/refusal_problem.graphql.ts'
import { limitUnitNamed } from '@palier/domain/kernel/limitUnits'
import { refusalNamed } from '@palier/domain/kernel/refusalNames'

/** Why a mutation has no payload. */
export interface Problem {
  /** At least one code; several if the server gave several reasons. */
  readonly codes: readonly [string, ...string[]]
  /** No response arrived. */
  readonly isUnanswered: boolean
  /** Set if waiting helps. */
  readonly retryAfterSeconds?: number
  readonly maximum?: number
  readonly unit?: string
  /** Plan that allows the operation. */
  readonly planName?: string
  /** Input field at fault. */
  readonly field?: string
  /** A sale of more shares than are held on its day. */
  readonly oversell?: Oversell
}

export interface Oversell {
  readonly held: string
  readonly asked: string
  /** Day of the sale, as a plain date. */
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
