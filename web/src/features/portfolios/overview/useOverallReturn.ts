import { useMemo } from 'react'
import { useFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { Currency } from '@palier/domain/market/currency'
import type { useOverallReturn_query$key } from '../../../__generated__/useOverallReturn_query.graphql.ts'
import { returnDaysOf, type ReturnDay } from './returnSpans.ts'

export interface OverallReturn {
  readonly currency: Currency
  readonly isSample: boolean
  /** None where nothing has been measured yet. */
  readonly days: readonly ReturnDay[]
  /** Symbol of the fund that follows the market; null where it has no prices. */
  readonly benchmark: string | null
  readonly nextIncome:
    | { readonly date: string; readonly symbol: string; readonly amount: string; readonly isDeclared: boolean }
    | null
    | undefined
}

/* eslint-disable relay/unused-fields -- the return is handed on whole to the table and the chart */
/** The return of all portfolios in the last year beside the market; null while it is not known. */
export function useOverallReturn(query: useOverallReturn_query$key): OverallReturn | null {
  const { viewer } = useFragment(
    graphql`
      fragment useOverallReturn_query on Query {
        viewer {
          performance(days: 366, isBesideMarket: true) {
            currency
            isSample
            line {
              firstDate
              timeWeighted
              benchmark
            }
            benchmark {
              symbol
            }
            nextIncome {
              date
              symbol
              amount
              isDeclared
            }
          }
        }
      }
    `,
    query,
  )
  const performance = viewer?.performance
  return useMemo(
    () =>
      performance
        ? { ...performance, days: returnDaysOf(performance.line), benchmark: performance.benchmark?.symbol ?? null }
        : null,
    [performance],
  )
}
