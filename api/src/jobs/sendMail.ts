import { z } from 'zod'
import { accountClosedMail } from '../mail/accountClosedMail.ts'
import { activationMail } from '../mail/activationMail.ts'
import { apiTokenCreatedMail } from '../mail/apiTokenCreatedMail.ts'
import { crossingDigestMail } from '../mail/crossingDigestMail.ts'
import { invitationMail } from '../mail/invitationMail.ts'
import { invoiceMail } from '../mail/invoiceMail.ts'
import { invitationRequestReceivedMail } from '../mail/invitationRequestReceivedMail.ts'
import type { WrittenMail } from '../mail/layout.ts'
import { passwordChangedMail } from '../mail/passwordChangedMail.ts'
import { passwordResetMail } from '../mail/passwordResetMail.ts'
import { planEndedMail } from '../mail/planEndedMail.ts'
import { subscriptionCancelledMail } from '../mail/subscriptionCancelledMail.ts'
import { welcomeMail } from '../mail/welcomeMail.ts'
import { MailRefused, type MailSender } from '../providers/mail/port.ts'
import type { Encryption } from '../kernel/encryption.ts'
import { digestUnsubscribeToken } from '../services/notifications/digestUnsubscribe.ts'
import { mailJob, type MailOrder, mailOrder } from '../services/notifications/mailQueue.ts'

export type MailPorts = {
  sender: MailSender
  encryption: Encryption
  /** Base URL of links, independent of a request's host name. */
  publicUrl: string
  onRefused: (error: MailRefused) => void
}

/** Renders and sends one queued mail. Throws if a retry makes sense. */
export async function sendMail(data: unknown, now: Date, ports: MailPorts): Promise<void> {
  const { key, sealed } = mailJob.parse(data)
  const order = z.nullable(mailOrder).parse(JSON.parse(ports.encryption.decrypt(sealed)))
  if (order === null) return
  const { to, language } = order
  try {
    const headers = headersOf(order, ports)
    await ports.sender.send({ ...writeMail(order, ports.publicUrl, now), to, language, key, headers })
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    ports.onRefused(error)
  }
}

/** One-click unsubscribe for the recurring mail (RFC 8058). */
function headersOf(order: MailOrder, { encryption, publicUrl }: MailPorts): Record<string, string> {
  if (order.template !== 'crossingDigest' || !order.userId) return {}
  return {
    'List-Unsubscribe': `<${publicUrl}/unsubscribe?token=${digestUnsubscribeToken(encryption, order.userId)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function writeMail(order: MailOrder, publicUrl: string, now: Date): WrittenMail {
  const { language } = order
  const link = (path: string, token?: [name: string, value: string]) => {
    // Opens the page in the language of the mail. French is the default.
    const query = language === 'en' ? '?lang=en' : ''
    // Fragments are not sent to servers, so logs and referrers do not contain the token.
    const fragment = token ? `#${token[0]}=${encodeURIComponent(token[1])}` : ''
    return `${publicUrl}${path}${query}${fragment}`
  }
  switch (order.template) {
    case 'activation':
      return activationMail(language, {
        ...order,
        now,
        url: link('/register/activation/confirmEmail', ['token', order.token]),
      })
    case 'passwordReset':
      return passwordResetMail(language, { ...order, now, url: link('/resetPassword/form', ['token', order.token]) })
    case 'invitation':
      return invitationMail(language, { ...order, now, url: link('/register/form', ['inviteToken', order.token]) })
    case 'invitationRequestReceived':
      return invitationRequestReceivedMail(language, { ...order, url: link('/') })
    case 'passwordChanged':
      return passwordChangedMail(language, { ...order, url: link('/resetPassword/request') })
    case 'apiTokenCreated':
      return apiTokenCreatedMail(language, { ...order, url: link('/myAccount') })
    case 'accountClosed':
      return accountClosedMail(language, { ...order, url: link('/') })
    case 'welcome':
      return welcomeMail(language, { ...order, url: link('/') })
    case 'invoice':
      return invoiceMail(language, { ...order, url: link('/myAccount') })
    case 'subscriptionCancelled':
      return subscriptionCancelledMail(language, { ...order, url: link('/myAccount') })
    case 'planEnded':
      return planEndedMail(language, { ...order, url: link('/subscription') })
    case 'crossingDigest':
      return crossingDigestMail(language, { ...order, url: link('/'), accountUrl: link('/myAccount') })
  }
}
