import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { createStorage } from '../../../device/storage/storage.ts'
import { answerNoCheck, answerOperation, problemAnswer } from '../../../testing/answerOperation.ts'
import { renderPiece } from '../../../testing/render.tsx'
import { RegisterForm } from './RegisterForm.tsx'

const TYPED = {
  Prénom: 'Marie',
  Nom: 'Laurin',
  Courriel: 'marie@example.ca',
  'Mot de passe': 'Quatre&Marches7',
  'Confirmation du mot de passe': 'Quatre&Marches7',
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = () => screen.getByRole('button', { name: 'Créer le compte' })
const isDisabled = () => button().getAttribute('aria-disabled') === 'true'
const noteOf = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent

function type(label: string, value: string) {
  fireEvent.change(field(label), { target: { value } })
}

async function fillIn() {
  const piece = await renderPiece(<RegisterForm viewer={null} />, { path: '/register/form' })
  for (const [label, value] of Object.entries(TYPED)) type(label, value)
  fireEvent.click(screen.getByRole('checkbox'))
  return piece
}

async function send(piece: Awaited<ReturnType<typeof fillIn>>, register: object) {
  fireEvent.click(button())
  await answerNoCheck(piece.environment)
  return answerOperation(piece.environment, 'useRegisterMutation', { register })
}

describe('the registration form', () => {
  test('the button waits for every field and for the terms, and names what is missing [REG-05] [REG-14]', async () => {
    await fillIn()
    expect(isDisabled()).toBe(false)
    for (const [label, value] of Object.entries(TYPED)) {
      type(label, '')
      expect(isDisabled(), label).toBe(true)
      type(label, value)
    }
    fireEvent.click(screen.getByRole('checkbox'))
    expect(isDisabled()).toBe(true)
    expect(screen.getByText('À remplir : l’accord aux conditions.')).toBeTruthy()
  })

  test.each([
    ['REG-08', 'Ab1!', 'Au moins 8\u00a0caractères'],
    ['REG-09', 'Quatre&Marches', 'Un chiffre'],
    ['REG-10', 'QUATRE&MARCHES7', 'Une lettre minuscule'],
    ['REG-11', 'quatre&marches7', 'Une lettre majuscule'],
    ['REG-12', 'QuatreMarches7', 'Un signe parmi @#$%^&*!'],
  ])('%s ERR-24 the password %s says its own rule', async (_requirement, password, words) => {
    await fillIn()
    type('Mot de passe', password)
    fireEvent.blur(field('Mot de passe'))
    expect(noteOf('Mot de passe')).toBe(words)
    expect(isDisabled()).toBe(true)
  })

  test('the page asks the server of a password that is left, once, and says what will be refused', async () => {
    const { environment } = await fillIn()
    const leave = () => fireEvent.blur(field('Mot de passe'))
    type('Mot de passe', 'Dragonfly1!')
    leave()
    const payload = { __typename: 'CheckNewPasswordPayload', problems: ['PASSWORD_TOO_COMMON'] }
    const sent = await answerOperation(environment, 'useCheckNewPasswordMutation', { checkNewPassword: payload })
    const names = { email: 'marie@example.ca', firstName: 'Marie', lastName: 'Laurin' }
    expect(sent).toEqual({ input: { password: 'Dragonfly1!', ...names } })
    await waitFor(() => expect(field('Mot de passe').getAttribute('aria-invalid')).toBe('true'))
    expect(noteOf('Mot de passe')).toContain('trop')

    // The same is not asked again, nor what breaks a rule that the page knows, nor nothing.
    leave()
    for (const known of ['Ab1!', '']) {
      type('Mot de passe', known)
      leave()
    }
    expect(environment.mock.getAllOperations()).toEqual([])

    // What was typed meanwhile is not blamed for what was left.
    type('Mot de passe', 'Dragonfly2!')
    leave()
    type('Mot de passe', 'Quatre&Marches7')
    await answerOperation(environment, 'useCheckNewPasswordMutation', { checkNewPassword: payload })
    expect(field('Mot de passe').getAttribute('aria-invalid')).not.toBe('true')
  })

  test('the confirmation repeats the password [REG-13] [ERR-26]', async () => {
    await fillIn()
    type('Confirmation du mot de passe', 'Quatre&Marches8')
    fireEvent.blur(field('Confirmation du mot de passe'))
    expect(noteOf('Confirmation du mot de passe')).toBe('Les deux mots de passe doivent être identiques.')
    expect(isDisabled()).toBe(true)
  })

  test('an incomplete e-mail says so [REG-06]', async () => {
    await fillIn()
    type('Courriel', 'marie@example')
    fireEvent.blur(field('Courriel'))
    expect(noteOf('Courriel')).toBe('Cette adresse de courriel n’est pas complète.')
  })

  test('registering sends everything and leads to the mail that was sent [REG-15] [REG-23]', async () => {
    const piece = await fillIn()
    piece.storage.inviteToken.write('invited')
    const variables = await send(piece, {
      __typename: 'RegisterPayload',
      email: 'marie@example.ca',
      emailConfirmationStatus: 'NOT_CONFIRMED',
    })
    expect(variables).toEqual({
      input: {
        firstName: 'Marie',
        lastName: 'Laurin',
        email: 'marie@example.ca',
        password: 'Quatre&Marches7',
        passwordConfirmation: 'Quatre&Marches7',
        language: 'FR',
        humanActionToken: 'off',
        inviteToken: 'invited',
        termsVersion: 221201,
        areTermsAccepted: true,
      },
    })
    const { location } = piece.router.state
    await waitFor(() => expect(piece.router.state.location.pathname).toBe('/register/activationEmailSent'))
    expect(piece.router.state.location.search).toBe('?email=marie%40example.ca')
    expect(location).toBeTruthy()
    expect(piece.storage.inviteToken.read()).toBeNull()
  })

  test('what the browser stores of an invitation is forgotten with it, and only its names are sent [SPEC-1]', async () => {
    const names = { email: 'marie@example.ca', firstName: 'Marie', lastName: 'Laurin' }
    const storage = createStorage(localStorage)
    storage.inviteToken.write('invited')
    storage.invited.write({ token: 'invited', ...names, language: 'fr' })
    const { input } = await send(await fillIn(), {
      __typename: 'RegisterPayload',
      email: 'marie@example.ca',
      emailConfirmationStatus: 'CONFIRMED',
    })
    expect(input).toMatchObject({ ...names, inviteToken: 'invited' })
    expect(Object.keys(input)).not.toContain('token')
    await waitFor(() => expect(storage.inviteToken.read()).toBeNull())
    expect(storage.invited.read()).toBeNull()
  })

  test('an account that is confirmed at once leads to AccountCreated [REG-15]', async () => {
    const piece = await fillIn()
    const email = 'marie@example.ca'
    await send(piece, { __typename: 'RegisterPayload', email, emailConfirmationStatus: 'CONFIRMED' })
    await waitFor(() => expect(piece.router.state.location.pathname).toBe('/register/accountCreated'))
  })

  test('refusals stand beside their fields and go as one writes; nothing typed is lost [REG-07] [REG-21] [ERR-23] [ERR-25]', async () => {
    const piece = await fillIn()
    await send(piece, problemAnswer('EmailAlreadyUsed', 'PasswordTooCommon', 'PasswordConfirmationMismatch'))
    await waitFor(() => expect(noteOf('Courriel')).toBe('Un compte utilise déjà ce courriel.'))
    expect(noteOf('Mot de passe')).toContain('Ce mot de passe est trop courant')
    expect(noteOf('Confirmation du mot de passe')).toBe('La confirmation ne répète pas le mot de passe.')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    for (const [label, value] of Object.entries(TYPED)) expect(field(label).value, label).toBe(value)

    type('Courriel', 'marie.laurin@example.ca')
    expect(field('Courriel').getAttribute('aria-invalid')).toBeNull()
    expect(field('Mot de passe').getAttribute('aria-invalid')).toBe('true')
  })

  test('an invitation that is not valid is an alert [ERR-28] [REG-21]', async () => {
    await send(await fillIn(), problemAnswer('InvitationValidationProcessFailed'))
    const alert = await screen.findByRole('alertdialog')
    expect(alert.textContent).toContain('Cette invitation n’est pas valide.')
  })

  test('an expired invitation stands above the form [ERR-27]', async () => {
    await send(await fillIn(), problemAnswer('InvitationTokenInvalid'))
    expect((await screen.findByRole('alert')).textContent).toContain('Cette invitation est expirée.')
  })

  test('a request without an answer is a short notice [REG-22]', async () => {
    const { environment } = await fillIn()
    fireEvent.click(button())
    await answerNoCheck(environment)
    await waitFor(() => environment.mock.rejectMostRecentOperation(new Error('no answer')))
    expect(await screen.findByText('Le compte n’a pas pu être créé. Réessayez dans un instant.')).toBeTruthy()
    expect(isDisabled()).toBe(false)
  })

  test('the box names the date of the terms and opens them beside the form [TERMS-05]', async () => {
    await renderPiece(<RegisterForm viewer={null} />)
    const link = screen.getByRole('link', { name: 'conditions d’utilisation' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/legal/terms-conditions', '_blank'])
    expect(link.parentElement?.textContent?.replaceAll('\u00a0', ' ')).toContain('version du 1er décembre 2022')
  })

  test('the steps say how many rules are met, and each rule its state [REG-08]', async () => {
    await renderPiece(<RegisterForm viewer={null} />)
    type('Mot de passe', 'Quatre7')
    expect(screen.getByText('3 sur 5')).toBeTruthy()
    const rules = screen.getAllByRole('listitem').map((rule) => rule.textContent)
    expect(rules[0]).toContain('règle à respecter')
    expect(rules[1]).toBe('Une minuscule, règle respectée')
  })
})
