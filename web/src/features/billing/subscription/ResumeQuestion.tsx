import { useIntl } from 'react-intl'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { OrderPreview } from '../checkout/usePreviewOrder.ts'

interface ResumeQuestionProps {
  /** Title of the plan. */
  readonly plan: string
  /** "9,99 $ par mois". */
  readonly price: string
  /** "Visa •••• 4242". */
  readonly card: string
  /** Amount charged today, taxes included. */
  readonly preview: OrderPreview
  readonly onAnswer: (isYes: boolean) => void
}

/** Asks whether to resume the subscription, which is charged from today. */
export function ResumeQuestion({ plan, price, card, preview, onAnswer }: ResumeQuestionProps) {
  const { formatMessage } = useIntl()
  const { money, date } = useFormatters()
  const amount = Number(preview.amount)
  const next = preview.nextBillingDate ? date(Date.parse(preview.nextBillingDate)) : ''
  return (
    <ConfirmDialog
      title={formatMessage({ id: 'billing.resume.title' }, { plan })}
      yesLabel={formatMessage({ id: amount === 0 ? 'billing.resume.free' : 'billing.resume.yes' })}
      noLabel={formatMessage({ id: 'billing.resume.no' })}
      data={null}
      onAnswer={onAnswer}
    >
      {formatMessage(
        { id: 'billing.resume.text' },
        { isFree: String(amount === 0), amount: money(amount, 'CAD'), price, card, date: next },
      )}
    </ConfirmDialog>
  )
}
