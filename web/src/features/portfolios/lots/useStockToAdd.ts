import { useCallback, useEffect, useRef } from 'react'
import { useRelayEnvironment } from '../../../kit/relay/hooks.ts'
import { createOperationDescriptor, fetchQuery, getRequest, graphql, type Disposable } from 'relay-runtime'
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
  const environment = useRelayEnvironment()
  const held = useRef<Disposable | null>(null)
  useEffect(() => () => held.current?.dispose(), [])
  return useCallback(
    async (stockId) => {
      const variables = { stockId }
      held.current?.dispose()
      held.current = environment.retain(createOperationDescriptor(getRequest(query), variables))
      const data = await fetchQuery<useStockToAddQuery>(environment, query, variables).toPromise()
      return data?.viewer?.stock ?? null
    },
    [environment],
  )
}
