import { Suspense, useCallback, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useQueryLoader } from 'react-relay/hooks'
import LoadedCardsQueryParameters from '../../../__generated__/LoadedCardsQuery$parameters.ts'
import type { LoadedCardsQuery } from '../../../__generated__/LoadedCardsQuery.graphql.ts'
import { ContentDialog } from '../../../ui/dialogs/ContentDialog.tsx'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { FailureBoundary } from '../../../kit/failure/FailureBoundary.tsx'
import { PanelFailure } from '../../../kit/failure/PanelFailure.tsx'
import { LoadedCards } from './LoadedCards.tsx'
import { useLeaveQuestion } from './useLeaveQuestion.tsx'

interface ManageCardsDialogProps {
  /** The provider of the cards opens windows of its own in the page. */
  readonly isHosted: boolean
  readonly onClose: () => void
}

/** The cards that are saved, and one more to be written. What was written is not lost by a press beside or by Escape. */
export function ManageCardsDialog({ isHosted, onClose }: ManageCardsDialogProps) {
  const { formatMessage } = useIntl()
  const [reference, load] = useQueryLoader<LoadedCardsQuery>(LoadedCardsQueryParameters)
  const read = useCallback(() => load({}, { fetchPolicy: 'store-and-network' }), [load])
  useEffect(read, [read])
  const isDirty = useRef(false)
  const { leave, question } = useLeaveQuestion(isDirty, onClose)
  return (
    <ContentDialog
      title={formatMessage({ id: 'cards.title' })}
      closeLabel={formatMessage({ id: 'alerts.close' })}
      size="edit"
      staysOnOutsidePress
      isShared={isHosted}
      onClose={leave}
    >
      <FailureBoundary
        resetKey={reference}
        fallback={() => (
          <PanelFailure
            title={formatMessage({ id: 'cards.loadFailed' })}
            text={formatMessage({ id: 'failure.panelText' })}
            onRetry={read}
          />
        )}
      >
        <Suspense fallback={<Skeleton width="100%" height="12rem" />}>
          {reference && <LoadedCards reference={reference} isDirty={isDirty} onLeave={leave} onClose={onClose} />}
        </Suspense>
      </FailureBoundary>
      {question}
    </ContentDialog>
  )
}
