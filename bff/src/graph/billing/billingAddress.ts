import type { WireBillingAddress } from '@palier/contract/billing/planSchemas'
import { builder } from '../kernel/builder.ts'

export const BillingAddress = builder.objectRef<WireBillingAddress>('BillingAddress').implement({
  description: 'Where whoever pays lives, as far as taxes go by it.',
  fields: (t) => ({
    country: t.exposeString('country', { description: 'ISO 3166, such as CA.' }),
    province: t.exposeString('province', { nullable: true, description: 'Of Canada, such as QC.' }),
    postalCode: t.exposeString('postalCode', { nullable: true, description: 'Null where no tax depends on it.' }),
  }),
})

export const BillingAddressInput = builder.inputType('BillingAddressInput', {
  fields: (t) => ({
    country: t.string({ required: true, description: 'ISO 3166, such as CA.' }),
    province: t.string({ description: 'Needed in Canada, such as QC.' }),
    postalCode: t.string({ description: 'Needed in the United States.' }),
  }),
})

type Given = { country: string; province?: string | null | undefined; postalCode?: string | null | undefined }

/** What the api is sent; undefined where nothing was given. */
export function wireAddress(given: Given | null | undefined): WireBillingAddress | undefined {
  if (!given) return undefined
  const { country, province = null, postalCode = null } = given
  return { country, province, postalCode }
}
