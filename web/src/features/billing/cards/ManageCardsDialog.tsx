import { useRef } from 'react'
import { useIntl } from 'react-intl'
import LoadedCardsQueryParameters from '../../../__generated__/LoadedCardsQuery$parameters.ts'
import type { LoadedCardsQuery } from '../../../__generated__/LoadedCardsQuery.graphql.ts'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { QueryPanel } from '../../../kit/failure/QueryPanel.tsx'
import { LoadedCards } from './LoadedCards.tsx'
import { useLeaveQuestion } from './useLeaveQuestion.tsx'

interface ManageCardsDialogProps {
  /** True if the card provider opens dialogs of its own in the page. */
  readonly isHosted: boolean
  readonly onClose: () => void
}

/** Clicking outside or pressing Escape asks before input is lost. */
export function ManageCardsDialog({ isHosted, onClose }: ManageCardsDialogProps) {
  const { formatMessage } = useIntl()
  const isDirty = useRef(false)
  const { leave, question } = useLeaveQuestion(isDirty, onClose)
  return (
    <Dialog
      title={formatMessage({ id: 'cards.title' })}
      size="edit"
      staysOnOutsidePress
      isShared={isHosted}
      onClose={leave}
    >
      <QueryPanel<LoadedCardsQuery>
        request={LoadedCardsQueryParameters}
        variables={{}}
        failed={formatMessage({ id: 'cards.loadFailed' })}
        waiting={<Skeleton width="100%" height="12rem" />}
      >
        {(reference) => <LoadedCards reference={reference} isDirty={isDirty} onLeave={leave} onClose={onClose} />}
      </QueryPanel>
      {question}
    </Dialog>
  )
}
