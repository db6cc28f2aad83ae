import { fetchQuery, graphql, type Environment } from 'relay-runtime'
import type { searchStocksQuery, searchStocksQuery$data } from '../../../__generated__/searchStocksQuery.graphql.ts'
import { RequestFailure } from '../../../kit/alert/RequestFailure.ts'

/** A listing that a search has found; all of its figures are its own, never those of its twin elsewhere. */
export type StockMatch = NonNullable<NonNullable<searchStocksQuery$data['viewer']>['search']>[number]

/* eslint-disable relay/unused-fields -- the one reader of matches: they are handed on whole to what shows them */
const query = graphql`
  query searchStocksQuery($text: String!) {
    viewer {
      search(text: $text) {
        symbol
        normalizedTicker
        companyName
        exchange
        country
        currency
        previousClose
        companyKey
        stock {
          id
          stockId
          lastPrice
          changePercent
        }
      }
    }
  }
`
/* eslint-enable relay/unused-fields */

/** What the stored stocks and the catalogue hold for a text, stored ones first. Throws a RequestFailure. */
export async function searchStocks(environment: Environment, text: string): Promise<readonly StockMatch[]> {
  const data = await fetchQuery<searchStocksQuery>(environment, query, { text }).toPromise()
  const found = data?.viewer?.search
  if (!found) throw new RequestFailure('unknown')
  return found
}
