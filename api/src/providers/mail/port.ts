export type MailLanguage = 'fr' | 'en'

/** One mail to one person. Both bodies say the same. */
export type Mail = {
  /** One plain address, without a name. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly language: MailLanguage
  /** The same at every attempt to deliver one mail: a mailbox that receives it twice can tell by the message id. */
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A mail sender. Every adapter passes `conformance.ts`. */
export interface MailSender {
  /**
   * Resolves when the mail was accepted. The same key makes the same message id. Throws MailRefused where a retry is
   * useless, MailDown where it is not.
   */
  send(mail: Mail): Promise<{ messageId: string }>
}

/** The mail itself or its recipient is refused for good. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

/** Temporary failure. */
export class MailDown extends Error {
  override readonly name = 'MailDown'
}
