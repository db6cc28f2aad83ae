import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Mail, MailRefused, type MailSender } from './port.ts'

export type MailSenderCase = {
  readonly sender: MailSender
  readonly delivered: () => Promise<readonly Buffer[]>
  readonly close: () => Promise<void>
}

export const MAIL: Mail = {
  to: 'amelie@exemple.test',
  subject: 'Votre compte est prêt — dès aujourd’hui',
  text: 'Bonjour Amélie,\n\n.Une ligne qui commence par un point.\n« Dès maintenant »\n',
  html: '<p>Bonjour Amélie, <a href="http://localhost:4000/a?token=x&amp;y=1">dès maintenant</a></p>',
  language: 'fr',
}

export function describeMailSender(name: string, create: () => Promise<MailSenderCase>): void {
  describe(`${name} as a sender of mails`, () => {
    let current: MailSenderCase

    beforeAll(async () => {
      current = await create()
    })
    afterAll(() => current.close())

    async function send(change: Partial<Mail> = {}): Promise<{ email: Email; messageId: string }> {
      const { messageId } = await current.sender.send({ ...MAIL, ...change })
      const raw = (await current.delivered()).at(-1)
      if (!raw) throw new Error('No mail delivered')
      return { email: await PostalMime.parse(raw), messageId }
    }

    test('a mail arrives whole: recipient, sender, accents, both bodies', async () => {
      const { email } = await send()
      expect(email.to).toEqual([{ name: '', address: MAIL.to }])
      expect(email.from).toEqual({ name: 'Palier', address: 'bonjour@palier.test' })
      expect(email.subject).toBe(MAIL.subject)
      expect(email.text?.trim()).toBe(MAIL.text.trim())
      expect(email.html?.trim()).toBe(MAIL.html)
    })

    test.each([
      ['fr', 'fr-CA'],
      ['en', 'en-CA'],
    ] as const)('a mail in %s says so, and that nobody should answer by machine', async (language, tag) => {
      const { email } = await send({ language })
      expect(headerOf(email, 'content-language')).toBe(tag)
      expect(headerOf(email, 'auto-submitted')).toBe('auto-generated')
    })

    test('the message id is the one that the mail carries', async () => {
      const { email, messageId } = await send()
      expect(messageId).toMatch(/^<[^@<>]+@palier\.test>$/)
      expect(email.messageId).toBe(messageId)
    })

    test('D15 a mail sent again under its key has the same message id, another mail another one', async () => {
      const first = await send({ key: 'job-1' })
      const again = await send({ key: 'job-1' })
      expect(again.messageId).toBe(first.messageId)
      expect((await send()).messageId).not.toBe((await send()).messageId)
    })

    test('further headers arrive', async () => {
      const { email } = await send({ headers: { 'X-Palier-Kind': 'activation' } })
      expect(headerOf(email, 'x-palier-kind')).toBe('activation')
    })

    test.each<[string, Partial<Mail>]>([
      ['a second header in the subject', { subject: 'Bonjour\r\nBcc: other@exemple.test' }],
      ['a bare line feed in the subject', { subject: 'Bonjour\nBcc: other@exemple.test' }],
      ['a second header in the address', { to: 'a@exemple.test\r\nBcc: other@exemple.test' }],
      ['two addresses', { to: 'a@exemple.test, other@exemple.test' }],
      ['a name before the address', { to: 'Amélie <a@exemple.test>' }],
      ['no address', { to: '' }],
      ['a header within a header', { headers: { 'X-Kind': 'a\r\nBcc: other@exemple.test' } }],
      ['a header within the name of one', { headers: { 'X-Kind: a\r\nBcc': 'other@exemple.test' } }],
      ['another recipient by header', { headers: { bCC: 'other@exemple.test' } }],
      ['another sender by header', { headers: { From: 'other@exemple.test' } }],
      ['a key that would break the message id', { key: 'a>\r\nBcc: other@exemple.test' }],
    ])('%s is refused and nothing leaves', async (_title, change) => {
      const before = (await current.delivered()).length
      await expect(current.sender.send({ ...MAIL, ...change })).rejects.toThrow(MailRefused)
      expect((await current.delivered()).length).toBe(before)
    })
  })
}

function headerOf(email: Email, name: string): string | undefined {
  return email.headers.find(({ key }) => key === name)?.value
}
