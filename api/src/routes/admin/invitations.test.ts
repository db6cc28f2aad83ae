import {
  acceptInvitationRequest,
  askForInvitation,
  getInvitations,
  resendInvitation,
  sendInvitation,
  visitWithInvitation,
} from '@palier/contract/admin/invitationCalls'
import { invitation } from '@palier/contract/accounts/userSchemas'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { addAdministrator, addMember, type Member } from '../../testing/addMember.ts'
import { humanTokenFor } from '../../testing/humanToken.ts'
import { invitationIn, linkIn, mailsTo, waitForMails } from '../../testing/mailsOf.ts'
import { keysOf, refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'

const DAY = 24 * 60 * 60 * 1000
const PUBLIC_URL = 'https://palier.example'

const WANTED = { firstname: 'Émile', lastname: 'Nelligan', plan: 'pro', twoLettersPreferredLanguage: 'fr' } as const
const ASKED = {
  firstName: 'Gabrielle',
  lastName: 'Roy',
  motivation: '<script>alert(1)</script> Je suis curieuse.',
  twoLettersPreferredLanguage: 'en',
} as const

describeOnOneEngine('invitations', (open) => {
  let testDatabase: TestDatabase
  let api: TestApi
  let admin: Member
  let serial = 0

  beforeAll(async () => {
    testDatabase = await open()
    api = await startTestApi(testDatabase, { config: { publicUrl: PUBLIC_URL }, jobPollMilliseconds: 20 })
    admin = await addAdministrator(testDatabase, api)
    return () => api.close()
  })

  const newAddress = () => `visitor-${(serial += 1)}@example.com`

  async function statusOf(email: string): Promise<string | undefined> {
    const { invitations } = await admin.send(getInvitations, {})
    return invitations.find((each) => each.email === email)?.status
  }

  async function tokenSentTo(email: string, count = 1): Promise<string> {
    const mails = await waitForMails(api, email, count)
    const mail = mails.at(-1)
    return mail ? invitationIn(linkIn(mail, `${PUBLIC_URL}/register/form`)) : ''
  }

  const visit = (invitationToken: string) => api.clientOf().send(visitWithInvitation, { invitationToken })

  async function ask(email: string) {
    const humanActionToken = await humanTokenFor(api, 'invitation')
    return api.clientOf().send(askForInvitation, { ...ASKED, email, humanActionToken })
  }

  test('an invitation is sent, kept as pending and answered with all others [API-32] [ADMIN-04] [ADMIN-05] [ADMIN-09]', async () => {
    const email = newAddress()
    const { invitations } = await admin.send(sendInvitation, { ...WANTED, email: email.toUpperCase() })
    const [sent] = invitations
    expect(keysOf(sent)).toEqual(Object.keys(invitation.shape).sort())
    expect(sent).toEqual({
      firstname: 'Émile',
      lastname: 'Nelligan',
      email,
      plan: 'pro',
      status: 'pending',
      invitedBy: { fullName: 'Ada Byron' },
      lastUpdateDate: api.now().toISOString(),
      motivation: null,
    })
    const [mail] = await waitForMails(api, email, 1)
    expect(mail?.subject).toContain('Ada Byron')
    expect(mail?.language).toBe('fr-CA')
  })

  test('the link begins with the public address, whatever name the service was called by [API-32]', async () => {
    const email = newAddress()
    const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
    await admin.send(sendInvitation, { ...WANTED, email }, headers)
    const [mail] = await waitForMails(api, email, 1)
    expect(mail?.text).toContain(`${PUBLIC_URL}/register/form#inviteToken=`)
    expect(`${mail?.text} ${mail?.html}`).not.toContain('evil.example')
  })

  test('refuses an address that has an account, a plan that is not offered, and what is missing [API-32]', async () => {
    const member = await addMember(testDatabase, api)
    const send = (change: object) => admin.send(sendInvitation, { ...WANTED, email: newAddress(), ...change })
    const taken = await refusalOf(send({ email: member.email.toUpperCase() }))
    expect([taken.code, taken.status]).toEqual(['EmailAlreadyUsed', 409])
    for (const plan of ['owner', 'admin', 'unknown']) {
      expect((await refusalOf(send({ plan }))).code).toBe('resource_missing')
    }
    const { body } = await api.post(sendInvitation.path, { ...WANTED, email: 'nobody' }, { token: admin.token })
    expect(body).toMatchObject({ errors: [{ errorCode: 'parameter_invalid_empty', params: { field: 'email' } }] })
  })

  test('a visit names who is invited, is noted, and changes nothing when repeated [API-38] [ADMIN-04]', async () => {
    const email = newAddress()
    await admin.send(sendInvitation, { ...WANTED, email })
    const token = await tokenSentTo(email)
    const invited = { email, firstname: 'Émile', lastname: 'Nelligan', twoLettersPreferredLanguage: 'fr' }
    expect(await visit(token)).toEqual(invited)
    expect(await statusOf(email)).toBe('webSiteVisited')
    expect(await visit(token)).toMatchObject({ email })
    await testDatabase.database.execute(sql`update invitations set status = 'accountCreated' where email = ${email}`)
    await visit(token)
    expect(await statusOf(email)).toBe('accountCreated')
  })

  test('an old invitation is told from one that opens nothing [ERR-27] [ERR-28]', async () => {
    const database = await open()
    const own = await startTestApi(database, { jobPollMilliseconds: 20, config: { publicUrl: PUBLIC_URL } })
    const someone = await addAdministrator(database, own)
    const email = newAddress()
    await someone.send(sendInvitation, { ...WANTED, email })
    const [mail] = await waitForMails(own, email, 1)
    const invitationToken = mail ? invitationIn(linkIn(mail, PUBLIC_URL)) : ''
    const visitThere = (token: string) => own.clientOf().send(visitWithInvitation, { invitationToken: token })

    expect((await refusalOf(visitThere('unknown'))).code).toBe('InvitationValidationProcessFailed')
    own.pass(14 * DAY - 1)
    expect(await visitThere(invitationToken)).toMatchObject({ email, twoLettersPreferredLanguage: 'fr' })
    own.pass(1)
    expect((await refusalOf(visitThere(invitationToken))).code).toBe('InvitationTokenInvalid')
    await own.close()
  })

  test('sending again makes a new link and ends the old one [API-33] [ADMIN-07]', async () => {
    const email = newAddress()
    await admin.send(sendInvitation, { ...WANTED, email })
    const first = await tokenSentTo(email)
    api.pass(1)
    const { invitations } = await admin.send(resendInvitation, { email })
    expect(invitations.find((each) => each.email === email)).toMatchObject({ status: 'sentBack', plan: 'pro' })
    const second = await tokenSentTo(email, 2)
    expect((await refusalOf(visit(first))).code).toBe('InvitationValidationProcessFailed')
    expect(await visit(second)).toMatchObject({ email })
  })

  test('what was never sent, or is completed, is not sent again [API-33]', async () => {
    const [unknown, asked, completed] = [newAddress(), newAddress(), newAddress()]
    await ask(asked)
    await admin.send(sendInvitation, { ...WANTED, email: completed })
    await testDatabase.database.execute(
      sql`update invitations set status = 'accountActivated' where email = ${completed}`,
    )
    for (const email of [unknown, asked, completed]) {
      expect((await refusalOf(admin.send(resendInvitation, { email }))).code).toBe('resource_missing')
    }
  })

  test('a request is kept with its motivation as text, and thanked for [API-37] [ADMIN-03] [FEEDBACK-08]', async () => {
    const email = newAddress()
    expect(await ask(email.toUpperCase())).toEqual({ email })
    const { invitations } = await admin.send(getInvitations, { search: email })
    expect(invitations).toMatchObject([
      { status: 'invitationAsked', plan: null, invitedBy: null, motivation: ASKED.motivation, firstname: 'Gabrielle' },
    ])
    const [mail] = await waitForMails(api, email, 1)
    expect(mail?.subject).toBe('We’ve received your invitation request')
    expect(mail?.html).not.toContain('alert(1)')
  })

  test('a known address gets the same answer and no mail, and changes nothing [API-37]', async () => {
    const member = await addMember(testDatabase, api)
    const [invited, asked] = [newAddress(), newAddress()]
    await admin.send(sendInvitation, { ...WANTED, email: invited })
    await ask(asked)
    await waitForMails(api, asked, 1)
    for (const email of [member.email, invited, asked]) expect(await ask(email)).toEqual({ email })

    expect(await statusOf(invited)).toBe('pending')
    expect(await statusOf(member.email)).toBeUndefined()
    await expect
      .poll(async () => {
        const { rows } = await testDatabase.database.execute(sql`select 1 from jobs where name = 'sendMail'`)
        return rows.length
      })
      .toBe(0)
    expect(await mailsTo(api, member.email)).toEqual([])
    expect(await mailsTo(api, asked)).toHaveLength(1)
  })

  test('known and unknown addresses cost the same statements [API-37]', async () => {
    // A database of its own: the jobs of the other service send statements at any time.
    const database = await open()
    const own = await startTestApi(database, { config: { publicUrl: PUBLIC_URL } })
    const member = await addMember(database, own)
    const costOf = async (email: string) => {
      const humanActionToken = await humanTokenFor(own, 'invitation')
      return own.countStatements(() => own.clientOf().send(askForInvitation, { ...ASKED, email, humanActionToken }))
    }
    expect(await costOf(newAddress())).toBe(await costOf(member.email))
    await own.close()
  })

  test('without a human, or with 1,001 characters, nothing is asked [API-37] [ERR-33]', async () => {
    const email = newAddress()
    const post = (change: object) => api.post(askForInvitation.path, { ...ASKED, email, ...change })
    const field = (name: string) => ({ errors: [{ errorCode: 'parameter_invalid_empty', params: { field: name } }] })
    const humanActionToken = await humanTokenFor(api, 'invitation')
    const feedbackToken = await humanTokenFor(api, 'feedback')

    expect((await post({ humanActionToken: '' })).body).toMatchObject(field('token'))
    expect((await post({ humanActionToken: feedbackToken })).body).toMatchObject(field('token'))
    const long = { humanActionToken, motivation: 'x'.repeat(1001) }
    expect((await post(long)).body).toMatchObject(field('motivation'))
    expect(await statusOf(email)).toBeUndefined()
  })

  test('a request is accepted once, with a plan, and is then pending [API-34] [ADMIN-08]', async () => {
    const email = newAddress()
    await ask(email)
    await waitForMails(api, email, 1)
    api.pass(1)
    const accept = (planName: string) => admin.send(acceptInvitationRequest, { email, planName })
    expect((await refusalOf(accept('owner'))).code).toBe('resource_missing')
    const { invitations } = await accept('vip')
    expect(invitations.find((each) => each.email === email)).toMatchObject({
      status: 'pending',
      plan: 'vip',
      motivation: ASKED.motivation,
      invitedBy: { fullName: 'Ada Byron' },
    })
    expect(await visit(await tokenSentTo(email, 2))).toMatchObject({ email, firstname: 'Gabrielle' })
    expect((await refusalOf(accept('vip'))).code).toBe('resource_missing')
    expect((await refusalOf(admin.send(acceptInvitationRequest, { email: newAddress(), planName: 'vip' }))).code).toBe(
      'resource_missing',
    )
  })

  test('the database holds no token, and no address in a mail that waits', async () => {
    const database = await open()
    const own = await startTestApi(database)
    const someone = await addAdministrator(database, own)
    const email = newAddress()
    await someone.send(sendInvitation, { ...WANTED, email })
    const { rows } = await database.database.execute<{ data: string }>(
      sql`select data::text as data from jobs where name = 'sendMail'`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.data).not.toContain(email)
    await own.close()
    expect(own.lines.join()).not.toContain(email)
  })
})
