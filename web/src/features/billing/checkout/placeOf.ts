import { graphql, readInlineData } from 'relay-runtime'
import type { BillingAddress } from '@palier/domain/billing/billingAddress'
import type { placeOf_paymentMethods$key } from '../../../__generated__/placeOf_paymentMethods.graphql.ts'
import { readAddress } from '../invoices/readAddress.ts'

/** Buyer's address on the last order; null before the first. */
export function placeOf(key: placeOf_paymentMethods$key | null | undefined): BillingAddress | null {
  if (!key) return null
  const { billingAddress } = readInlineData(
    graphql`
      fragment placeOf_paymentMethods on PaymentMethods @inline {
        billingAddress {
          ...readAddress_address
        }
      }
    `,
    key,
  )
  return readAddress(billingAddress)
}
