import type { IntlShape } from 'react-intl'
import type { Formatters } from '../../../ui/figures/formatters.ts'
import type { PlanOffer } from './planOffers.ts'

/** "4,99 $ par mois", or "free". */
export function planPrice(
  { formatMessage }: IntlShape,
  formatters: Formatters,
  { price, currency }: Pick<PlanOffer, 'price' | 'currency'>,
): string {
  if (Number(price) === 0) return formatMessage({ id: 'plans.free' })
  return formatMessage({ id: 'plans.price' }, { price: formatters.money(Number(price), currency) })
}
