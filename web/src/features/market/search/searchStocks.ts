import { fetchQuery, graphql, type Environment } from 'relay-runtime'
import type { searchStocksQuery, searchStocksQuery$data } from '../../../__generated__/searchStocksQuery.graphql.ts'
import { RequestFailure } from '../../../kit/alert/RequestFailure.ts'

/** All figures are those of this listing, never of a dual listing. */
export type StockMatch = NonNullable<NonNullable<searchStocksQuery$data['viewer']>['search']>[number]

/* eslint-disable relay/unused-fields -- the only reader of matches: they are passed whole to other components */
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

/** Stored stocks and catalogue listings, stored ones first. Throws a RequestFailure. */
export async function searchStocks(environment: Environment, text: string): Promise<readonly StockMatch[]> {
  const data = await fetchQuery<searchStocksQuery>(environment, query, { text }).toPromise()
  const found = data?.viewer?.search
  if (!found) throw new RequestFailure('unknown')
  return found
}
