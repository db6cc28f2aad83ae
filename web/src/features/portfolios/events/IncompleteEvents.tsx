import { useIntl } from 'react-intl'
import LoadedIncompleteEventsQueryParameters from '../../../__generated__/LoadedIncompleteEventsQuery$parameters.ts'
import type { LoadedIncompleteEventsQuery } from '../../../__generated__/LoadedIncompleteEventsQuery.graphql.ts'
import { QueryPanel } from '../../../kit/failure/QueryPanel.tsx'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import type { HeldStock } from '../figures/heldStock.ts'
import type { OtherPortfolio, PortfolioFacts } from '../figures/portfolioFacts.ts'
import { LoadedIncompleteEvents } from './LoadedIncompleteEvents.tsx'

export interface IncompleteEventsProps {
  readonly portfolio: PortfolioFacts
  readonly others: readonly OtherPortfolio[]
  readonly holdings: readonly HeldStock[]
}

export function IncompleteEvents(props: IncompleteEventsProps) {
  const { formatMessage } = useIntl()
  return (
    <QueryPanel<LoadedIncompleteEventsQuery>
      request={LoadedIncompleteEventsQueryParameters}
      variables={{ id: props.portfolio.id }}
      failed={formatMessage({ id: 'incomplete.failed' })}
      waiting={<Skeleton width="100%" height="12rem" />}
    >
      {(reference) => <LoadedIncompleteEvents reference={reference} {...props} />}
    </QueryPanel>
  )
}
