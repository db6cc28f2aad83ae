import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { fetchQuery, graphql } from 'relay-runtime'
import type { useOpenMatchQuery } from '../../__generated__/useOpenMatchQuery.graphql.ts'
import { useAlert } from '../alert/AlertContext.ts'
import { codeOf } from '../alert/RequestFailure.ts'
import type { StockMatch } from './searchStocks.ts'

/** A stock by the id of its address. */
export interface ChosenStock {
  readonly stockId: string
}

/** The verb that turns a match into a stock: one of the catalogue alone is kept from then on. Null after an alert. */
export function useOpenMatch(): (match: StockMatch) => Promise<ChosenStock | null> {
  const environment = useRelayEnvironment()
  const alert = useAlert()
  return useCallback(
    async ({ stock, normalizedTicker }) => {
      if (stock) return { stockId: stock.stockId }
      try {
        const data = await fetchQuery<useOpenMatchQuery>(
          environment,
          graphql`
            query useOpenMatchQuery($symbol: String!) {
              viewer {
                stockBySymbol(symbol: $symbol) {
                  stockId
                }
              }
            }
          `,
          { symbol: normalizedTicker },
        ).toPromise()
        const kept = data?.viewer?.stockBySymbol
        if (!kept) alert({ code: 'resource_missing' })
        return kept ?? null
      } catch (failure) {
        alert({ code: codeOf(failure) })
        return null
      }
    },
    [environment, alert],
  )
}
