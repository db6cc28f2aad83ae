import { useIntl } from 'react-intl'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'

interface CancelQuestionProps {
  /** Title of the plan. */
  readonly plan: string
  /** Sentence listing what becomes read-only with the free plan. */
  readonly over: string | null
  readonly onAnswer: (isYes: boolean) => void
}

export function CancelQuestion({ plan, over, onAnswer }: CancelQuestionProps) {
  const { formatMessage } = useIntl()
  return (
    <ConfirmDialog
      title={formatMessage({ id: 'billing.cancel.title' }, { plan })}
      yesLabel={formatMessage({ id: 'billing.cancel' })}
      noLabel={formatMessage({ id: 'billing.cancel.no' })}
      isDangerous
      data={null}
      onAnswer={onAnswer}
    >
      {formatMessage({ id: 'billing.cancel.text' })}
      {over && ` ${formatMessage({ id: 'billing.cancel.over' }, { what: over })}`}
    </ConfirmDialog>
  )
}
