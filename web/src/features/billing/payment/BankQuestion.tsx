import { useIntl } from 'react-intl'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'

/** What a bank asks the holder of a card before it pays, as the sandbox plays it. */
export function BankQuestion({ onAnswer }: { onAnswer: (isApproved: boolean) => void }) {
  const { formatMessage } = useIntl()
  return (
    <ConfirmDialog
      title={formatMessage({ id: 'payment.bank.title' })}
      yesLabel={formatMessage({ id: 'payment.bank.yes' })}
      noLabel={formatMessage({ id: 'payment.bank.no' })}
      data={null}
      onAnswer={onAnswer}
    >
      {formatMessage({ id: 'payment.bank.text' })}
    </ConfirmDialog>
  )
}
