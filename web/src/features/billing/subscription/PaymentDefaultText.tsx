import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { now } from '../../../device/clock.ts'
import { AlertMessage } from '../../../kit/alert/AlertMessage.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { MessageId } from '../../../kit/language/MessageId.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'

interface PaymentDefaultTextProps {
  /** A code of the provider. */
  readonly reason: string
  /** An instant; null where the plan ends. */
  readonly endOfGracePeriod: string | null
  /** Where the cards are not at hand. */
  readonly hasLink?: boolean
}

/** That a payment has failed, until when the plan stays all the same, and the reason that was given. */
export function PaymentDefaultText({ reason, endOfGracePeriod, hasLink = false }: PaymentDefaultTextProps) {
  const { formatMessage, messages } = useIntl()
  const { date } = useFormatters()
  const end = endOfGracePeriod === null ? 0 : Date.parse(endOfGracePeriod)
  const until = end > now().getTime() ? { date: date(end) } : {}
  const id = `billing.reason.${reason}`
  return (
    <>
      <AlertMessage alert={{ code: 'gracePeriodEndDate', ...until }} />
      {isReason(id, messages) && ` ${formatMessage({ id })}`}
      {hasLink && (
        <>
          {' '}
          <Link to={`${pathTo('MyAccount')}#billing`}>{formatMessage({ id: 'billing.manage' })}</Link>
        </>
      )}
    </>
  )
}

function isReason(id: string, messages: object): id is Extract<MessageId, `billing.reason.${string}`> {
  return Object.hasOwn(messages, id)
}
