import { useIntl } from 'react-intl'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'

/** The sandbox's version of a bank's authentication (3-D Secure). */
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
