import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MyAccountScreenQuery } from '../../../__generated__/MyAccountScreenQuery.graphql.ts'
import { MyAccountScreen, query } from '../../../screens/accounts/MyAccountScreen.tsx'
import { answerOperation, problemAnswer } from '../../../testing/answerOperation.ts'
import { showScreen } from '../../../testing/showScreen.tsx'
import { ColorModeContext } from '../../../ui/layout/ColorModeContext.ts'

const TOKEN = {
  __typename: 'ApiToken',
  id: 'token',
  name: 'Tableur',
  scope: 'READ',
  lastUsedAt: null,
  expiresAt: '2027-02-19T15:00:00Z',
}
const VIEWER = { __typename: 'Viewer', id: 'viewer' }

function show(apiTokens: readonly object[] | null, signInMethods = ['PASSWORD']) {
  const viewer = {
    ...VIEWER,
    userId: 'u',
    fullName: 'Marie Lavoie',
    firstName: 'Marie',
    lastName: 'Lavoie',
    email: 'marie@example.ca',
    imageUrl: null,
    isAdmin: false,
    isGuest: false,
    preCheck: { refusal: null },
    usage: null,
    preferences: {
      __typename: 'Preferences',
      id: 'preferences',
      currency: 'CAD',
      buyListScoreBasis: 'THRESHOLDS_THEN_FIFTY_TWO_WEEKS',
      isCrossingDigestOn: false,
      crossingMail: 'DAILY',
    },
    account: { __typename: 'Account', signInMethods, createdAt: '2026-03-04T15:00:00Z' },
    unreadNoticeCount: 0,
    subscription: null,
    apiTokens,
  }
  const site = {
    isMarketSimulated: true,
    exchangeRateSource: null,
    usdInCad: '1.4064',
    cadInUsd: '0.711',
    contactEmail: null,
    pushKey: null,
  }
  const mode = { choice: { theme: 'system', scheme: 'standard' }, isDark: false, choose: () => {} } as const
  return showScreen<MyAccountScreenQuery>({
    query,
    Screen: (props) => (
      <ColorModeContext value={mode}>
        <MyAccountScreen {...props} />
      </ColorModeContext>
    ),
    variables: {},
    answer: { viewer, paymentProvider: null, site },
  })
}

test('nothing is shown to those who can have no tokens [D17]', async () => {
  await show(null)
  expect(screen.queryByText('Jetons d’accès')).toBeNull()
})

test('a token is made, its secret told once, and listed [D17]', async () => {
  const { environment } = await show([])
  expect(screen.getByText('Aucun jeton')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Créer un jeton' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Nom'), { target: { value: ' Tableur ' } })
  const password = dialog.getByLabelText<HTMLInputElement>('Mot de passe')
  fireEvent.change(password, { target: { value: 'Trois-Chats7&Balcon' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Créer un jeton' }))
  const refused = await answerOperation(environment, 'useCreateApiTokenMutation', {
    createApiToken: problemAnswer('TooManyApiTokens'),
  })
  expect(refused['input']).toEqual({ name: 'Tableur', scope: 'READ', days: 90, password: 'Trois-Chats7&Balcon' })
  expect(dialog.getByText(/déjà dix jetons/)).toBeTruthy()

  fireEvent.click(dialog.getByRole('button', { name: 'Créer un jeton' }))
  await answerOperation(environment, 'useCreateApiTokenMutation', {
    createApiToken: {
      __typename: 'CreateApiTokenPayload',
      secret: 'palier_abc',
      viewer: { ...VIEWER, apiTokens: [TOKEN] },
    },
  })
  expect(await screen.findByText('palier_abc')).toBeTruthy()
  expect(screen.getByText(/Lecture\. Expire le 19 févr\. 2027\. Jamais utilisé\./)).toBeTruthy()
})

test('a wrong password stands beside its field; who has none is asked for a recent sign-in', async () => {
  const first = await show([])
  fireEvent.click(screen.getByRole('button', { name: 'Créer un jeton' }))
  let dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Nom'), { target: { value: 'Tableur' } })
  const press = () => fireEvent.click(dialog.getByRole('button', { name: 'Créer un jeton' }))
  press()
  expect(first.environment.mock.getAllOperations()).toEqual([])
  fireEvent.change(dialog.getByLabelText('Mot de passe'), { target: { value: 'faux' } })
  press()
  await answerOperation(first.environment, 'useCreateApiTokenMutation', {
    createApiToken: problemAnswer('InvalidPassword'),
  })
  expect(dialog.getByLabelText('Mot de passe').getAttribute('aria-invalid')).toBe('true')
  first.unmount()

  const { environment } = await show([], ['GOOGLE'])
  fireEvent.click(screen.getByRole('button', { name: 'Créer un jeton' }))
  dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByLabelText('Mot de passe')).toBeNull()
  fireEvent.change(dialog.getByLabelText('Nom'), { target: { value: 'Tableur' } })
  press()
  const sent = await answerOperation(environment, 'useCreateApiTokenMutation', {
    createApiToken: problemAnswer('SignInAgainRequired'),
  })
  expect(sent['input']).toEqual({ name: 'Tableur', scope: 'READ', days: 90 })
  expect(dialog.getByText(/reconnectez\u2011vous et réessayez dans les dix minutes/)).toBeTruthy()
})

test('a token is revoked after a question [D17]', async () => {
  const { environment } = await show([TOKEN])
  fireEvent.click(screen.getByRole('button', { name: 'Révoquer le jeton Tableur' }))
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Révoquer' }))
  const { input } = await answerOperation(environment, 'useDeleteApiTokenMutation', {
    deleteApiToken: {
      __typename: 'DeleteApiTokenPayload',
      deletedApiTokenId: 'token',
      viewer: { ...VIEWER, apiTokens: [] },
    },
  })
  expect(input).toEqual({ id: 'token' })
  expect(await screen.findByText('Aucun jeton')).toBeTruthy()
})
