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

/** Loads a stock by its id in page addresses and retains it in the store. Null if unknown. */
export function useStockById(): (stockId: string) => Promise<FoundStock | null> {
  const fetchStock = useRetainedFetch<useStockByIdQuery>(query)
  return useCallback(async (stockId) => (await fetchStock({ stockId }))?.viewer?.stock ?? null, [fetchStock])
}
