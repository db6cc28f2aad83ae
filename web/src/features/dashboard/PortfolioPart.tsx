import { useIntl } from 'react-intl'
import type { ObjectivesDialog_viewer$key } from '../../__generated__/ObjectivesDialog_viewer.graphql.ts'
import type { useAllHoldings_query$key } from '../../__generated__/useAllHoldings_query.graphql.ts'
import { PanelFailure } from '../../kit/failure/PanelFailure.tsx'
import { useReload } from '../../kit/failure/useReload.ts'
import { lazyWithMessages } from '../../kit/lazy/lazyWithMessages.tsx'
import { PagePart } from '../../kit/lazy/PagePart.tsx'
import type { LimitKind, OwnUse, PlanOffer } from '../billing/plans/planOffers.ts'

const PortfolioSection = lazyWithMessages(
  ['overview', 'portfolio'],
  async () => (await import('../portfolios/cards/PortfolioSection.tsx')).PortfolioSection,
)

interface PortfolioPartProps {
  readonly query: useAllHoldings_query$key
  readonly viewer: ObjectivesDialog_viewer$key
  readonly isStacked: boolean
  readonly use: OwnUse | null
  readonly offers: readonly PlanOffer[]
  readonly onLimit: (kind: LimitKind) => void
}

/** The portfolios, or that they could not be read. */
export function PortfolioPart(section: PortfolioPartProps) {
  const { formatMessage } = useIntl()
  const reload = useReload()
  return (
    <PagePart
      height="24rem"
      failure={<PanelFailure title={formatMessage({ id: 'dashboard.portfoliosFailed' })} onRetry={reload} />}
    >
      <PortfolioSection {...section} />
    </PagePart>
  )
}
