import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answerNoCheck, answerOperation, problemAnswer } from '../../../testing/answerOperation.ts'
import { renderPiece } from '../../../testing/render.tsx'
import { LoginForm } from './LoginForm.tsx'

const viewer = {
  preferences: { __typename: 'Preferences', id: 'preferences', language: 'EN' },
  __typename: 'Viewer',
  id: 'viewer',
  userId: 'u1',
  email: 'marie@example.ca',
  nickname: 'Marie',
  fullName: 'Marie Laurin',
  firstName: 'Marie',
  lastName: 'Laurin',
  imageUrl: null,
  roles: [{ name: 'user', active: true }],
  sessionExpiresAt: '2026-11-22T12:00:00Z',
  acceptedTermsVersion: 220921,
}

const email = () => screen.getByLabelText<HTMLInputElement>('Courriel')
const password = () => screen.getByLabelText<HTMLInputElement>('Mot de passe')
const button = () => screen.getByRole('button', { name: 'Se connecter' })

function type(input: HTMLElement, value: string) {
  fireEvent.change(input, { target: { value } })
}

async function fillIn() {
  const piece = await renderPiece(<LoginForm google={null} />, { path: '/login' })
  type(email(), 'marie@example.ca')
  type(password(), 'secret')
  return piece
}

async function refuse(...codes: [string, ...string[]]) {
  const piece = await fillIn()
  fireEvent.click(button())
  await answerNoCheck(piece.environment)
  await answerOperation(piece.environment, 'useSignInMutation', { signIn: problemAnswer(...codes) })
  return screen.findByRole('alert')
}

describe('the sign-in form', () => {
  test('the button waits for an e-mail and a password, and says so [AUTH-08]', async () => {
    await renderPiece(<LoginForm google={null} />)
    expect(button().getAttribute('aria-disabled')).toBe('true')
    const reason = document.getElementById(button().getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('À remplir\u00a0: un courriel complet et un mot de passe.')

    type(email(), 'marie@example.ca')
    type(password(), 'secret')
    expect(button().getAttribute('aria-disabled')).toBeNull()
  })

  test('Enter before the form is complete shows what is wrong beside each field [AUTH-08]', async () => {
    const { environment } = await renderPiece(<LoginForm google={null} />)
    type(email(), 'marie@')
    fireEvent.keyDown(email(), { key: 'Enter' })
    expect(screen.getByText('Cette adresse de courriel n’est pas complète.')).toBeTruthy()
    expect(screen.getByText('Ce champ est à remplir.')).toBeTruthy()
    expect(email().getAttribute('aria-invalid')).toBe('true')
    expect(environment.mock.getAllOperations()).toEqual([])
  })

  test('the eye shows the password and hides it again [AUTH-02]', async () => {
    await renderPiece(<LoginForm google={null} />)
    expect(password().type).toBe('password')
    fireEvent.click(screen.getByRole('button', { name: 'Montrer le mot de passe' }))
    expect(password().type).toBe('text')
    fireEvent.click(screen.getByRole('button', { name: 'Cacher le mot de passe' }))
    expect(password().type).toBe('password')
  })

  test('Enter signs in with the proof, and the session opens with its terms [AUTH-07] [AUTH-09] [AUTH-10] [AUTH-21]', async () => {
    const { environment, session, storage } = await fillIn()
    const form = email().closest('form')
    if (form) fireEvent.submit(form)
    await answerNoCheck(environment)
    const variables = await answerOperation(environment, 'useSignInMutation', {
      signIn: { __typename: 'SignInPayload', viewer },
    })
    expect(variables).toEqual({
      input: { email: 'marie@example.ca', password: 'secret', humanActionToken: 'off', rememberMe: false },
    })
    await waitFor(() => expect(session.open).toHaveBeenCalledTimes(1))
    const user = expect.objectContaining({ userId: 'u1', roles: { user: { active: true } } })
    expect(session.open).toHaveBeenCalledWith(user, 220921, 'en')
    expect(storage.access.read()).toBeNull()
  })

  test('remember-me keeps the e-mail for the next visit [AUTH-03] [STORE-02]', async () => {
    const { environment, session, storage, unmount } = await fillIn()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Se souvenir de moi' }))
    fireEvent.click(button())
    await answerNoCheck(environment)
    await answerOperation(environment, 'useSignInMutation', { signIn: { __typename: 'SignInPayload', viewer } })
    await waitFor(() => expect(session.open).toHaveBeenCalled())
    expect(storage.access.read()).toBe('marie@example.ca')

    unmount()
    await renderPiece(<LoginForm google={null} />)
    expect(email().value).toBe('marie@example.ca')
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  })

  test('a refusal says one sentence a code, takes the focus, and keeps what was typed [ERR-30] [AUTH-16]', async () => {
    const alert = await refuse('InvalidEmailPasswordCombination', 'EmailNotConfirmed')
    const sentences = [...alert.querySelectorAll('p')].map((sentence) => sentence.textContent)
    expect(sentences).toEqual([
      'Ce courriel et ce mot de passe ne vont pas ensemble.',
      'Ce compte n’est pas encore activé. Suivez le lien du courriel d’activation.',
    ])
    expect(document.activeElement).toBe(alert)
    expect([email().value, password().value]).toEqual(['marie@example.ca', 'secret'])
  })

  test('a code without words says that signing in did not work [AUTH-16]', async () => {
    const alert = await refuse('NoSuchCode')
    expect(alert.textContent).toBe('La connexion n’a pas réussi. Réessayez dans un instant.')
  })

  test('a locked account says how many minutes remain [ERR-29]', async () => {
    const { environment } = await fillIn()
    fireEvent.click(button())
    await answerNoCheck(environment)
    const signIn = { ...problemAnswer('TooManyUnsuccessfulAttempts'), retryAfterSeconds: 421 }
    await answerOperation(environment, 'useSignInMutation', { signIn })
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Réessayez dans 8 minutes; un mot de passe oublié se remplace sans attendre.',
    )
  })

  test('a proof that no longer holds is made again, once [AUTH-21]', async () => {
    const { environment } = await fillIn()
    fireEvent.click(button())
    for (const _try of [1, 2]) {
      await answerNoCheck(environment)
      await answerOperation(environment, 'useSignInMutation', { signIn: problemAnswer('parameter_invalid_empty') })
    }
    expect((await screen.findByRole('alert')).textContent).toContain('La vérification humaine n’a pas abouti.')
    const waiting = environment.mock.getAllOperations().map(({ request }) => request.node.params.name)
    expect(waiting).not.toContain('useSignInMutation')
  })

  test('the forgotten password leads to its request [AUTH-04]', async () => {
    await renderPiece(<LoginForm google={null} />)
    expect(screen.getByRole('link', { name: 'Mot de passe oublié' }).getAttribute('href')).toBe(
      '/resetPassword/request',
    )
  })
})
