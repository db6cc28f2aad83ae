import { useIntl } from 'react-intl'
import { PROVINCES, type BillingAddress } from '@palier/domain/billing/billingAddress'
import { taxRatesIn } from '@palier/domain/billing/salesTax'
import { useFormatters } from '../../../kit/language/useFormatters.ts'

export type TaxKind = 'GST' | 'QST' | 'HST'

/** Names a tax with its rate at the buyer's address, or without if none applies there. */
export function useTaxName(): (kind: TaxKind | null | undefined, place: BillingAddress | null) => string {
  const { formatMessage } = useIntl()
  const { percent } = useFormatters()
  return (kind, place) => {
    if (kind == null) return formatMessage({ id: 'invoices.otherTax' })
    const rate = taxRatesIn(place).find((each) => each.kind === kind.toLowerCase())
    const decimals = rate?.percent.split('.')[1]?.length ?? 0
    return formatMessage({ id: `invoices.${kind}` }, { rate: rate ? percent(rate.percent, decimals) : 'none' })
  }
}

/** Formats an address on one line, such as "Québec, Canada". */
export function useAddressLine(): (address: BillingAddress) => string {
  const { formatMessage, formatDisplayName } = useIntl()
  return ({ country, province, postalCode }) => {
    const known = PROVINCES.find((each) => each === province)
    const parts = [
      known ? formatMessage({ id: `address.${known}` }) : province,
      postalCode,
      formatDisplayName(country, { type: 'region' }),
    ]
    return parts.filter((part) => part != null).join(', ')
  }
}
