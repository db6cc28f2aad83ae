import { graphql, readInlineData } from 'relay-runtime'
import type { BillingAddress } from '@palier/domain/billing/billingAddress'
import type { readAddress_address$key } from '../../../__generated__/readAddress_address.graphql.ts'

export function readAddress(key: readAddress_address$key | null | undefined): BillingAddress | null {
  if (!key) return null
  const { country, province, postalCode } = readInlineData(
    graphql`
      fragment readAddress_address on BillingAddress @inline {
        country
        province
        postalCode
      }
    `,
    key,
  )
  return { country, province: province ?? null, postalCode: postalCode ?? null }
}
