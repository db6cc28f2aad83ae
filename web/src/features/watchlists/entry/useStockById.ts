import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import { useRetainedFetch } from '../../../kit/relay/useRetainedFetch.ts'
import type { useStockByIdQuery, useStockByIdQuery$data } from '../../../__generated__/useStockByIdQuery.graphql.ts'

const query = graphql`
  query useStockByIdQuery($stockId: String!) {
    viewer {
      stock(stockId: $stockId) {
        ...AddEntryDialog_stock
      }
    }
  }
`

export type FoundStock = NonNullable<NonNullable<useStockByIdQuery$data['viewer']>['stock']>

/** Reads a stock by the id of its address and retains it in the store; null where there is none. */
export function useStockById(): (stockId: string) => Promise<FoundStock | null> {
  const fetchStock = useRetainedFetch<useStockByIdQuery>(query)
  return useCallback(async (stockId) => (await fetchStock({ stockId }))?.viewer?.stock ?? null, [fetchStock])
}
