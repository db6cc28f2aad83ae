import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../kit/relay/hooks.ts'
import type { ObjectivesDialog_viewer$key } from '../../__generated__/ObjectivesDialog_viewer.graphql.ts'
import type {
  PortfolioPart_query$data,
  PortfolioPart_query$key,
} from '../../__generated__/PortfolioPart_query.graphql.ts'
import type { useAllHoldings_query$key } from '../../__generated__/useAllHoldings_query.graphql.ts'
import { useIsNarrow } from '../../device/media.ts'
import { PanelFailure } from '../../kit/failure/PanelFailure.tsx'
import { useReload } from '../../kit/failure/useReload.ts'
import { lazyWithMessages } from '../../kit/lazy/lazyWithMessages.tsx'
import { PagePart } from '../../kit/lazy/PagePart.tsx'
import type { LimitKind, PlanOffer } from '../billing/plans/planOffers.ts'
import type { OwnUse } from '../billing/usage/ownUse.ts'
import { columnsOf, heightOfSection } from '../portfolios/cards/sectionHeight.ts'

const PortfolioSection = lazyWithMessages(
  ['overview', 'portfolio'],
  async () => (await import('../portfolios/cards/PortfolioSection.tsx')).PortfolioSection,
)

const LAST = 24

interface PortfolioPartProps {
  readonly query: PortfolioPart_query$key
  readonly holdings: useAllHoldings_query$key
  readonly viewer: ObjectivesDialog_viewer$key
  readonly isStacked: boolean
  readonly use: OwnUse | null
  readonly offers: readonly PlanOffer[]
  readonly onLimit: (kind: LimitKind) => void
}

export function PortfolioPart({ query, holdings, ...section }: PortfolioPartProps) {
  const { formatMessage } = useIntl()
  const reload = useReload()
  const columns = columnsOf(useIsNarrow())
  const data = useFragment(
    graphql`
      fragment PortfolioPart_query on Query {
        viewer {
          portfolios {
            stocks {
              purchasedShareCount
              soldShareCount
              stock {
                id
              }
            }
          }
        }
      }
    `,
    query,
  )
  // A stacked section is last on the page, so its loading shifts nothing below it.
  const height = section.isStacked ? LAST : (heightOf(data.viewer, columns) ?? LAST)
  return (
    <PagePart
      height={`${height}rem`}
      failure={<PanelFailure title={formatMessage({ id: 'dashboard.portfoliosFailed' })} onRetry={reload} />}
    >
      <PortfolioSection query={holdings} {...section} />
    </PagePart>
  )
}

/** Height of the loaded section in rem. Null if the portfolios could not be loaded. */
function heightOf(viewer: PortfolioPart_query$data['viewer'], columns: number): number | null {
  const portfolios = viewer?.portfolios
  if (!portfolios) return null
  const held = portfolios
    .flatMap(({ stocks }) => stocks)
    .filter((one) => Number(one.purchasedShareCount) > Number(one.soldShareCount))
  return heightOfSection(portfolios.length, new Set(held.map(({ stock }) => stock.id)).size, columns)
}
