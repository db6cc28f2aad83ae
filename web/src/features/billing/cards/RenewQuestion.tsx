import { useIntl } from 'react-intl'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'

/** Asks whether to retry the failed payment now. */
export function RenewQuestion({ onAnswer }: { onAnswer: (isYes: boolean) => void }) {
  const { formatMessage } = useIntl()
  return (
    <ConfirmDialog
      title={formatMessage({ id: 'cards.renew' })}
      yesLabel={formatMessage({ id: 'cards.renew.yes' })}
      noLabel={formatMessage({ id: 'cards.renew.no' })}
      data={null}
      onAnswer={onAnswer}
    >
      {formatMessage({ id: 'cards.renew.text' })}
    </ConfirmDialog>
  )
}
