import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useLocation } from 'react-router-dom'
import type { MessageId } from '../../../kit/language/MessageId.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import type { PaymentProblem } from './paymentProblem.ts'

// The holder has not agreed; to the reader it is one thing, whatever was being confirmed.
const CANCELLED = new Set(['cancelled', 'payment_intent_authentication_failure', 'setup_intent_authentication_failure'])
// A bank that gives no reason, or one that the page must not repeat: a lost or stolen card.
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

/** Why a card was not taken, and what can be done. */
export function useRefusalMessage(): (refusal: PaymentProblem) => ReactNode {
  const { messages } = useIntl()
  const { pathname } = useLocation()
  const account = pathTo('MyAccount')
  // On the page of the cards there is nowhere to go.
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
  const [decline, alert] = [`stripe.${code}`, `alerts.codes.${code}`]
  if (isMessageId(decline, messages)) return decline
  if (REFUSED.has(code)) return 'payment.refused'
  return isMessageId(alert, messages) ? alert : null
}

function isMessageId(id: string, messages: object): id is MessageId {
  return Object.hasOwn(messages, id)
}
