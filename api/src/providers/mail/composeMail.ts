import { randomUUID } from 'node:crypto'
import { type Mail, MailRefused } from './port.ts'

const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}]{1,255}$/u
const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]{0,63}$/
const CONTROL = /\p{Cc}/u
const KEY = /^[A-Za-z0-9._-]{1,128}$/

const RESERVED = new Set(
  ['from', 'sender', 'to', 'cc', 'bcc', 'reply-to', 'return-path', 'subject', 'date', 'message-id'].concat([
    'content-type',
    'content-transfer-encoding',
    'content-language',
    'mime-version',
    'received',
  ]),
)

/**
 * Builds the message for nodemailer. Throws MailRefused on input that could inject a header or a
 * recipient.
 */
export function composeMail(mail: Mail, from: string, date: Date) {
  const { to, subject, text, html, language, key = randomUUID(), headers = {} } = mail
  if (!ADDRESS.test(to)) throw new MailRefused('Recipient is not a single plain address')
  if (CONTROL.test(subject)) throw new MailRefused('Subject contains a control character')
  if (!KEY.test(key)) throw new MailRefused('Mail key contains characters not allowed in a message id')
  for (const [name, value] of Object.entries(headers)) {
    if (!HEADER_NAME.test(name) || RESERVED.has(name.toLowerCase()) || CONTROL.test(value))
      throw new MailRefused('Mail header not allowed')
  }

  return {
    from,
    // As an object, the address is not parsed: a string could contain several.
    to: { name: '', address: to },
    subject,
    text,
    html,
    date,
    messageId: `<${key}@${domainOf(from)}>`,
    headers: {
      // Prevents automatic replies.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': language === 'fr' ? 'fr-CA' : 'en-CA',
      ...headers,
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function domainOf(from: string): string {
  const [, domain] = /@([^\s@<>]+)>?\s*$/.exec(from) ?? []
  if (domain === undefined) throw new RangeError('MAIL_FROM has no address')
  return domain
}
