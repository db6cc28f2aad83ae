import { sendInvitation } from '@palier/contract/admin/invitationCalls'
import { sql } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { describe, expect, test, vi } from 'vitest'
import { describeOnOneEngine } from '../database/testing/describeOnBothEngines.ts'
import { type Mail, MailRefused } from '../providers/mail/port.ts'
import { answer, startSmtpServer } from '../providers/mail/testing/startSmtpServer.ts'
import type { MailOrder } from '../services/notifications/mailQueue.ts'
import { createEncryption } from '../kernel/encryption.ts'
import { addAdministrator } from '../testing/addMember.ts'
import { KEYS, startTestApi } from '../testing/startTestApi.ts'
import { sendMail } from './sendMail.ts'

const HOUR = 3_600_000
const NOW = new Date('2026-11-20T15:00:00.000Z')
const WANTED = {
  firstname: 'Émile',
  lastname: 'Nelligan',
  email: 'emile@example.com',
  plan: 'pro',
  twoLettersPreferredLanguage: 'fr',
} as const

describeOnOneEngine('mails that wait', (open) => {
  test('a mail that nobody takes is tried again later, also after a restart, and arrives once [D14] [D15]', async () => {
    let isDown = true
    let attempts = 0
    const server = await startSmtpServer({
      onRcptTo(_address, _session, done) {
        attempts += 1
        done(isDown ? answer(451, 'later') : null)
      },
    })
    const mail = { smtpUrl: `smtp://127.0.0.1:${server.port}?ignoreTLS=true`, from: 'Palier <hello@palier.example>' }
    const database = await open()
    const setup = { config: { mail, publicUrl: 'https://palier.example' }, jobPollMilliseconds: 20 }
    const first = await startTestApi(database, setup)
    const admin = await addAdministrator(database, first)
    await admin.send(sendInvitation, WANTED)
    await vi.waitFor(() => expect(attempts).toBe(1), { timeout: 5_000 })
    await first.close()
    expect((await database.database.execute(sql`select 1 from jobs where name = 'sendMail'`)).rows).toHaveLength(1)

    // As after many hours: it is still worth another try.
    await database.database.execute(sql`update jobs set attempts = 50 where name = 'sendMail'`)

    isDown = false
    const second = await startTestApi(database, setup)
    second.pass(HOUR)
    await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 5_000 })
    await vi.waitFor(
      async () => {
        const { rows } = await database.database.execute(sql`select 1 from jobs where name = 'sendMail'`)
        expect(rows).toEqual([])
      },
      { timeout: 15_000 },
    )
    const received = await PostalMime.parse(server.received[0]?.raw ?? '')
    expect(received).toMatchObject({
      to: [{ address: 'emile@example.com' }],
      from: { address: 'hello@palier.example' },
    })
    expect(received.text).toContain('https://palier.example/register/form#inviteToken=')
    expect(first.lines.join() + second.lines.join()).not.toContain('emile@example.com')
    await second.close()
    await server.close()
  })

  test('a write that does not happen sends no mail [D15]', async () => {
    const database = await open()
    const api = await startTestApi(database)
    const admin = await addAdministrator(database, api)
    await database.database.execute(sql`alter table jobs add constraint broken check (name <> 'sendMail') not valid`)
    await expect(admin.send(sendInvitation, WANTED)).rejects.toMatchObject({ code: 'InternalServerError' })
    const { rows } = await database.database.execute(sql`select email from invitations`)
    expect(rows).toEqual([])
    await api.close()
  })
})

describe('one mail', () => {
  const encryption = createEncryption([KEYS.TOKEN_SECRET], 'mails')
  const person = { to: 'ada@example.com', firstName: 'Ada' }
  const link = { token: 'a+b/c=', expiresAt: new Date(NOW.getTime() + 24 * HOUR) }

  async function written(order: MailOrder | null, failure?: Error) {
    const mails: Mail[] = []
    const refused: Error[] = []
    const sender = {
      async send(mail: Mail) {
        if (failure) throw failure
        mails.push(mail)
        return { messageId: 'id' }
      },
    }
    const ports = {
      sender,
      encryption,
      publicUrl: 'https://p.example',
      onRefused: (error: Error) => void refused.push(error),
    }
    await sendMail({ key: 'key', sealed: encryption.encrypt(JSON.stringify(order)) }, NOW, ports)
    return { mails, refused }
  }

  test.each([
    [{ template: 'activation', ...link }, '/register/activation/confirmEmail#token=a%2Bb%2Fc%3D'],
    [{ template: 'passwordReset', ...link }, '/resetPassword/form#token=a%2Bb%2Fc%3D'],
    [
      { template: 'invitation', ...link, inviterName: null, planName: 'vip' },
      '/register/form#inviteToken=a%2Bb%2Fc%3D',
    ],
    [{ template: 'invitationRequestReceived' }, '/'],
    [{ template: 'passwordChanged', changedAt: NOW }, '/resetPassword/request'],
    [{ template: 'accountClosed', closedAt: NOW }, '/'],
    [{ template: 'apiTokenCreated', name: 'n', scope: 'read', createdAt: NOW, expiresAt: NOW }, '/myAccount'],
    [{ template: 'welcome' }, '/'],
  ] as const)(
    '$0.template is written in both languages, and its link opens in that language [SPEC-8] [REG-17] [RESET-03]',
    async (content, path) => {
      const subjects = new Set<string>()
      for (const language of ['fr', 'en'] as const) {
        const [mail] = (await written({ ...person, language, ...content })).mails
        expect(mail).toMatchObject({ to: 'ada@example.com', language, key: 'key' })
        const address = new URL(path, 'https://p.example')
        if (language === 'en') address.search = '?lang=en'
        expect(mail?.text).toContain(`${address.href}\n`)
        expect(mail?.html).toContain(`href="${address.href}"`)
        subjects.add(mail?.subject ?? '')
      }
      expect(subjects.size).toBe(2)
    },
  )

  test('a digest names the address by which a mail program ends it, no other mail does', async () => {
    const userId = '3f0e9c54-0d2b-4f0e-9f55-0a4b7d5d2f11'
    const crossings = { crossings: [], moreCount: 1 }
    const [mail] = (await written({ ...person, language: 'fr', template: 'crossingDigest', userId, ...crossings }))
      .mails
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const [, token = ''] =
      /^<https:\/\/p\.example\/unsubscribe\?token=([\w-]+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '') ?? []
    expect(JSON.parse(encryption.decrypt(token))).toEqual({ endsDigestOf: userId })
    const [welcome] = (await written({ ...person, language: 'fr', template: 'welcome' })).mails
    expect(welcome?.headers).toEqual({})
  })

  test('an order of nothing sends nothing', async () => {
    expect((await written(null)).mails).toEqual([])
  })

  test('a mail that is refused for good is not tried again, any other failure is', async () => {
    const order = { ...person, language: 'fr', template: 'welcome' } as const
    const refusal = new MailRefused('no')
    expect((await written(order, refusal)).refused).toEqual([refusal])
    await expect(written(order, new Error('later'))).rejects.toThrow('later')
  })

  test('an order that was changed, or sealed by another, is not sent', async () => {
    const sealed = createEncryption(['another-secret-0123456789-0123456789'], 'mails').encrypt('null')
    const ports = { sender: { send: async () => ({ messageId: '' }) }, encryption, publicUrl: '', onRefused: () => {} }
    await expect(sendMail({ key: 'key', sealed }, NOW, ports)).rejects.toThrow('Decryption failed')
    await expect(sendMail({ key: 'key', sealed: 'x' }, NOW, ports)).rejects.toThrow('Decryption failed')
  })
})

test('what is kept of a mail opens only with its purpose', () => {
  const [one, two] = [createEncryption([KEYS.TOKEN_SECRET], 'mails'), createEncryption([KEYS.TOKEN_SECRET], 'others')]
  expect(one.decrypt(one.encrypt('été'))).toBe('été')
  expect(one.encrypt('été')).not.toBe(one.encrypt('été'))
  expect(() => two.decrypt(one.encrypt('été'))).toThrow('Decryption failed')
})
