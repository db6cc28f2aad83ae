import { login, loginWithGoogle, register, testToken } from '@palier/contract/accounts/authenticationCalls'
import { getBuyLists } from '@palier/contract/watchlists/watchListCalls'
import { HEADERS } from '@palier/contract/kernel/headers'
import { beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { describeOnOneEngine } from '../../database/testing/describeOnBothEngines.ts'
import { CLIENT_ID, NONCE, startIssuer } from '../../providers/identity/testing/startIssuer.ts'
import { type People, PASSWORD, startWithPeople } from '../../testing/people.ts'
import { refusalOf } from '../../testing/startTestApi.ts'

/** Google runs the mailbox of everybody in this domain. */
const OWNED = { claims: { hd: 'palier.test' } }

describeOnOneEngine('sign-in by Google', (open) => {
  let testDatabase: TestDatabase
  let people: People
  let issuer: Awaited<ReturnType<typeof startIssuer>>

  beforeAll(async () => {
    issuer = await startIssuer()
    testDatabase = await open()
    people = await start()
    return async () => {
      await people.api.close()
      await issuer.close()
    }
  })

  function start(invitationRequired = false): Promise<People> {
    const googleIssuer = { issuers: [issuer.url], keysUrl: issuer.keysUrl, allowInsecure: true }
    return startWithPeople(testDatabase, { config: { googleClientId: CLIENT_ID, googleIssuer, invitationRequired } })
  }

  /** What Google says of the person with this address; each has a name of its own there. */
  function signed(email: string, claims: object = {}): Promise<string> {
    return issuer.sign({ ...issuer.claims(people.api.now()), sub: `sub-${email.toLowerCase()}`, email, ...claims })
  }

  async function enter(email: string, { claims = {}, ...more }: { claims?: object; inviteToken?: string } = {}) {
    const token = await signed(email, claims)
    return people.send(loginWithGoogle, { token, nonce: NONCE, ...more })
  }

  test('somebody new has an account at once, with one empty list and the terms still to accept [API-21] [AUTH-22] [GEN-10]', async () => {
    const headers = { [HEADERS.language]: 'en' }
    const token = await signed('Google.New@Palier.test')
    const answer = await people.api.clientOf({ headers }).send(loginWithGoogle, { token, nonce: NONCE })
    expect(answer.user).toMatchObject({
      email: 'google.new@palier.test',
      firstName: 'Amélie',
      lastName: 'Gagnon',
      imageUrl: 'https://pictures.test/amelie.png',
    })
    expect(answer.subscriptionInfo).toMatchObject({ planName: 'base' })
    expect(answer.lastAcceptedTermsVersion).toBeUndefined()
    const { send } = people.api.clientOf({ token: answer.tokenInfo.rawToken })
    const { lists } = await send(getBuyLists, { userId: answer.user.userId })
    expect(lists.map(({ name }) => name)).toEqual(['My list'])

    const again = await enter('google.new@palier.test')
    expect(again.user.userId).toBe(answer.user.userId)
    // Who the person is there does not change with the address.
    const moved = await enter('moved@palier.test', { claims: { sub: 'sub-google.new@palier.test' } })
    expect(moved.user).toMatchObject({ userId: answer.user.userId, email: 'google.new@palier.test' })
  })

  test('a member whose mailbox Google runs is linked, and keeps the password [API-21]', async () => {
    const email = await people.member()
    const member = await people.signIn(email)
    expect((await enter(email.toUpperCase(), OWNED)).user.userId).toBe(member.answer.user.userId)
    expect(await member.send(testToken, {})).toMatchObject({ isValid: true })
    await people.signIn(email)
  })

  test('a password that was set before anybody proved the address opens nothing any more [API-21]', async () => {
    const email = 'squatted@palier.test'
    await people.send(register, await people.registration(email))
    await enter(email, OWNED)
    const input = { email, password: PASSWORD, token: '' }
    expect((await refusalOf(people.send(login, input))).code).toBe('InvalidEmailPasswordCombination')
  })

  test('where another runs the mailbox the password links, once and in the same request [API-21]', async () => {
    const email = await people.member()
    expect((await refusalOf(enter(email))).code).toBe('IdentityNotLinked')
    const google = { token: await signed(email), nonce: NONCE }
    const wrong = { email, password: `${PASSWORD}x`, token: await people.human('login'), google }
    expect((await refusalOf(people.send(login, wrong))).code).toBe('InvalidEmailPasswordCombination')
    expect((await refusalOf(enter(email))).code).toBe('IdentityNotLinked')

    const token = await people.human('login')
    const { user } = await people.send(login, { email, password: PASSWORD, token, google })
    expect((await enter(email)).user.userId).toBe(user.userId)
  })

  test('a password links no identity of another address and none that does not hold, and still opens [API-21]', async () => {
    const email = await people.member()
    const stranger = { token: await signed('stranger@palier.test'), nonce: NONCE }
    for (const google of [stranger, { token: 'x.y.z', nonce: NONCE }, { ...stranger, nonce: 'another' }]) {
      await people.send(login, { email, password: PASSWORD, token: await people.human('login'), google })
    }
    expect((await refusalOf(enter(email))).code).toBe('IdentityNotLinked')
    const other = await enter('stranger@palier.test')
    expect(other.user.email).toBe('stranger@palier.test')
  })

  test('an account that nobody has confirmed is not linked where another runs the mailbox [API-21]', async () => {
    const email = 'unconfirmed.elsewhere@palier.test'
    await people.send(register, await people.registration(email))
    expect((await refusalOf(enter(email))).code).toBe('IdentityNotLinked')
  })

  test.for([
    ['an address that is not proved', { email_verified: false }],
    ['another audience', { aud: 'another.apps.test' }],
    ['another issuer', { iss: 'https://evil.test' }],
    ['another nonce', { nonce: 'another' }],
    ['an old token', { exp: 1_000_000_000 }],
  ] as const)('%s lets nobody in [API-21]', async ([, claims]) => {
    const email = await people.member()
    const refusal = await refusalOf(enter(email, { claims }))
    expect([refusal.code, refusal.status]).toEqual(['InvalidEmailPasswordCombination', 400])
  })

  test('what is no token, or comes without its nonce, lets nobody in [API-21]', async () => {
    const good = await signed('nonce@palier.test')
    for (const input of [{ token: 'x.y.z', nonce: NONCE }, { token: good }]) {
      expect((await refusalOf(people.send(loginWithGoogle, input))).code).toBe('InvalidEmailPasswordCombination')
    }
  })

  test('where invitations are required somebody new needs one [AUTH-22] [GEN-09]', async () => {
    const closed = await start(true)
    const email = 'google.invited@palier.test'
    const token = await signed(email)
    const bare = await refusalOf(closed.send(loginWithGoogle, { token, nonce: NONCE }))
    expect(bare.code).toBe('InvitationTokenInvalid')

    const inviteToken = await closed.invite(email, 'vip')
    const stranger = { token: await signed('other@palier.test'), nonce: NONCE, inviteToken }
    expect((await refusalOf(closed.send(loginWithGoogle, stranger))).code).toBe('InvitationValidationProcessFailed')
    const { subscriptionInfo } = await closed.send(loginWithGoogle, { token, nonce: NONCE, inviteToken })
    expect(subscriptionInfo).toMatchObject({ planName: 'vip' })
    await closed.api.close()
  })

  test('twenty first sign-ins of one person at once make one account [API-21]', async () => {
    const token = await signed('twenty@palier.test')
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => people.send(loginWithGoogle, { token, nonce: NONCE })),
    )
    const ids = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.user.userId] : []))
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(1)
  })

  test('while the keys cannot be read nobody comes in, and that is said [API-21]', async () => {
    const own = await start()
    issuer.answerWith((response) => response.writeHead(500).end())
    const refusal = await refusalOf(
      own.send(loginWithGoogle, { token: await signed('down@palier.test'), nonce: NONCE }),
    )
    issuer.answerWith()
    expect([refusal.code, refusal.status]).toEqual(['ServiceUnavailable', 503])
    await own.api.close()
  })

  test('without a client of Google that way in is closed [API-21]', async () => {
    const own = await startWithPeople(testDatabase)
    const input = { token: await signed('closed@palier.test'), nonce: NONCE }
    expect((await refusalOf(own.send(loginWithGoogle, input))).code).toBe('InvalidEmailPasswordCombination')
    await own.api.close()
  })
})
