import { Suspense, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useQueryLoader } from 'react-relay/hooks'
import AnalysisPanelsQueryParameters from '../../../__generated__/AnalysisPanelsQuery$parameters.ts'
import type { AnalysisPanelsQuery } from '../../../__generated__/AnalysisPanelsQuery.graphql.ts'
import { FailureBoundary } from '../../../kit/failure/FailureBoundary.tsx'
import { PanelFailure } from '../../../kit/failure/PanelFailure.tsx'
import type { Tag } from '../stock/tagSearch.ts'
import { AnalysisPanels } from './AnalysisPanels.tsx'
import { AnalysisWaiting } from './AnalysisWaiting.tsx'

interface AnalysisTabProps {
  readonly stockId: string
  readonly onTag: (tag: Tag) => void
}

/** What is analysed of a stock; asked for when its tab is opened. */
export function AnalysisTab({ stockId, onTag }: AnalysisTabProps) {
  const { formatMessage } = useIntl()
  const [reference, load] = useQueryLoader<AnalysisPanelsQuery>(AnalysisPanelsQueryParameters)
  useEffect(() => load({ stockId }), [load, stockId])
  return (
    <FailureBoundary
      resetKey={reference}
      fallback={() => (
        <PanelFailure
          title={formatMessage({ id: 'analysis.failed' })}
          text={formatMessage({ id: 'failure.panelText' })}
          onRetry={() => load({ stockId }, { fetchPolicy: 'network-only' })}
        />
      )}
    >
      <Suspense fallback={<AnalysisWaiting />}>
        {reference ? <AnalysisPanels reference={reference} onTag={onTag} /> : <AnalysisWaiting />}
      </Suspense>
    </FailureBoundary>
  )
}
