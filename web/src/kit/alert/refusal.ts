import { graphql, readInlineData } from 'relay-runtime'
import type { refusal_problem$key } from '../../__generated__/refusal_problem.graphql.ts'
import { limitUnitNamed } from '@palier/domain/kernel/limitUnits'
import { refusalNamed } from '@palier/domain/kernel/refusalNames'

export interface Problem {
  readonly codes: readonly [string, ...string[]]
  /** True if there was no response. */
  readonly isUnanswered: boolean
  readonly retryAfterSeconds?: number
  readonly maximum?: number
  readonly unit?: string
  readonly planName?: string
  readonly field?: string
  readonly oversell?: Oversell
}

export interface Oversell {
  readonly held: string
  readonly asked: string
  /** Date of the sale, YYYY-MM-DD. */
  readonly date: string
}

/** Every mutation selects its refusal once, on its whole result. */
export interface Refused {
  readonly refusal?: refusal_problem$key | null | undefined
}

export function problemIn({ refusal, limit }: Refused): Problem | null {
  const refused = refusal ?? limit
  return refused ? problemOf(refused) : null
}

function problemOf(refusal: refusal_problem$key): Problem {
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
