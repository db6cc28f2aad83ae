import { useCallback, useEffect, useRef } from 'react'
import { useRelayEnvironment } from '../../../kit/relay/hooks.ts'
import { createOperationDescriptor, fetchQuery, getRequest, graphql, type Disposable } from 'relay-runtime'
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
  const environment = useRelayEnvironment()
  const held = useRef<Disposable | null>(null)
  useEffect(() => () => held.current?.dispose(), [])
  return useCallback(
    async (stockId) => {
      const variables = { stockId }
      held.current?.dispose()
      held.current = environment.retain(createOperationDescriptor(getRequest(query), variables))
      const data = await fetchQuery<useStockByIdQuery>(environment, query, variables).toPromise()
      return data?.viewer?.stock ?? null
    },
    [environment],
  )
}
