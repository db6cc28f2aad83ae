import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { now } from '../../../device/clock.ts'
import { AlertMessage } from '../../../kit/alert/AlertMessage.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { MessageId } from '../../../kit/language/MessageId.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'

interface PaymentDefaultTextProps {
  /** Code of the provider. */
  readonly reason: string
  /** Instant; null if the plan ends. */
  readonly endOfGracePeriod: string | null
  /** Set on pages that do not show the cards. */
  readonly hasLink?: boolean
}

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
