import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { composeMail } from './composeMail.ts'
import { type Mail, MailDown, MailRefused, type MailSender } from './port.ts'
import { readSmtpUrl } from './smtpUrl.ts'

const DEFAULT_DEADLINE_MILLISECONDS = 30_000
const CONNECT_MILLISECONDS = 10_000

const ABOUT_THIS_MAIL = new Set(['EENVELOPE', 'EMESSAGE'])

const AUTHENTICATION_REQUIRED = 530

const details = z.object({
  code: z.string().nullable().catch(null),
  command: z.string().nullable().catch(null),
  responseCode: z.number().nullable().catch(null),
})

type SmtpOptions = {
  /**
   * `smtp://user:password@host:port` with STARTTLS, or `smtps://`. `?ignoreTLS=true` allows clear
   * text.
   */
  url: string
  /** `Name <address>`. */
  from: string
  /** Timeout of a whole delivery. */
  deadlineMilliseconds?: number
  /** PEM certificates trusted instead of the default ones. */
  certificateAuthority?: string
  clock?: () => Date
}

/** Throws RangeError if the server's URL is invalid. */
export function createSmtpSender(options: SmtpOptions): MailSender {
  const { url, from, certificateAuthority, clock = () => new Date() } = options
  const { deadlineMilliseconds = DEFAULT_DEADLINE_MILLISECONDS } = options
  const transport = createTransport({
    ...readSmtpUrl(url),
    dnsTimeout: CONNECT_MILLISECONDS,
    connectionTimeout: CONNECT_MILLISECONDS,
    greetingTimeout: CONNECT_MILLISECONDS,
    socketTimeout: deadlineMilliseconds,
    tls: { minVersion: 'TLSv1.2', ...(certificateAuthority === undefined ? {} : { ca: certificateAuthority }) },
  })

  return {
    async send(mail: Mail) {
      const message = composeMail(mail, from, clock())
      const signal = AbortSignal.timeout(deadlineMilliseconds)
      try {
        const { messageId } = await transport.sendMail({ ...message, signal })
        return { messageId }
      } catch (error) {
        throw failureOf(error)
      }
    },
  }
}

/**
 * Omits the server's text, which may name the recipient and would be logged. 4xx means a temporary
 * failure. If the sender or password is refused, the mail waits for the operator.
 */
function failureOf(error: unknown): MailRefused | MailDown {
  const { code, command, responseCode } = details.parse(error)
  const where = [responseCode, command, code].filter((part) => part !== null).join(', ')
  const isAboutUs = command === 'MAIL FROM' || responseCode === AUTHENTICATION_REQUIRED
  const isLasting = responseCode === null || responseCode >= 500
  return code !== null && ABOUT_THIS_MAIL.has(code) && isLasting && !isAboutUs
    ? new MailRefused(`Mail server rejected the mail (${where}).`)
    : new MailDown(`Mail server did not accept the mail (${where}).`)
}
