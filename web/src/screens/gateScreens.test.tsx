import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { describe, expect, test } from 'vitest'
import { answerNoCheck, answerOperation, problemAnswer } from '../testing/answerOperation.ts'
import type { RenderParts } from '../testing/render.tsx'
import { showScreen } from '../testing/showScreen.tsx'
import * as accountCreated from './AccountCreatedScreen.tsx'
import * as activationEmailSent from './ActivationEmailSentScreen.tsx'
import * as activation from './ConfirmEmailScreen.tsx'
import * as invitationRequestReceived from './InvitationRequestReceivedScreen.tsx'
import * as login from './LoginScreen.tsx'
import * as register from './RegisterScreen.tsx'
import * as resetPasswordDone from './ResetPasswordDoneScreen.tsx'
import * as resetPasswordForm from './ResetPasswordFormScreen.tsx'
import * as resetPasswordRequest from './ResetPasswordRequestScreen.tsx'
import * as resetPasswordSent from './ResetPasswordSentScreen.tsx'

interface Shown extends RenderParts {
  readonly site?: object
}

/** Draws a page of the gate without the picture beside it. */
function show(module: object, { site = {}, ...parts }: Shown = {}) {
  const { query, ...rest } = module as { readonly query: GraphQLTaggedNode }
  const [Screen] = Object.values(rest) as [ComponentType<{ readonly data: OperationType['response'] }>]
  const answer = {
    site: { id: 'site', invitationRequired: false, googleClientId: null, isMarketSimulated: true, ...site },
    showcase: null,
    viewer: null,
  }
  return showScreen<OperationType>({ query, Screen, variables: {}, answer, ...parts })
}

const text = () => screen.getByRole('heading', { level: 1 }).parentElement?.textContent
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('the pages by which people come in', () => {
  test('AUTH-05 AUTH-06 sign-in offers signing up, a trial and the plans; Google only where the site has it', async () => {
    await show(login)
    expect(linkTo('S’inscrire')).toBe('/register/form')
    expect(linkTo('Voir les forfaits')).toBe('/subscription')
    expect(screen.getByRole('button', { name: 'Essayer sans compte' })).toBeTruthy()
  })

  test.each([
    ['an invitation is not required', false, '/register/form', 'Créer un compte'],
    ['an invitation is required', true, '/register/form', 'Demander une invitation'],
    ['the person is invited', true, '/register/form?inviteToken=abc', 'Créer un compte'],
  ])('REG-01 where %s the page shows its form', async (_case, invitationRequired, path, title) => {
    await show(register, { site: { invitationRequired }, path })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(linkTo('Se connecter')).toBe('/login')
    expect(screen.getByRole('button', { name: 'Essayer sans compte' })).toBeTruthy()
  })

  test('REG-02 REG-24 a request for an invitation needs four answers and leads to its receipt', async () => {
    const { environment, router } = await show(register, { site: { invitationRequired: true }, language: 'en' })
    const button = screen.getByRole('button', { name: 'Ask for an invitation' })
    for (const [label, value] of [
      ['First name', 'Marie'],
      ['Last name', 'Laurin'],
      ['E-mail', 'marie@example.ca'],
      ['Why Palier?', 'To follow my prices.'],
    ] as const) {
      expect(button.getAttribute('aria-disabled')).toBe('true')
      type(label, value)
    }
    fireEvent.click(button)
    await answerNoCheck(environment)
    const payload = { __typename: 'AskForInvitationPayload', email: 'marie@example.ca' }
    const asked = await answerOperation(environment, 'useAskForInvitationMutation', { askForInvitation: payload })
    expect(asked).toMatchObject({ input: { motivation: 'To follow my prices.', language: 'EN' } })
    await waitFor(() => expect(router.state.location.pathname).toBe('/register/InvitationinRequestReceived'))
    expect(router.state.location.search).toBe('?email=marie%40example.ca')
  })

  test.each([
    ['REG-17', activationEmailSent],
    ['REG-17', invitationRequestReceived],
    ['RESET-01', resetPasswordSent],
  ])('%s the page names the e-mail of its address, and no other text', async (_requirement, module) => {
    const { unmount } = await show(module, { path: '/?email=marie%40example.ca' })
    expect(text()).toContain('marie@example.ca')
    unmount()
    await show(module, { path: '/?email=Call+us+now' })
    expect(text()).not.toContain('Call')
  })

  test('REG-16 RESET-04 what is done leads to signing in and home', async () => {
    const { unmount } = await show(accountCreated)
    expect([linkTo('Se connecter'), linkTo('Retour à l’accueil')]).toEqual(['/login', '/'])
    unmount()
    await show(resetPasswordDone)
    expect(linkTo('Retour à l’accueil')).toBe('/')
  })

  test('REG-18 the activation page confirms by itself, once', async () => {
    const { environment } = await show(activation, { path: '/?token=abc' })
    expect(environment.mock.getAllOperations()).toHaveLength(1)
    const confirmEmail = { __typename: 'ConfirmEmailPayload', email: 'a@b.ca', emailConfirmationStatus: 'CONFIRMED' }
    expect(await answerOperation(environment, 'useConfirmEmailMutation', { confirmEmail })).toEqual({
      input: { token: 'abc' },
    })
    expect(text()).toContain('Votre compte est activé')
    expect(environment.mock.getAllOperations()).toHaveLength(0)
  })

  test('REG-19 REG-20 ERR-46 a failed activation is no alert and offers another mail', async () => {
    const { environment, router } = await show(activation, { path: '/?token=old' })
    await answerOperation(environment, 'useConfirmEmailMutation', { confirmEmail: problemAnswer('resource_missing') })
    expect(text()).toContain('L’activation n’a pas réussi')
    expect(screen.queryByRole('alertdialog')).toBeNull()

    fireEvent.click(screen.getByRole('button', { name: 'Renvoyer le courriel d’activation' }))
    const resendActivation = { __typename: 'ResendActivationPayload', email: 'a@b.ca' }
    const asked = await answerOperation(environment, 'useResendActivationMutation', { resendActivation })
    expect(asked).toEqual({ input: { oldToken: 'old' } })
    await waitFor(() => expect(router.state.location.pathname).toBe('/register/activationEmailSent'))
  })

  test('RESET-01 RESET-02 asking for a reset needs a complete e-mail and leads to the mail that was sent', async () => {
    const { environment, router } = await show(resetPasswordRequest)
    const button = screen.getByRole('button', { name: 'Envoyer le lien' })
    type('Courriel', 'marie@')
    fireEvent.blur(screen.getByLabelText('Courriel'))
    expect(screen.getByText('Cette adresse de courriel n’est pas complète.')).toBeTruthy()
    expect(button.getAttribute('aria-disabled')).toBe('true')

    type('Courriel', 'marie@example.ca')
    fireEvent.click(button)
    await answerNoCheck(environment)
    const payload = { __typename: 'RequestPasswordResetPayload', email: 'marie@example.ca' }
    await answerOperation(environment, 'useRequestPasswordResetMutation', { requestPasswordReset: payload })
    await waitFor(() => expect(router.state.location.pathname).toBe('/resetPassword/sent'))
  })

  test('RESET-03 RESET-06 a new password is set with the token; the first refusal is an alert', async () => {
    const piece = await show(resetPasswordForm, { path: '/?token=abc' })
    const { environment, router } = piece
    type('Nouveau mot de passe', 'Quatre&Marches7')
    type('Confirmation du mot de passe', 'Quatre&Marches7')
    const press = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }))
    press()
    await answerNoCheck(environment)
    const refused = problemAnswer('ResetTokenInvalid', 'PasswordTooCommon')
    const sent = await answerOperation(environment, 'useResetPasswordMutation', { resetPassword: refused })
    expect(sent).toMatchObject({ input: { token: 'abc', password: 'Quatre&Marches7' } })
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Ce lien ne sert qu’une fois')
    fireEvent.click(screen.getByRole('button', { name: 'Fermer' }))
    expect(screen.getByLabelText<HTMLInputElement>('Nouveau mot de passe').value).toBe('Quatre&Marches7')

    press()
    await answerNoCheck(environment)
    const resetPassword = { __typename: 'ResetPasswordPayload', isDone: true }
    await answerOperation(environment, 'useResetPasswordMutation', { resetPassword })
    await waitFor(() => expect(router.state.location.pathname).toBe('/resetPassword/done'))
  })

  test('RESET-03 an address without a token leads to another request', async () => {
    await show(resetPasswordForm)
    expect(linkTo('Demander un autre lien')).toBe('/resetPassword/request')
  })
})
