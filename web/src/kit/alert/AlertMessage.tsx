import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { ReactNode } from 'react'
import type { MessageId } from '../language/MessageId.ts'
import { pathTo } from '../navigation/paths.ts'
import type { Alert } from './AlertContext.ts'

// Sentences load on demand (useAlertMessages); the general one is shown until then.
const SENTENCES = 'alerts.codes.'

interface AlertMessageProps {
  readonly alert: Alert
  readonly onLeave?: () => void
}

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

/** Codes also arrive in addresses and may be any text. */
export function alertMessageId(code: string, messages: object): MessageId {
  const id = SENTENCES + code
  return isMessageId(id, messages) ? id : 'alerts.error'
}

export function hasSentence(code: string, messages: object): boolean {
  return isMessageId(SENTENCES + code, messages)
}

function isMessageId(id: string, messages: object): id is MessageId {
  return Object.hasOwn(messages, id)
}
