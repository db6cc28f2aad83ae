import { useMemo } from 'react'
import { useFragment } from '../../../kit/relay/hooks.ts'
import { graphql, readInlineData } from 'relay-runtime'
import type { Currency } from '@palier/domain/market/currency'
import type { useOverallReturn_performance$key } from '../../../__generated__/useOverallReturn_performance.graphql.ts'
import type { useOverallReturn_query$key } from '../../../__generated__/useOverallReturn_query.graphql.ts'
import { returnDaysOf, type ReturnDay } from './returnSpans.ts'

export interface OverallReturn {
  readonly currency: Currency
  readonly isSample: boolean
  /** Empty if nothing has been measured yet. */
  readonly days: readonly ReturnDay[]
  /** Fund that tracks the market. Null if it has no prices. */
  readonly market: { readonly stockId: string; readonly symbol: string } | null
  /** Symbols of the compared returns, in the order of `others`. */
  readonly symbols: readonly string[]
}

export interface NextIncome {
  readonly date: string
  readonly symbol: string
  readonly amount: string
  readonly isDeclared: boolean
}

/* eslint-disable relay/unused-fields -- the return is handed on whole to the table and the chart */
/** Return of all portfolios over the last year, and the next payment. Null until known. */
export function useOverallReturn(
  query: useOverallReturn_query$key,
): (OverallReturn & { readonly nextIncome: NextIncome | null | undefined }) | null {
  const { viewer } = useFragment(
    graphql`
      fragment useOverallReturn_query on Query {
        viewer {
          performance(days: 366, isBesideMarket: true) {
            ...useOverallReturn_performance
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
    () => (performance ? { ...readOverallReturn(performance), nextIncome: performance.nextIncome } : null),
    [performance],
  )
}

export function readOverallReturn(performance: useOverallReturn_performance$key): OverallReturn {
  const { line, benchmark, ...facts } = readInlineData(
    graphql`
      fragment useOverallReturn_performance on Performance @inline {
        currency
        isSample
        line {
          firstDate
          timeWeighted
          benchmark
          purchases
          sales
          payments
        }
        benchmark {
          stockId
          symbol
        }
      }
    `,
    performance,
  )
  return {
    ...facts,
    days: returnDaysOf(line),
    market: benchmark ?? null,
    symbols: benchmark ? [benchmark.symbol] : [],
  }
}
