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

/** Retains the loaded stock in the Relay store. Null if there is no stock of this id. */
export function useStockToAdd(): (stockId: string) => Promise<FoundStock | null> {
  const fetchStock = useRetainedFetch<useStockToAddQuery>(query)
  return useCallback(async (stockId) => (await fetchStock({ stockId }))?.viewer?.stock ?? null, [fetchStock])
}
