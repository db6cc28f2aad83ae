import type { IntlShape } from 'react-intl'
import type { Formatters } from '../../ui/formatters.ts'
import type { PlanOffer } from './planOffers.ts'

const CENTS = 100

/** What a plan costs: "4,99 $ par mois", or that it is free. */
export function planPrice(
  { formatMessage }: IntlShape,
  formatters: Formatters,
  { priceCents, currency }: Pick<PlanOffer, 'priceCents' | 'currency'>,
): string {
  if (priceCents === 0) return formatMessage({ id: 'plans.free' })
  return formatMessage({ id: 'plans.price' }, { price: formatters.money(priceCents / CENTS, currency) })
}
