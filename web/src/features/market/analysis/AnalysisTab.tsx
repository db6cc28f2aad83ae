import { useIntl } from 'react-intl'
import AnalysisPanelsQueryParameters from '../../../__generated__/AnalysisPanelsQuery$parameters.ts'
import type { AnalysisPanelsQuery } from '../../../__generated__/AnalysisPanelsQuery.graphql.ts'
import { QueryPanel } from '../../../kit/failure/QueryPanel.tsx'
import type { Tag } from '../stock/tagSearch.ts'
import { AnalysisPanels } from './AnalysisPanels.tsx'
import { AnalysisWaiting } from './AnalysisWaiting.tsx'

interface AnalysisTabProps {
  readonly stockId: string
  readonly onTag: (tag: Tag) => void
}

/** Loads the analysis when its tab is opened. */
export function AnalysisTab({ stockId, onTag }: AnalysisTabProps) {
  const { formatMessage } = useIntl()
  return (
    <QueryPanel<AnalysisPanelsQuery>
      request={AnalysisPanelsQueryParameters}
      variables={{ stockId }}
      fetchPolicy="store-or-network"
      failed={formatMessage({ id: 'analysis.failed' })}
      waiting={<AnalysisWaiting />}
    >
      {(reference) => <AnalysisPanels reference={reference} onTag={onTag} />}
    </QueryPanel>
  )
}
