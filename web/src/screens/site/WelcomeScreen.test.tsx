import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answerNoCheck, answerOperation, problemAnswer } from '../../testing/answerOperation.ts'
import { renderPiece } from '../../testing/render.tsx'
import { WelcomeScreen } from './WelcomeScreen.tsx'

type Data = Parameters<typeof WelcomeScreen>[0]['data']

/** Without its demonstration list, which has tests of its own: the answer needs no fragments then. */
function dataOf(invitationRequired: boolean): Data {
  return { site: { invitationRequired }, showcase: null, plans: null } as unknown as Data
}

const viewer = {
  preferences: { __typename: 'Preferences', id: 'preferences', language: 'EN' },
  __typename: 'Viewer',
  id: 'viewer',
  userId: 'u1',
  email: 'guest@palier.test',
  nickname: 'Marie',
  fullName: 'Marie Lavoie',
  firstName: 'Marie',
  lastName: 'Lavoie',
  imageUrl: null,
  roles: [{ name: 'demonstration', active: true }],
  sessionExpiresAt: '2026-11-22T12:00:00Z',
}

describe('the welcome page', () => {
  test('offers the way in and says what the product does [HOME-03] [HOME-04]', async () => {
    await renderPiece(<WelcomeScreen data={dataOf(true)} />)
    expect(screen.getByRole('link', { name: 'Se connecter' }).getAttribute('href')).toBe('/login')
    const titles = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
    expect(titles).toEqual([
      '1 Fixez quatre prix',
      '2 Suivez l’escalier',
      '3 Recevez une seule alerte',
      'Listes cibles',
      'Portefeuilles',
      'Analyse par IA',
    ])
    expect(screen.getByRole('heading', { level: 2, name: 'Simulé, et dit comme tel' })).toBeTruthy()
  })

  test.each([
    [true, 'Demander une invitation'],
    [false, 'Créer un compte'],
  ])('the third action follows from invitationRequired (%s) [HOME-03] [REG-01]', async (invitationRequired, words) => {
    await renderPiece(<WelcomeScreen data={dataOf(invitationRequired)} />)
    expect(screen.getByRole('link', { name: words }).getAttribute('href')).toBe('/register/form')
  })

  test('a press opens a session for the guest [HOME-02] [AUTH-20] [NAV-05]', async () => {
    const { environment, session } = await renderPiece(<WelcomeScreen data={dataOf(true)} />)
    fireEvent.click(screen.getByRole('button', { name: 'Essayer sans compte' }))
    const signInAsGuest = { __typename: 'SignInAsGuestPayload', viewer }
    await answerNoCheck(environment)
    await answerOperation(environment, 'signInAsGuestMutation', { signInAsGuest })

    expect(session.open).toHaveBeenCalledWith(
      {
        userId: 'u1',
        email: 'guest@palier.test',
        nickname: 'Marie',
        fullname: 'Marie Lavoie',
        firstname: 'Marie',
        lastname: 'Lavoie',
        imageUrl: null,
        roles: { demonstration: { active: true } },
        expiration: '2026-11-22T12:00:00Z',
      },
      221201,
      null,
    )
  })

  test('a refusal is an alert, and no session opens [AUTH-17]', async () => {
    const { environment, session } = await renderPiece(<WelcomeScreen data={dataOf(true)} />)
    fireEvent.click(screen.getByRole('button', { name: 'Essayer sans compte' }))
    const signInAsGuest = problemAnswer('ServiceUnavailable')
    await answerNoCheck(environment)
    await answerOperation(environment, 'signInAsGuestMutation', { signInAsGuest })

    await waitFor(() => expect(screen.getByRole('alertdialog').textContent).toContain('Le service ne répond pas.'))
    expect(session.open).not.toHaveBeenCalled()
  })

  test('the token of the human check goes along, and without it nothing is sent [NAV-05]', async () => {
    const { environment, session } = await renderPiece(<WelcomeScreen data={dataOf(true)} />)
    const button = screen.getByRole('button', { name: 'Essayer sans compte' })
    fireEvent.pointerEnter(button)
    fireEvent.click(button)
    const asked = await answerOperation(environment, 'proveHumanQuery', { humanCheck: null })
    expect(asked).toEqual({ action: 'GUEST' })
    await waitFor(() => expect(screen.getByRole('alertdialog').textContent).toContain('La vérification humaine'))
    expect(environment.mock.getAllOperations()).toEqual([])

    fireEvent.click(button)
    await answerNoCheck(environment)
    const sent = await answerOperation(environment, 'signInAsGuestMutation', {
      signInAsGuest: problemAnswer('ServiceUnavailable'),
    })
    expect(sent).toEqual({ input: { humanActionToken: 'off' } })
    expect(session.open).not.toHaveBeenCalled()
  })
})
