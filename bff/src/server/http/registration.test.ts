import { afterEach, beforeEach, expect, test } from 'vitest'
import { nameOfCode } from '../../graph/kernel/refusalCode.ts'
import { type Browser, createBrowser } from '../../testing/browser.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'

const REGISTER = `mutation ($input: RegisterInput!) {
  register(input: $input) {
    ... on RegisterPayload { email emailConfirmationStatus } ... on Problem { code codes }
  }
}`
const INPUT = {
  email: 'camille@palier.test',
  firstName: 'Camille',
  lastName: 'Roy',
  password: 'Palier de 5 marches!',
  passwordConfirmation: 'Palier de 5 marches!',
  language: 'FR',
  humanActionToken: 'human',
  inviteToken: 'invited',
  termsVersion: 221_201,
  areTermsAccepted: true,
}

let bff: TestBff
let browser: Browser

beforeEach(async () => {
  bff = await startTestBff()
  browser = createBrowser(bff.url)
})
afterEach(() => bff.stop())

function seen(): [string, unknown][] {
  return bff.upstream.take().map(({ path, body }) => [path, body])
}

test('registering costs one call in the words of the wire, and opens no session [API-22]', async () => {
  const { data, headers } = await browser.ask(REGISTER, { input: INPUT })
  expect(data).toEqual({ register: { email: 'camille@palier.test', emailConfirmationStatus: 'NOT_CONFIRMED' } })
  const { email, password, passwordConfirmation } = INPUT
  const sent = {
    email,
    firstname: 'Camille',
    lastname: 'Roy',
    password,
    passwordConfirmation,
    twoLettersPreferredLanguage: 'fr',
    token: 'human',
    inviteToken: 'invited',
    termsAndConditionsAnswer: { version: 221_201, areTermsAndContionsAccepted: true },
  }
  expect(seen()).toEqual([['register', sent]])
  expect(headers.getSetCookie()).toEqual([])
})

test('every rule that a password breaks is told, in the order of the api [ERR-24]', async () => {
  bff.upstream.failing('register', {
    status: 400,
    error: { errorCode: 'PasswordTooShort' },
    others: [{ errorCode: 'PasswordRequiresDigit' }, { errorCode: 'PasswordTooCommon' }],
  })
  const { data } = await browser.ask(REGISTER, { input: INPUT })
  const codes = ['PASSWORD_TOO_SHORT', 'PASSWORD_REQUIRES_DIGIT', 'PASSWORD_TOO_COMMON']
  expect(data).toEqual({ register: { code: 'PASSWORD_TOO_SHORT', codes } })
})

test.each([
  'EmailAlreadyUsed',
  'InvitationTokenInvalid',
  'InvitationValidationProcessFailed',
  'HumanCheckUnavailable',
] as const)('%s is an answer, and what was sent is not sent again [ERR-23] [ERR-27] [ERR-28]', async (errorCode) => {
  bff.upstream.failing('register', {
    status: errorCode === 'HumanCheckUnavailable' ? 503 : 400,
    error: { errorCode },
  })
  const { data, errors } = await browser.ask(REGISTER, { input: INPUT })
  expect(errors).toEqual([])
  expect(data).toEqual({ register: { code: nameOfCode(errorCode), codes: [nameOfCode(errorCode)] } })
  expect(bff.upstream.take()).toHaveLength(1)
})

/** One call each: the mutation, what it answers, and what the api is told. */
const OPEN_MUTATIONS = [
  [
    'API-23 an address is confirmed by the token of its mail',
    'confirmEmail(input: { token: "mail" }) { ... on ConfirmEmailPayload { email emailConfirmationStatus } }',
    { email: 'camille@palier.test', emailConfirmationStatus: 'CONFIRMED' },
    ['confirmEmail', { token: 'mail' }],
  ],
  [
    'API-24 another activation mail is asked for by the token of the old one',
    'resendActivation(input: { oldToken: "old" }) { ... on ResendActivationPayload { email } }',
    { email: 'camille@palier.test' },
    ['resendActivation', { oldToken: 'old' }],
  ],
  [
    'API-25 a reset answers the address that was typed, known or not',
    'requestPasswordReset(input: { email: "who@palier.test", humanActionToken: "human" }) { ... on RequestPasswordResetPayload { email } }',
    { email: 'who@palier.test' },
    ['requestPasswordReset', { email: 'who@palier.test', token: 'human' }],
  ],
  [
    'API-26 a new password is set and nobody is signed in by it',
    'resetPassword(input: { token: "mail", password: "n", passwordConfirmation: "m", humanActionToken: "human" }) { ... on ResetPasswordPayload { isDone } }',
    { isDone: true },
    ['resetPassword', { token: 'mail', password: 'n', confirmPassword: 'm', humanActionToken: 'human' }],
  ],
  [
    'API-37 an invitation is asked for',
    'requestInvitation(input: { firstName: "C", lastName: "R", email: "c@palier.test", motivation: "m", language: EN, humanActionToken: "human" }) { ... on RequestInvitationPayload { email } }',
    { email: 'c@palier.test' },
    [
      'askForInvitation',
      {
        firstName: 'C',
        lastName: 'R',
        email: 'c@palier.test',
        motivation: 'm',
        humanActionToken: 'human',
        twoLettersPreferredLanguage: 'en',
      },
    ],
  ],
  [
    'API-38 an invitation tells who is invited',
    'visitWithInvitation(input: { token: "invited" }) { ... on VisitWithInvitationPayload { email firstName lastName } }',
    { email: 'camille@palier.test', firstName: 'Camille', lastName: 'Roy' },
    ['visitWithInvitation', { invitationToken: 'invited' }],
  ],
] as const

test.each(OPEN_MUTATIONS)('%s', async (_title, field, answer, call) => {
  const { data, errors, headers } = await browser.ask(`mutation { answer: ${field} }`)
  expect(errors).toEqual([])
  expect(data).toEqual({ answer })
  expect(seen()).toEqual([call])
  expect(headers.getSetCookie()).toEqual([])
})

test.each(OPEN_MUTATIONS)(
  'a token is spent once and a mail goes out once, also where the answer was lost: %s',
  async (_title, field, _answer, [name]) => {
    bff.upstream.failing(name, 'reset')
    const { data } = await browser.ask(`mutation { answer: ${field.replace(/\}\s*$/, '... on Problem { code } }')} }`)
    expect(data).toEqual({ answer: { code: 'SERVICE_UNAVAILABLE' } })
    expect(bff.upstream.take()).toHaveLength(1)
  },
)

test('a password is changed by its owner, with a key of its own [API-28]', async () => {
  await browser.signInAsGuest()
  bff.upstream.take()
  const { data } = await browser.ask(
    'mutation { setPassword(input: { currentPassword: "a", newPassword: "b", newPasswordConfirmation: "c" }) { ... on SetPasswordPayload { isDone } } }',
  )
  expect(data).toEqual({ setPassword: { isDone: true } })
  const [call] = bff.upstream.take()
  expect(call?.body).toEqual({ actualPassword: 'a', newPassword: 'b', newPasswordConfirmation: 'c' })
  expect(call?.headers['idempotency-key']).toMatch(/.{16}/)
})

test('feedback goes out in the name of the signed-in person [API-47] [FEEDBACK-02]', async () => {
  bff.upstream.data.state.nextLogin = { userId: 'user-7' }
  await browser.signInAsGuest()
  bff.upstream.take()
  const submit = (rating: number) =>
    browser.ask(
      `mutation { createFeedback(input: { rating: ${rating}, comment: "Bien", humanActionToken: "human" }) {
        ... on CreateFeedbackPayload { isDone } ... on Problem { code } } }`,
    )
  expect((await submit(4.5)).data).toEqual({ createFeedback: { isDone: true } })
  const body = { userId: 'user-7', rating: 4.5, comment: 'Bien', token: 'human' }
  expect(seen()).toEqual([['submitFeedback', body]])
  for (const rating of [0, 4.3, 5.5, 99]) {
    expect((await submit(rating)).data).toEqual({ createFeedback: { code: 'INVALID_INPUT' } })
  }
  expect(seen()).toEqual([])
})
