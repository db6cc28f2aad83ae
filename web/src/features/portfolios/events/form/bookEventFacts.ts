import { graphql, readInlineData } from 'relay-runtime'
import type {
  bookEventFacts_event$data,
  bookEventFacts_event$key,
} from '../../../../__generated__/bookEventFacts_event.graphql.ts'

/** Event of a portfolio. Decimals are exact strings; dates have no time. */
export type BookEventFacts = Omit<bookEventFacts_event$data, ' $fragmentType'>

/* eslint-disable relay/unused-fields -- handed on whole to what shows it */
export function readBookEvent(key: bookEventFacts_event$key): BookEventFacts {
  return readInlineData(
    graphql`
      fragment bookEventFacts_event on BookEvent @inline {
        id
        kind
        portfolioId
        portfolioName
        otherPortfolioId
        otherPortfolioName
        stockId
        symbol
        otherStock {
          id
        }
        otherSymbol
        costShare
        date
        recordDate
        quantity
        numerator
        denominator
        perShare
        gross
        withheld
        net
        cashInLieu
        counterAmount
        counterCurrency
        fxRateToCad
        incomeKind
        currency
        isEstimate
        note
        cash
        shareCountAfter
        version
      }
    `,
    key,
  )
}
