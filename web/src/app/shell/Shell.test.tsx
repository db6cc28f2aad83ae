import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { NotFoundScreenQuery } from '../../__generated__/NotFoundScreenQuery.graphql.ts'
import { createStorage } from '../../device/storage/storage.ts'
import type { StoredUser } from '../../device/storage/storedUser.ts'
import { query } from '../../screens/site/NotFoundScreen.tsx'
import { PageNameContext } from '../../kit/navigation/PageNameContext.ts'
import { rememberPage } from '../../kit/navigation/recentPages.ts'
import { showOnPhone } from '../../testing/phone.ts'
import { showScreen } from '../../testing/showScreen.tsx'
import { usageAnswer } from '../../testing/usageAnswers.ts'
import { Shell } from './Shell.tsx'
import { SignedInShell } from './SignedInShell.tsx'

const site = {
  isMarketSimulated: true,
  exchangeRateSource: null,
  usdInCad: '1.4064',
  cadInUsd: '0.711',
  contactEmail: null,
}
const preferences = { __typename: 'Preferences', id: 'preferences', currency: 'CAD' }
const marie = {
  __typename: 'Viewer',
  id: 'viewer',
  fullName: 'Marie Lavoie',
  firstName: 'Marie',
  lastName: 'Lavoie',
  email: 'marie@palier.test',
  imageUrl: null,
  isAdmin: false,
  isGuest: false,
  preCheck: { refusal: null },
  preferences,
  usage: null,
  unreadNoticeCount: 0,
}

const guest: StoredUser = {
  userId: 'u',
  email: '',
  nickname: '',
  fullname: '',
  firstname: '',
  lastname: '',
  imageUrl: null,
  roles: { demonstration: { active: true } },
  expiration: new Date(2026, 10, 22, 14, 5).toISOString(),
}

function show(viewer: object | null, facts: object = {}) {
  const Screen = ({ data }: { data: NotFoundScreenQuery['response'] }) => (
    <PageNameContext value="About">
      <Shell query={data} SignedInShell={SignedInShell} title={null} isBareSignedOut={false} isSignInPage={false}>
        <h1>Page</h1>
      </Shell>
    </PageNameContext>
  )
  return showScreen<NotFoundScreenQuery>({
    query,
    Screen,
    variables: {},
    answer: { viewer, site: { ...site, ...facts } },
  })
}

const menu = () => screen.getByRole('button', { name: 'Menu personnel\u00a0: Marie Lavoie' })

test('who publishes the exchange rates is named on every page, and nobody where they are simulated [SHELL-03]', async () => {
  await show(marie)
  expect(screen.queryByText(/Banque du Canada/)).toBeNull()
  await show(marie, { isMarketSimulated: false, exchangeRateSource: 'BANK_OF_CANADA' })
  expect(screen.getByText(/Taux de change.: Banque du Canada\./)).toBeDefined()
})

describe('the avatar', () => {
  test('is the image of the account where there is one [SHELL-06]', async () => {
    await show({ ...marie, imageUrl: 'https://images.palier.test/marie.png' })
    expect(menu().querySelector('img')?.getAttribute('src')).toBe('https://images.palier.test/marie.png')
    expect(menu().textContent).toBe('')
  })

  test('is the initials of the name otherwise [SHELL-06]', async () => {
    await show(marie)
    expect(menu().querySelector('img')).toBeNull()
    expect(menu().querySelector('[data-initials]')?.getAttribute('data-initials')).toBe('ML')
  })
})

describe('the menu', () => {
  test('says who is signed in and leads where the specification says [SHELL-05] [SHELL-07] [SHELL-09] [SHELL-12]', async () => {
    await show(marie)
    fireEvent.click(menu())
    const names = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
    expect(names).toEqual(['Tableau de bord', 'Mon compte', 'Aide', 'Se déconnecter'])
    expect(screen.getByText('Marie Lavoie')).toBeTruthy()
    expect(screen.getByText('marie@palier.test')).toBeTruthy()
  })

  test('leads to the administration for an active admin alone [SHELL-10]', async () => {
    await show({ ...marie, isAdmin: true })
    fireEvent.click(menu())
    expect(await screen.findByRole('menuitem', { name: 'Administration' })).toBeTruthy()
  })
})

describe('the use of the plan', () => {
  const usage = usageAnswer({ sellLists: { used: 2, limit: 2 }, portfolios: { used: 0, limit: 0 } })

  test('stands in the menu, with full limits and what the plan lacks [SHELL-08] [SHELL-13] [SHELL-14]', async () => {
    await show({ ...marie, usage })
    fireEvent.click(menu())
    expect(await screen.findByText('Votre forfait : frugal')).toBeTruthy()
    expect(screen.getByRole('meter', { name: 'Listes d’achats' }).getAttribute('aria-valuetext')).toBe('1 sur 3')
    expect(screen.getAllByText('Limite atteinte')).toHaveLength(1)
    expect(screen.getAllByRole('img', { name: 'Pas dans votre forfait' })).toHaveLength(1)
  })

  test('is not shown to a guest [SHELL-08]', async () => {
    await show({ ...marie, isGuest: true, usage })
    fireEvent.click(menu())
    await screen.findAllByRole('menuitem')
    expect(screen.queryByRole('meter')).toBeNull()
  })
})

describe('the bar', () => {
  test('holds the search and, for those who pay nothing, the way to the plans [SHELL-02] [SHELL-04]', async () => {
    await show({ ...marie, usage: usageAnswer({ planName: 'base' }) })
    const bar = within(screen.getByRole('banner'))
    expect(bar.getByRole('button', { name: /^Chercher/ })).toBeTruthy()
    expect(bar.getByRole('link', { name: 'Forfaits' }).getAttribute('href')).toBe('/subscription')
    expect(screen.queryByRole('navigation', { name: 'Pages principales' })).toBeNull()
  })

  test('on a phone the search stands in the bar at the bottom, with the main pages [SHELL-02]', async () => {
    showOnPhone()
    await show(marie)
    expect(within(screen.getByRole('banner')).queryByRole('button', { name: /^Chercher/ })).toBeNull()
    const pages = within(screen.getByRole('navigation', { name: 'Pages principales' }))
    expect(pages.getByRole('link', { name: 'Accueil' }).getAttribute('href')).toBe('/')
    expect(pages.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Listes',
      'Portefeuilles',
      'Chercher',
    ])
  })

  test('on a phone the lists open the one visited last', async () => {
    showOnPhone()
    const { environment, router } = await show(marie)
    rememberPage(environment, { kind: 'List', path: '/list/7', title: 'Qualité' })
    fireEvent.click(screen.getByRole('button', { name: 'Listes' }))
    expect(router.state.location.pathname).toBe('/list/7')
  })
})

describe('the message under the bar', () => {
  const message = () => screen.queryByText(/vos listes seront effacées/)

  test('tells a guest when the lists go, and leads to an account [SHELL-15] [D2]', async () => {
    createStorage(localStorage).user.write(guest)
    await show({ ...marie, isGuest: true })
    expect(message()?.textContent).toContain('le 22 nov. 2026 à 14\u00a0h\u00a005.')
    expect(screen.getByRole('link', { name: 'Créer un compte' }).getAttribute('href')).toBe('/register/form')
  })

  test('is gone once dismissed, which is remembered with its date [SHELL-15] [STORE-05]', async () => {
    createStorage(localStorage).user.write(guest)
    const { unmount } = await show({ ...marie, isGuest: true })
    fireEvent.click(screen.getByRole('button', { name: 'Fermer ce message' }))
    expect(message()).toBeNull()
    const kept = JSON.parse(localStorage.getItem('palier.dismissedMessages') ?? '{}')
    expect(Object.keys(kept)).toEqual(['GuestDataExpires'])
    expect(new Date(kept.GuestDataExpires).toISOString()).toBe(kept.GuestDataExpires)

    unmount()
    await show({ ...marie, isGuest: true })
    expect(message()).toBeNull()
  })

  test('comes back for the next guest [SHELL-15]', async () => {
    const storage = createStorage(localStorage)
    storage.dismissedMessages.write({ GuestDataExpires: '2026-11-20T10:00:00.000Z' })
    const { unmount } = await show(null)
    expect(storage.dismissedMessages.read()).toEqual({})
    unmount()

    storage.user.write(guest)
    await show({ ...marie, isGuest: true })
    expect(message()).not.toBeNull()
  })

  test('says nothing to somebody with an account [SHELL-15]', async () => {
    createStorage(localStorage).user.write({ ...guest, roles: {} })
    await show(marie)
    expect(message()).toBeNull()
  })
})
