import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { ReactNode } from 'react'
import type { MessageId } from '../language/MessageId.ts'
import { pathTo } from '../navigation/paths.ts'
import type { Alert } from './AlertContext.ts'

// They are loaded when needed (useAlertMessages); until then the general message is shown.
const SENTENCES = 'alerts.codes.'

interface AlertMessageProps {
  readonly alert: Alert
  /** Called when a link in the sentence is followed. */
  readonly onLeave?: () => void
}

/** The sentence of a code, or the generic one where the code has none. */
export function AlertMessage({ alert, onLeave }: AlertMessageProps) {
  const { messages } = useIntl()
  const { code, maximum = 0, unit = 'none', minutes = 0, date = 'none', planName: plan = 'none' } = alert
  const link = (text: ReactNode) => (
    <Link to={pathTo('MyAccount')} onClick={onLeave}>
      {text}
    </Link>
  )
  return (
    <FormattedMessage
      id={alertMessageId(code, messages)}
      values={{ minimum: 0, maximum, unit, plan, minutes, date, link }}
    />
  )
}

/** The message id of a code. Codes also come from addresses and may be any text. */
export function alertMessageId(code: string, messages: object): MessageId {
  const id = SENTENCES + code
  return isMessageId(id, messages) ? id : 'alerts.error'
}

/** Whether the message of a code is loaded. An unknown code has none. */
export function hasSentence(code: string, messages: object): boolean {
  return isMessageId(SENTENCES + code, messages)
}

function isMessageId(id: string, messages: object): id is MessageId {
  return Object.hasOwn(messages, id)
}
