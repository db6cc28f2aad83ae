import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogue } from '@palier/contract/catalogue'
import { envelope } from '@palier/contract/kernel/envelope'
import { HEADERS } from '@palier/contract/kernel/headers'
import { TERMS } from '@palier/domain/accounts/terms'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { becomeMember, mailedToken, OPEN_DOOR, signIn } from '../support/people/member.ts'
import { type Palier, startPalier } from '../support/palier.ts'
import { createPerson } from '../support/people/person.ts'

const PASSWORD = 'Quatre-marches-7!'
const FIRST = { TOKEN_SECRET: 'the-first-token-secret-0123456789', SESSION_SECRET: 'the-first-session-secret-0123456' }
const NEXT = { TOKEN_SECRET: 'the-next-token-secret-0123456789', SESSION_SECRET: 'the-next-session-secret-0123456789' }
const BOTH = {
  TOKEN_SECRET: `${NEXT.TOKEN_SECRET},${FIRST.TOKEN_SECRET}`,
  SESSION_SECRET: `${NEXT.SESSION_SECRET},${FIRST.SESSION_SECRET}`,
}
const MAIL_WITHIN_MILLISECONDS = 30_000
const CHANGE_NAME = 'mutation ($input: SetNameInput!) { setName(input: $input) { __typename } }'
const WHO = '{ viewer { email preCheck { refusal } } }'

let data: string
let palier: Palier
const start = async (secrets: Record<string, string>) => {
  palier = await startPalier({ ...OPEN_DOOR, ...secrets, DATA_DIR: data })
}

beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'palier-rotation-'))
})
afterAll(async () => {
  await palier?.stop()
  rmSync(data, { recursive: true, force: true })
})

function post(path: string, body: object, headers: Record<string, string> = {}) {
  const sent = { 'content-type': 'application/json', ...headers }
  return fetch(palier.apiUrl + path, { method: 'POST', headers: sent, body: JSON.stringify(body) })
}

async function mailsTo(email: string): Promise<number> {
  const list = await (await fetch(`${palier.apiUrl}/dev/mailbox`)).text()
  return list.split('<tr>').filter((row) => row.includes(email)).length
}

/** Somebody who has just asked for an account. */
function register(email: string) {
  return post(catalogue.register.path, {
    email,
    ...{ firstname: 'Jean', lastname: 'Roy', password: PASSWORD, passwordConfirmation: PASSWORD, token: '' },
    twoLettersPreferredLanguage: 'fr',
    termsAndConditionsAnswer: { version: TERMS.version, areTermsAndContionsAccepted: true },
  })
}

describe('secrets that are replaced, each with the old one behind it', () => {
  const email = 'membre@exemple.ca'
  const waiting = 'attend@exemple.ca'
  const outbox = () => join(data, 'outbox')
  let cookie: string
  let renewed: string
  let token: string
  let link: string
  let answered: unknown

  /** Made once under this key, however often it is sent; what is kept of the answer is sealed. */
  async function makeApiToken(): Promise<unknown> {
    const headers = { authorization: `Bearer ${token}`, [HEADERS.idempotencyKey]: 'one-token' }
    const wanted = { name: 'a', scope: 'read', days: 1, password: PASSWORD }
    const answer = await post(catalogue.createApiToken.path, wanted, headers)
    return { status: answer.status, body: await answer.json() }
  }

  test('a session, a kept answer, a mail that was sent and one that waits', async () => {
    await start(FIRST)
    const member = await becomeMember(palier, email)
    cookie = member.cookie
    const login = await post(catalogue.login.path, { email, password: PASSWORD, token: '' })
    token = catalogue.login.output.parse(envelope.parse(await login.json()).data).tokenInfo.rawToken
    answered = await makeApiToken()
    expect(answered).toMatchObject({ status: 200 })
    expect((await post(catalogue.requestPasswordReset.path, { email, token: '' })).status).toBe(200)
    // Of the activation, of the welcome, and this one.
    await vi.waitFor(async () => expect(await mailsTo(email)).toBe(3), MAIL_WITHIN_MILLISECONDS)
    link = await mailedToken(palier, email)

    renameSync(outbox(), `${outbox()}.kept`)
    writeFileSync(outbox(), 'in the way')
    expect((await register(waiting)).status).toBe(200)
    const failed = () => palier.lines.some((line) => line.includes('job failed'))
    await vi.waitFor(() => expect(failed()).toBe(true), MAIL_WITHIN_MILLISECONDS)
  })

  test('with the new ones in front the session, the answer, the link and the mail go on', async () => {
    await palier.stop()
    rmSync(outbox())
    renameSync(`${outbox()}.kept`, outbox())
    await start(BOTH)

    const member = createPerson(palier.url, { cookie })
    expect(await member.read(WHO)).toEqual({ viewer: { email, preCheck: { refusal: null } } })
    expect(await makeApiToken()).toEqual(answered)
    const confirmed = await post(catalogue.confirmEmail.path, { token: await mailedToken(palier, waiting) })
    expect(confirmed.status).toBe(200)
    await signIn(palier, waiting, PASSWORD)

    // Sealed anew with the new secret, around a token that the old one has signed.
    await member.read(CHANGE_NAME, { input: { firstName: 'Anne', lastName: 'Roy' } })
    renewed = member.cookie
    expect(renewed).not.toBe(cookie)
  })

  test('without the old ones what they closed ends at the page to sign in, and everybody can', async () => {
    await palier.stop()
    await start(NEXT)
    const [gone, over] = [createPerson(palier.url, { cookie }), createPerson(palier.url, { cookie: renewed })]
    expect(await gone.read(WHO)).toEqual({ viewer: null })
    expect(await over.read('{ viewer { preCheck { refusal } } }')).toEqual({
      viewer: { preCheck: { refusal: 'NOT_AUTHENTICATED' } },
    })
    for (const person of [gone, over]) expect(person.cookie).toBe('__Host-palier=')
    // A link names nobody but itself.
    const newPassword = { password: 'Cinq-marches-8!', confirmPassword: 'Cinq-marches-8!' }
    const reset = await post(catalogue.resetPassword.path, { token: link, ...newPassword, humanActionToken: '' })
    expect(reset.status).toBe(200)
    const member = await signIn(palier, email, 'Cinq-marches-8!')
    expect(await member.read(WHO)).toMatchObject({ viewer: { email } })
  })
})
