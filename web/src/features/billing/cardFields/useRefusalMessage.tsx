import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useLocation } from 'react-router-dom'
import type { MessageId } from '../../../kit/language/MessageId.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import type { PaymentProblem } from './paymentProblem.ts'

// The holder did not agree. The message is the same whatever was being confirmed.
const CANCELLED = new Set(['cancelled', 'payment_intent_authentication_failure', 'setup_intent_authentication_failure'])
// Declines without a reason, or with one the page must not repeat (a lost or stolen card).
const REFUSED = new Set([
  'generic_decline',
  'do_not_honor',
  'lost_card',
  'stolen_card',
  'fraudulent',
  'pickup_card',
  'card_not_supported',
  'transaction_not_allowed',
])

export function useRefusalMessage(): (refusal: PaymentProblem) => ReactNode {
  const { messages } = useIntl()
  const { pathname } = useLocation()
  const account = pathTo('MyAccount')
  // On the account page, which lists the cards, the link would lead nowhere.
  const link = (text: ReactNode) => (pathname === account ? text : <Link to={account}>{text}</Link>)
  const values = { link, maximum: 0, unit: 'none', minutes: 0, date: 'none' }
  return function messageOf({ code, text }) {
    const id = idOf(code, messages)
    return (
      <>
        <FormattedMessage id={id ?? 'alerts.error'} values={values} />
        {id === null && text !== null && ` ${text}`}
      </>
    )
  }
}

function idOf(code: string, messages: object): MessageId | null {
  if (CANCELLED.has(code)) return 'payment.cancelled'
  const decline = `stripe.${code}`
  const alert = `alerts.codes.${code}`
  if (isMessageId(decline, messages)) return decline
  if (REFUSED.has(code)) return 'payment.refused'
  return isMessageId(alert, messages) ? alert : null
}

function isMessageId(id: string, messages: object): id is MessageId {
  return Object.hasOwn(messages, id)
}
