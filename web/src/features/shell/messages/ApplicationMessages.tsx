import { useEffect, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { now } from '../../../device/clock.ts'
import { useStorage } from '../../../device/storage/StorageContext.ts'
import { MessageStrip } from '../../../ui/status/MessageStrip.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import {
  dismissalsThatHold,
  messagesFor,
  messageToShow,
  type ApplicationMessage,
} from '../../../kit/alert/applicationMessages.ts'

/**
 * Shows the most severe message not dismissed. Reads only browser storage, so that nothing shifts
 * later.
 */
export function ApplicationMessages() {
  const { formatMessage } = useIntl()
  const { user, dismissedMessages } = useStorage()
  const [, setDismissedAt] = useState<string | null>(null)
  // Read on each render, since the session may have changed.
  const messages = messagesFor(user.read())
  const dismissed = dismissedMessages.read() ?? {}
  const message = messageToShow(messages, dismissed)

  useEffect(() => {
    const held = dismissalsThatHold(dismissed, messages)
    if (Object.keys(held).length < Object.keys(dismissed).length) dismissedMessages.write(held)
  })

  if (!message) return null
  function dismiss({ code }: ApplicationMessage) {
    const at = now().toISOString()
    dismissedMessages.write({ ...dismissed, [code]: at })
    setDismissedAt(at)
  }
  return (
    <MessageStrip dismissLabel={formatMessage({ id: 'messages.dismiss' })} onDismiss={() => dismiss(message)}>
      <MessageText message={message} />
    </MessageStrip>
  )
}

function MessageText({ message: { code, at } }: { message: ApplicationMessage }) {
  const formatters = useFormatters()
  const instant = Date.parse(at)
  const values = {
    date: formatters.date(instant),
    time: formatters.time(instant),
    strong: (text: ReactNode) => <strong>{text}</strong>,
    link: (text: ReactNode) => <Link to={pathTo('RegisterForm')}>{text}</Link>,
  }
  return <FormattedMessage id={`messages.${code}`} values={values} />
}
