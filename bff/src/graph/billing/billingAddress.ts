import type { WireBillingAddress } from '@palier/contract/billing/planSchemas'
import { builder } from '../kernel/builder.ts'

export const BillingAddress = builder.objectRef<WireBillingAddress>('BillingAddress').implement({
  description: 'Address of the payer, as far as taxes depend on it.',
  fields: (t) => ({
    country: t.exposeString('country', { description: 'Country code of ISO 3166-1 alpha-2, such as CA.' }),
    province: t.exposeString('province', { nullable: true, description: 'Code of the Canadian province, such as QC.' }),
    postalCode: t.exposeString('postalCode', {
      nullable: true,
      description: 'Postal code; null where no tax depends on it.',
    }),
  }),
})

export const BillingAddressInput = builder.inputType('BillingAddressInput', {
  description: 'Billing address, which decides the taxes.',
  fields: (t) => ({
    country: t.string({ required: true, description: 'Country code of ISO 3166-1 alpha-2, such as CA.' }),
    province: t.string({ description: 'Code of the province, such as QC; required in Canada.' }),
    postalCode: t.string({ description: 'Postal code; required in the United States.' }),
  }),
})

type Given = { country: string; province?: string | null | undefined; postalCode?: string | null | undefined }

/** Undefined if no address was given. */
export function wireAddress(given: Given | null | undefined): WireBillingAddress | undefined {
  if (!given) return undefined
  const { country, province = null, postalCode = null } = given
  return { country, province, postalCode }
}
