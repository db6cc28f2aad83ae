import { graphql, readInlineData } from 'relay-runtime'
import type { lotFacts_lot$data, lotFacts_lot$key } from '../../../__generated__/lotFacts_lot.graphql.ts'

/** Purchase or sale. Decimals are exact strings; the date has no time. */
export type LotFacts = Omit<lotFacts_lot$data, ' $fragmentType'>

/* eslint-disable relay/unused-fields -- handed on whole to what shows it */
export function readLot(key: lotFacts_lot$key): LotFacts {
  return readInlineData(
    graphql`
      fragment lotFacts_lot on Lot @inline {
        id
        lotId
        type
        date
        quantity
        presentQuantity
        price
        fee
        fxRateToCad
        note
        gain
        gainPercent
        version
        isImported
        isOfEvent
      }
    `,
    key,
  )
}
