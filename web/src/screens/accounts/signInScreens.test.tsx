import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { afterEach, describe, expect, test } from 'vitest'
import { createStorage } from '../../device/storage/storage.ts'
import { answerNoCheck, answerOperation, problemAnswer } from '../../testing/answerOperation.ts'
import type { RenderParts } from '../../testing/render.tsx'
import { showScreen } from '../../testing/showScreen.tsx'
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
  readonly viewer?: object
  readonly plans?: readonly object[]
}

/** Draws a page of the gate without the picture beside it. */
function show(module: object, { site = {}, viewer, plans = [], ...parts }: Shown = {}) {
  const { query, ...rest } = module as { readonly query: GraphQLTaggedNode }
  const [Screen] = Object.values(rest) as [ComponentType<{ readonly data: OperationType['response'] }>]
  const answer = {
    site: {
      id: 'site',
      invitationRequired: false,
      googleClientId: null,
      isMarketSimulated: true,
      exchangeRateSource: null,
      contactEmail: null,
      usdInCad: null,
      cadInUsd: null,
      ...site,
    },
    showcase: null,
    viewer: viewer ?? null,
    plans,
  }
  return showScreen<OperationType>({ query, Screen, variables: {}, answer, ...parts })
}

const text = () => screen.getByRole('heading', { level: 1 }).parentElement?.textContent
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function fillInAndSend() {
  for (const [label, value] of Object.entries({
    Prénom: 'Marie',
    Nom: 'Laurin',
    Courriel: 'marie@example.ca',
    'Mot de passe': 'Quatre&Marches7',
    'Confirmation du mot de passe': 'Quatre&Marches7',
  }))
    type(label, value)
  fireEvent.click(screen.getByRole('checkbox', { name: /J’accepte/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Créer le compte' }))
}

const arriveBy = (link: string) => window.history.replaceState(null, '', `/${link}`)

describe('the pages by which people come in', () => {
  afterEach(() => arriveBy(''))

  test('sign-in offers signing up, a trial and the plans; Google only where the site has it [AUTH-05] [AUTH-06]', async () => {
    await show(login)
    expect(linkTo('S’inscrire')).toBe('/register/form')
    expect(linkTo('Voir les forfaits')).toBe('/subscription')
    expect(screen.getByRole('button', { name: 'Essayer sans compte' })).toBeTruthy()
  })

  test.each([
    ['an invitation is not required', false, null, 'Créer un compte'],
    ['an invitation is required', true, null, 'Demander une invitation'],
    ['the person is invited', true, 'abc', 'Créer un compte'],
  ])('where %s the page shows its form [REG-01]', async (_case, invitationRequired, invitation, title) => {
    if (invitation !== null) createStorage(localStorage).inviteToken.write(invitation)
    await show(register, { site: { invitationRequired }, path: '/register/form' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(linkTo('Se connecter')).toBe('/login')
    expect(screen.getByRole('button', { name: 'Essayer sans compte' })).toBeTruthy()
  })

  test('before an account is made it says which of the kept work the free plan will close to writing', async () => {
    const item = (key: string, name: string, more: object) => ({
      __typename: 'GuestWorkItem',
      key,
      name,
      kind: 'WATCH_LIST',
      listKind: 'BUY',
      stockCount: 2,
      ...more,
    })
    const guestWork = [
      item('l1', 'Mes banques', {}),
      item('p1', 'REER', { kind: 'PORTFOLIO', listKind: null, stockCount: 3 }),
    ]
    const viewer = { __typename: 'Viewer', id: 'viewer', isGuest: true, preCheck: { refusal: null }, guestWork }
    const limits = { buyLists: 1, sellLists: 1, combinedLists: 0, entries: 20, portfolios: 0, portfolioStocks: 0 }
    const base = {
      __typename: 'Plan',
      id: 'base',
      name: 'base',
      displayOrder: 1,
      price: '0',
      currency: 'CAD',
      ...limits,
    }
    const frugal = {
      ...base,
      id: 'frugal',
      name: 'frugal',
      displayOrder: 2,
      price: '4.99',
      portfolios: 1,
      portfolioStocks: 20,
    }
    await show(register, { viewer, plans: [base, frugal], path: '/register/form' })
    const kept = within(screen.getByRole('group', { name: 'À garder de votre essai' }))
    expect(kept.getByRole('status').textContent).toBe(
      'Vous aurez 1 portefeuille et 3 titres détenus au-delà du forfait gratuit\u00a0: vous pourrez consulter, exporter et supprimer ce surplus, mais pas le modifier. Le forfait frugal ouvre le tout.',
    )
    fireEvent.click(kept.getByLabelText(/REER/))
    expect(kept.getByRole('status').textContent).toBe('')
  })

  test('a guest is shown what can be kept, all of it ticked, and sends what stays ticked [D2]', async () => {
    const item = (key: string, name: string, more: object) => ({
      __typename: 'GuestWorkItem',
      key,
      name,
      kind: 'WATCH_LIST',
      listKind: 'SELL',
      stockCount: 2,
      ...more,
    })
    const guestWork = [
      item('l1', 'Mes banques', {}),
      item('p1', 'REER', { kind: 'PORTFOLIO', listKind: null, stockCount: 1 }),
      item('g1', '', { kind: 'PREFERENCES', listKind: null, stockCount: null }),
    ]
    const viewer = { __typename: 'Viewer', id: 'viewer', isGuest: true, preCheck: { refusal: null }, guestWork }
    const { environment, router } = await show(register, { viewer, path: '/register/form' })
    expect(screen.queryByRole('button', { name: 'Essayer sans compte' })).toBeNull()
    const kept = within(screen.getByRole('group', { name: 'À garder de votre essai' }))
    const boxes = kept.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true])
    expect(kept.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mes banques Liste de ventes, 2 titres',
      'REER Portefeuille, 1 titre',
      'Vos réglages Devise et façon de calculer le score',
    ])

    fireEvent.click(kept.getByLabelText(/REER/))
    await fillInAndSend()
    await answerNoCheck(environment)
    const payload = { __typename: 'RegisterPayload', email: 'marie@example.ca', keptCount: 2 }
    const sent = await answerOperation(environment, 'useRegisterMutation', {
      register: { ...payload, emailConfirmationStatus: 'NOT_CONFIRMED' },
    })
    expect(sent).toMatchObject({ input: { keep: ['l1', 'g1'] } })
    await waitFor(() => expect(router.state.location.search).toBe('?email=marie%40example.ca&kept=2'))
  })

  test.each([
    ['?email=a%40example.ca&kept=2', 'Les 2 éléments gardés de votre essai vous attendent'],
    ['?email=a%40example.ca&kept=1', 'L’élément gardé de votre essai vous attend'],
  ])('the page of the sent mail says what waits (%s) [D2] [REG-16]', async (query, words) => {
    await show(activationEmailSent, { path: `/register/activationEmailSent${query}` })
    expect(screen.getByText(new RegExp(words))).toBeTruthy()
  })

  test('without a number, or with anything else, it says nothing of it [D2] [REG-16]', async () => {
    for (const kept of ['', '0', '-1', '<b>']) {
      const { unmount } = await show(activationEmailSent, { path: `/register/activationEmailSent?kept=${kept}` })
      expect(screen.queryByText(/de votre essai/)).toBeNull()
      unmount()
    }
  })

  test('an invitation fills in its names, and takes nothing away that was typed [REG-01] [API-38]', async () => {
    localStorage.setItem('palier.inviteToken', JSON.stringify('abc'))
    const { environment } = await show(register, { path: '/register/form' })
    type('Prénom', 'Marie-Ève')
    const invited = { email: 'marie@example.ca', firstName: 'Marie', lastName: 'Laurin', language: 'FR' }
    const sent = await answerOperation(environment, 'visitWithInvitationMutation', {
      visitWithInvitation: { __typename: 'VisitWithInvitationPayload', ...invited },
    })
    expect(sent).toEqual({ input: { token: 'abc' } })
    const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
    expect([valueOf('Prénom'), valueOf('Nom'), valueOf('Courriel')]).toEqual([
      'Marie-Ève',
      'Laurin',
      'marie@example.ca',
    ])
  })

  test('the form reads the names that the first visit has stored, and reports no second visit [SPEC-1, NAV-36]', async () => {
    const storage = createStorage(localStorage)
    storage.inviteToken.write('abc')
    const names = { email: 'marie@example.ca', firstName: 'Marie', lastName: 'Laurin' }
    storage.invited.write({ token: 'abc', ...names, language: 'fr' })
    const { environment } = await show(register, { path: '/register/form' })
    expect(screen.getByLabelText<HTMLInputElement>('Courriel').value).toBe('marie@example.ca')
    expect(environment.mock.getAllOperations()).toEqual([])
  })

  test('names of another invitation are not used [SPEC-1]', async () => {
    const storage = createStorage(localStorage)
    storage.inviteToken.write('abc')
    const names = { email: 'other@example.ca', firstName: 'Jean', lastName: 'Roy' }
    storage.invited.write({ token: 'other', ...names, language: 'fr' })
    const { environment } = await show(register, { path: '/register/form' })
    expect(screen.getByLabelText<HTMLInputElement>('Courriel').value).toBe('')
    const sent = environment.mock.getAllOperations().map(({ request }) => request.node.params.name)
    expect(sent).toEqual(['visitWithInvitationMutation'])
  })

  test.each([
    ['page in French, nothing chosen', null, 'en'],
    ['French chosen by the visitor', 'fr', 'fr'],
  ] as const)(
    'the page takes the language of an invitation unless another was chosen: %s [SPEC-7]',
    async (_case, chosen, expected) => {
      localStorage.setItem('palier.inviteToken', JSON.stringify('abc'))
      localStorage.removeItem('palier.language')
      if (chosen) localStorage.setItem('palier.language', JSON.stringify(chosen))
      const { environment } = await show(register, { path: '/register/form' })
      const invited = { email: 'marie@example.ca', firstName: 'Marie', lastName: 'Laurin', language: 'EN' }
      await answerOperation(environment, 'visitWithInvitationMutation', {
        visitWithInvitation: { __typename: 'VisitWithInvitationPayload', ...invited },
      })
      expect(
        await screen.findByLabelText(expected === 'en' ? 'First name' : 'Prénom', {}, { timeout: 4000 }),
      ).toBeTruthy()
    },
  )

  test('what the server blames by name is said beside that field, once [ERR-03] [REG-23]', async () => {
    const { environment } = await show(register, { path: '/register/form' })
    await fillInAndSend()
    await answerNoCheck(environment)
    await answerOperation(environment, 'useRegisterMutation', {
      register: { ...problemAnswer('parameter_invalid_empty'), field: 'firstname' },
    })
    await waitFor(() => expect(screen.getByText(/Cette réponse n’est pas acceptée/)).toBeTruthy())
    expect(screen.getByLabelText('Prénom').getAttribute('aria-invalid')).toBe('true')
    expect(environment.mock.getAllOperations()).toEqual([])
  })

  test('a request for an invitation needs four answers and leads to its receipt [REG-02] [REG-24]', async () => {
    const { environment, router } = await show(register, { site: { invitationRequired: true }, language: 'en' })
    const button = screen.getByRole('button', { name: 'Request an invitation' })
    for (const [label, value] of [
      ['First name', 'Marie'],
      ['Last name', 'Laurin'],
      ['Email', 'marie@example.ca'],
      ['Why Palier?', 'To follow my prices.'],
    ] as const) {
      expect(button.getAttribute('aria-disabled')).toBe('true')
      type(label, value)
    }
    fireEvent.click(button)
    await answerNoCheck(environment)
    const payload = { __typename: 'RequestInvitationPayload', email: 'marie@example.ca' }
    const asked = await answerOperation(environment, 'useRequestInvitationMutation', { requestInvitation: payload })
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

  test('what is done leads to signing in and home [REG-16] [RESET-04]', async () => {
    const { unmount } = await show(accountCreated)
    expect([linkTo('Se connecter'), linkTo('Retour à l’accueil')]).toEqual(['/login', '/'])
    unmount()
    await show(resetPasswordDone)
    expect(linkTo('Retour à l’accueil')).toBe('/')
  })

  test('the activation page confirms by itself, once [REG-18]', async () => {
    arriveBy('#token=abc')
    const { environment } = await show(activation)
    expect(environment.mock.getAllOperations()).toHaveLength(1)
    const confirmEmail = { __typename: 'ConfirmEmailPayload', email: 'a@b.ca', emailConfirmationStatus: 'CONFIRMED' }
    expect(await answerOperation(environment, 'useConfirmEmailMutation', { confirmEmail })).toEqual({
      input: { token: 'abc' },
    })
    expect(text()).toContain('Votre compte est activé')
    expect(environment.mock.getAllOperations()).toHaveLength(0)
  })

  test('a failed activation is no alert and offers another mail [REG-19] [REG-20] [ERR-46]', async () => {
    arriveBy('?token=old')
    const { environment, router } = await show(activation)
    await answerOperation(environment, 'useConfirmEmailMutation', { confirmEmail: problemAnswer('resource_missing') })
    expect(text()).toContain('L’activation n’a pas réussi')
    expect(screen.queryByRole('alertdialog')).toBeNull()

    fireEvent.click(screen.getByRole('button', { name: 'Renvoyer le courriel d’activation' }))
    const resendActivation = { __typename: 'ResendActivationPayload', email: 'a@b.ca' }
    const asked = await answerOperation(environment, 'useResendActivationMutation', { resendActivation })
    expect(asked).toEqual({ input: { oldToken: 'old' } })
    await waitFor(() => expect(router.state.location.pathname).toBe('/register/activationEmailSent'))
  })

  test('an unknown activation link leads to signing in or registering after a resend [SPEC-17]', async () => {
    arriveBy('?token=old')
    const { environment } = await show(activation)
    await answerOperation(environment, 'useConfirmEmailMutation', { confirmEmail: problemAnswer('resource_missing') })
    fireEvent.click(screen.getByRole('button', { name: 'Renvoyer le courriel d’activation' }))
    const resendActivation = problemAnswer('resource_missing')
    await answerOperation(environment, 'useResendActivationMutation', { resendActivation })
    expect(screen.getByRole('link', { name: 'Connectez‑vous' }).getAttribute('href')).toBe('/login')
    expect(screen.getByRole('link', { name: 'créez un compte' }).getAttribute('href')).toBe('/register/form')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('asking for a reset needs a complete e-mail and leads to the mail that was sent [RESET-01] [RESET-02]', async () => {
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

  test('a new password is set with the token; the first refusal is an alert [RESET-03] [RESET-06]', async () => {
    arriveBy('#token=abc')
    const piece = await show(resetPasswordForm)
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

  test('an address without a token leads to another request [RESET-03]', async () => {
    await show(resetPasswordForm)
    expect(linkTo('Demander un autre lien')).toBe('/resetPassword/request')
  })
})
