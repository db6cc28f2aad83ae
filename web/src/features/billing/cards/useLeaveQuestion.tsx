import { useState, type ReactNode, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'

interface LeaveQuestion {
  /** Closes without a question if nothing was entered. */
  readonly leave: () => void
  readonly question: ReactNode
}

export function useLeaveQuestion(isDirty: RefObject<boolean>, onClose: () => void): LeaveQuestion {
  const { formatMessage } = useIntl()
  const [isAsking, setIsAsking] = useState(false)
  const leave = () => {
    if (isDirty.current) setIsAsking(true)
    else onClose()
  }
  const answer = (isYes: boolean) => {
    setIsAsking(false)
    if (isYes) onClose()
  }
  const question = isAsking && (
    <ConfirmDialog
      title={formatMessage({ id: 'cards.leave' })}
      yesLabel={formatMessage({ id: 'cards.leave.yes' })}
      noLabel={formatMessage({ id: 'cards.leave.no' })}
      data={null}
      onAnswer={answer}
    >
      {formatMessage({ id: 'cards.leave.text' })}
    </ConfirmDialog>
  )
  return { leave, question }
}
