export type MailLanguage = 'fr' | 'en'

/** Both bodies have the same content. */
export type Mail = {
  /** Plain address without a name. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly language: MailLanguage
  /**
   * Same for every delivery attempt of a mail, so that a mailbox can detect duplicates by message
   * id.
   */
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface MailSender {
  /**
   * Resolves once the mail is accepted. The message id is derived from the key. Throws MailRefused
   * if a retry is useless, otherwise MailDown.
   */
  send(mail: Mail): Promise<{ messageId: string }>
}

/** Permanent failure: the mail or its recipient is refused. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

export class MailDown extends Error {
  override readonly name = 'MailDown'
}
