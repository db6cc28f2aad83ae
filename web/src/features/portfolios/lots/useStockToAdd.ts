import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import { useRetainedFetch } from '../../../kit/relay/useRetainedFetch.ts'
import type { useStockToAddQuery, useStockToAddQuery$data } from '../../../__generated__/useStockToAddQuery.graphql.ts'

const query = graphql`
  query useStockToAddQuery($stockId: String!) {
    viewer {
      stock(stockId: $stockId) {
        ...AddStockDialog_stock
      }
    }
  }
`

export type FoundStock = NonNullable<NonNullable<useStockToAddQuery$data['viewer']>['stock']>

/** Reads a stock by the id of its address and retains it in the store; null where there is none. */
export function useStockToAdd(): (stockId: string) => Promise<FoundStock | null> {
  const fetchStock = useRetainedFetch<useStockToAddQuery>(query)
  return useCallback(async (stockId) => (await fetchStock({ stockId }))?.viewer?.stock ?? null, [fetchStock])
}
