import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { problemAnswer } from '../../testing/answerOperation.ts'
import type { MyAccountScreenQuery } from '../../__generated__/MyAccountScreenQuery.graphql.ts'
import { createStorage } from '../../device/storage/storage.ts'
import { showScreen } from '../../testing/showScreen.tsx'
import { ColorModeContext, type ColorChoice } from '../../ui/layout/ColorModeContext.ts'
import { MyAccountScreen, query } from './MyAccountScreen.tsx'

interface Shown {
  readonly isGuest?: boolean
  readonly methods?: readonly string[]
  readonly choose?: (choice: ColorChoice) => void
}

function show({ isGuest = false, methods = ['PASSWORD'], choose = () => {} }: Shown = {}) {
  const names = { fullName: 'Marie Lavoie', firstName: 'Marie', lastName: 'Lavoie', email: 'marie@example.ca' }
  const rights = { imageUrl: null, isAdmin: false, isGuest, preCheck: { refusal: null }, usage: null }
  const preferences = {
    __typename: 'Preferences',
    id: 'preferences',
    currency: 'CAD',
    buyListScoreBasis: 'THRESHOLDS_THEN_FIFTY_TWO_WEEKS',
    isCrossingDigestOn: false,
    crossingMail: 'DAILY',
  }
  const account = { __typename: 'Account', signInMethods: methods, createdAt: '2026-03-04T15:00:00Z' }
  const viewer = {
    __typename: 'Viewer',
    id: 'viewer',
    userId: 'u',
    ...names,
    ...rights,
    preferences,
    account,
    unreadNoticeCount: 0,
    subscription: null,
    apiTokens: null,
  }
  const answer = {
    viewer,
    paymentProvider: null,
    site: {
      isMarketSimulated: true,
      exchangeRateSource: null,
      usdInCad: '1.4064',
      cadInUsd: '0.711',
      contactEmail: null,
      pushKey: null,
    },
  }
  const choice: ColorChoice = { theme: 'system', scheme: 'standard' }
  const Screen = (props: Parameters<typeof MyAccountScreen>[0]) => (
    <ColorModeContext value={{ choice, isDark: false, choose }}>
      <MyAccountScreen {...props} />
    </ColorModeContext>
  )
  return showScreen<MyAccountScreenQuery>({ query, Screen, variables: {}, answer })
}

type Piece = Awaited<ReturnType<typeof show>>

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const sent = ({ environment }: Piece) => environment.mock.getAllOperations()
const input = ({ environment }: Piece) => environment.mock.getMostRecentOperation().request.variables['input']

async function answerWith({ environment }: Piece, data: object) {
  await act(async () => environment.mock.resolve(environment.mock.getMostRecentOperation(), { data: { ...data } }))
}

describe('the account page', () => {
  test('has its sections, says whose account it is and leads to the legal pages [ACCT-01] [ACCT-02]', async () => {
    await show()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Compte',
      'Réglages',
      'Forfait et paiement',
      'Coordonnées',
    ])
    expect(within(screen.getByRole('region', { name: 'Compte' })).getByText('marie@example.ca')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Conditions' })).toBeTruthy()
  })

  test('a currency is saved as it is chosen, here and in the account [ACCT-06] [ACCT-07] [STORE-07]', async () => {
    const piece = await show()
    fireEvent.click(screen.getByRole('radio', { name: 'USD' }))
    expect(input(piece)).toEqual({ currency: 'USD' })
    const preferences = { __typename: 'Preferences', id: 'preferences', currency: 'USD' }
    await answerWith(piece, { setCurrency: { __typename: 'SetCurrencyPayload', preferences } })
    expect(piece.storage.currency.read()).toBe('USD')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'USD' }).checked).toBe(true)
  })

  test('storing pages for reading offline is off until a member turns it on for this device [SEC-11]', async () => {
    const storage = createStorage(localStorage)
    storage.user.write({
      userId: 'u',
      email: 'marie@example.ca',
      nickname: 'Marie',
      fullname: 'Marie Lavoie',
      firstname: 'Marie',
      lastname: 'Lavoie',
      imageUrl: null,
      roles: {},
      expiration: '2099-01-01T00:00:00Z',
    })
    await show()
    const offline = () => screen.getByRole('switch', { name: 'Lire hors ligne sur cet appareil' })
    expect(offline().getAttribute('aria-checked')).toBe('false')
    fireEvent.click(offline())
    expect(storage.offlinePages.read()).toBe('u')
    fireEvent.click(offline())
    expect(storage.offlinePages.read()).toBeNull()
    storage.user.clear()
  })

  test('a currency that could not be saved turns back [ACCT-06]', async () => {
    const piece = await show()
    fireEvent.click(screen.getByRole('radio', { name: 'USD' }))
    await answerWith(piece, { setCurrency: problemAnswer('InternalServerError') })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'CAD' }).checked).toBe(true)
    expect(piece.storage.currency.read()).toBeNull()
  })

  test('the look is chosen for this device, colours for the colour-blind included [ACCT-05]', async () => {
    const choose = vi.fn()
    await show({ choose })
    expect(screen.getByRole('radiogroup', { name: 'Langue' })).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: 'Daltonisme' }))
    expect(choose).toHaveBeenLastCalledWith({ theme: 'system', scheme: 'cvd' })
    fireEvent.click(screen.getByRole('radio', { name: 'Sombre' }))
    expect(choose).toHaveBeenLastCalledWith({ theme: 'dark', scheme: 'standard' })
  })

  test('the score of buy lists has three bases [ACCT-08] [SCORE-19]', async () => {
    const piece = await show()
    press('Configurer')
    const dialog = await screen.findByRole('dialog', { name: 'Score des listes d’achats' })
    const bases = within(dialog).getAllByRole<HTMLInputElement>('radio')
    expect(bases.map(({ checked }) => checked)).toEqual([true, false, false])
    fireEvent.click(within(dialog).getByRole('radio', { name: /^Les 52 dernières semaines/ }))
    press('Enregistrer')
    expect(input(piece)).toEqual({ basis: 'FIFTY_TWO_WEEKS', known: 'THRESHOLDS_THEN_FIFTY_TWO_WEEKS' })
    const preferences = { __typename: 'Preferences', id: 'preferences', buyListScoreBasis: 'FIFTY_TWO_WEEKS' }
    await answerWith(piece, { setScoreBasis: { __typename: 'SetScoreBasisPayload', preferences } })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('Les 52 dernières semaines')).toBeTruthy()
  })

  test('both names are required [ACCT-09]', async () => {
    const piece = await show()
    press('Modifier le prénom et le nom')
    await screen.findByRole('dialog')
    write('Prénom', ' ')
    press('Enregistrer')
    expect(screen.getByLabelText('Prénom').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Ce champ est à remplir.')).toBeTruthy()
    expect(sent(piece)).toHaveLength(0)
  })

  test('saved names show at once, with a notice [ACCT-09] [ACCT-12]', async () => {
    const piece = await show()
    press('Modifier le prénom et le nom')
    await screen.findByRole('dialog')
    write('Nom', 'Tremblay ')
    press('Enregistrer')
    expect(input(piece)).toEqual({ firstName: 'Marie', lastName: 'Tremblay' })
    const names = { firstName: 'Marie', lastName: 'Tremblay', fullName: 'Marie Tremblay' }
    const viewer = { __typename: 'Viewer', id: 'viewer', ...names }
    await answerWith(piece, { setName: { __typename: 'SetNamePayload', viewer } })
    expect(screen.getByText('Marie Tremblay')).toBeTruthy()
    expect(screen.getByText('Nom enregistré')).toBeTruthy()
  })

  test('the password is asked three times over, each with an eye of its own [ACCT-10]', async () => {
    const piece = await show()
    press('Changer le mot de passe')
    await screen.findByRole('dialog')
    press('Enregistrer')
    expect(screen.getAllByText('Ce champ est à remplir.')).toHaveLength(3)
    expect(sent(piece)).toHaveLength(0)

    const current = screen.getByLabelText<HTMLInputElement>('Mot de passe actuel')
    fireEvent.click(screen.getByRole('button', { name: /^Montrer.*: Mot de passe actuel$/ }))
    expect(current.type).toBe('text')
    expect(screen.getByLabelText<HTMLInputElement>('Nouveau mot de passe').type).toBe('password')
  })

  test('the first thing that the server finds is shown, and nothing typed is lost [ACCT-11]', async () => {
    const piece = await show()
    press('Changer le mot de passe')
    await screen.findByRole('dialog')
    write('Mot de passe actuel', 'Ancien-palier#1')
    write('Nouveau mot de passe', 'Nouveau-palier#27')
    write('Nouveau mot de passe, encore une fois', 'Nouveau-palier#27')
    press('Enregistrer')
    await answerWith(piece, {
      setPassword: problemAnswer('InvalidPassword', 'unknown'),
    })
    expect(screen.getByText('Ce n’est pas votre mot de passe actuel.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Nouveau mot de passe').value).toBe('Nouveau-palier#27')

    write('Mot de passe actuel', 'Ancien-palier#2')
    press('Enregistrer')
    await answerWith(piece, { setPassword: { __typename: 'SetPasswordPayload', isDone: true } })
    expect(screen.getByText('Mot de passe changé')).toBeTruthy()
  })

  test('all data of the account is downloaded as one file after the password [D17] [SEC-24]', async () => {
    const kept: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) kept.push(file)
      return 'blob:kept'
    })
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    const headers = { 'content-disposition': 'attachment; filename="palier-2026-11-21.json"' }
    const wrong = { errors: [{ message: '', extensions: { code: 'INVALID_PASSWORD' } }] }
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(new Response(JSON.stringify(wrong), { status: 400 }))
      .mockResolvedValueOnce(new Response('{"lists":[]}', { headers }))
    await show()
    press('Télécharger')
    const dialog = within(await screen.findByRole('dialog', { name: 'Télécharger vos données' }))
    const confirm = (password: string) => {
      write('Mot de passe', password)
      fireEvent.click(dialog.getByRole('button', { name: 'Télécharger' }))
    }
    confirm('Pas-le-bon#1')
    expect(await dialog.findByText('Ce n’est pas votre mot de passe actuel.')).toBeTruthy()
    confirm('Ancien-palier#1')
    await screen.findByText('Fichier téléchargé')
    expect(fetched.mock.calls.map(([url, init]) => [url, init?.body])).toEqual([
      ['/download/account', '{"password":"Pas-le-bon#1"}'],
      ['/download/account', '{"password":"Ancien-palier#1"}'],
    ])
    expect(names).toEqual(['palier-2026-11-21.json'])
    expect(await kept[0]?.text()).toBe('{"lists":[]}')
    vi.restoreAllMocks()
  })

  test('closing the account takes the password, and ends the session [ACCT-09]', async () => {
    const piece = await show()
    press('Supprimer…')
    await screen.findByRole('dialog', { name: 'Supprimer votre compte?' })
    press('Supprimer mon compte')
    expect(sent(piece)).toHaveLength(0)
    write('Mot de passe', 'Ancien-palier#1')
    press('Supprimer mon compte')
    expect(input(piece)).toEqual({ password: 'Ancien-palier#1' })
    await answerWith(piece, { deleteAccount: { __typename: 'DeleteAccountPayload', isDone: true } })
    expect(piece.session.close).toHaveBeenCalledOnce()
  })

  test('an account of a third party has no password to change, nor to give [ACCT-10]', async () => {
    const piece = await show({ methods: ['GOOGLE'] })
    expect(screen.queryByRole('button', { name: 'Changer le mot de passe' })).toBeNull()
    press('Supprimer…')
    await screen.findByRole('dialog')
    press('Supprimer mon compte')
    expect(input(piece)).toEqual({ password: null })
  })

  test('a guest is offered an account, and may take a copy along [ROLE-03]', async () => {
    await show({ isGuest: true, methods: ['GUEST'] })
    expect(screen.getByRole('link', { name: 'Créer un compte' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Télécharger' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Modifier le prénom et le nom' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Supprimer…' })).toBeNull()
  })
})
