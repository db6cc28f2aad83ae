import { useIntl } from 'react-intl'
import { Section } from '../../../ui/layout/Section.tsx'
import { LockedFeature } from './LockedFeature.tsx'
import { planThatAllows, type PlanOffer } from './planOffers.ts'

export function PortfoliosLocked({ offers }: { offers: readonly PlanOffer[] }) {
  const { formatMessage } = useIntl()
  const plan = planThatAllows(offers, null, 'portfolio')
  const brings =
    plan &&
    formatMessage({ id: 'plans.brings.portfolios' }, { portfolios: plan.portfolios, stocks: plan.portfolioStocks })
  const feature = formatMessage({ id: 'plans.portfolios' })
  return (
    <Section title={formatMessage({ id: 'plans.portfolios.title' })}>
      <LockedFeature feature={feature} plan={plan} {...(brings && { brings })} />
    </Section>
  )
}
