import { useIntl } from 'react-intl'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

interface ResumeQuestionProps {
  /** Its title in words. */
  readonly plan: string
  /** "9,99 $ par mois". */
  readonly price: string
  /** "Visa •••• 4242". */
  readonly card: string
  readonly onAnswer: (isYes: boolean) => void
}

/** Whether the subscription goes on; it is charged from this day. */
export function ResumeQuestion({ plan, price, card, onAnswer }: ResumeQuestionProps) {
  const { formatMessage } = useIntl()
  return (
    <ConfirmDialog
      title={formatMessage({ id: 'billing.resume.title' }, { plan })}
      yesLabel={formatMessage({ id: 'billing.resume.yes' })}
      noLabel={formatMessage({ id: 'billing.resume.no' })}
      data={null}
      onAnswer={onAnswer}
    >
      {formatMessage({ id: 'billing.resume.text' }, { price, card })}
    </ConfirmDialog>
  )
}
