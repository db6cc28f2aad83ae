import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { TermsScreenQuery } from '../../__generated__/TermsScreenQuery.graphql.ts'
import { showScreen } from '../../testing/showScreen.tsx'
import { query, TermsScreen } from './TermsScreen.tsx'

interface Shown {
  readonly accepted?: number | null
  readonly isGuest?: boolean
  readonly isSignedOut?: boolean
  readonly path?: string
}

async function show({ accepted = 220_921, isGuest = false, isSignedOut = false, path = '/legal' }: Shown = {}) {
  const names = { userId: 'u', email: '', fullName: 'Marie Lavoie', firstName: 'Marie', lastName: 'Lavoie' }
  const rights = { imageUrl: null, isAdmin: false, isGuest, preCheck: { refusal: null } }
  const preferences = { __typename: 'Preferences', id: 'preferences', currency: 'CAD' }
  const someone = {
    __typename: 'Viewer',
    id: 'viewer',
    ...names,
    ...rights,
    preferences,
    account: { __typename: 'Account', signInMethods: ['PASSWORD'] },
    acceptedTermsVersion: accepted,
    usage: null,
    unreadNoticeCount: 0,
  }
  const viewer = isSignedOut ? null : someone
  const answer = {
    viewer,
    site: {
      isMarketSimulated: true,
      exchangeRateSource: null,
      usdInCad: '1.4064',
      cadInUsd: '0.711',
      contactEmail: null,
    },
  }
  const piece = await showScreen<TermsScreenQuery>({ query, Screen: TermsScreen, variables: {}, answer, path })
  await screen.findByRole('heading', { level: 1 })
  return piece
}

const box = () => screen.queryByRole('checkbox')
const accept = () => screen.getByRole('button', { name: 'Accepter et continuer' })
const hasAnnouncement = () => screen.queryByText(/conditions d’utilisation ont changé/) !== null

describe('the terms', () => {
  test('show their version and date [TERMS-05] [TERMS-06]', async () => {
    await show({ isSignedOut: true })
    expect(screen.getByText(/Version 221201/).textContent).toMatch(/1er décembre 2022/)
  })

  test('nobody has to accept anything to take their data along, to close their account or to leave [TERMS-02]', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'))
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:account')
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await show()
    fireEvent.click(await screen.findByRole('button', { name: 'Télécharger' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Télécharger vos données' }))
    fireEvent.change(dialog.getByLabelText('Mot de passe'), { target: { value: 'Ancien-palier#1' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Télécharger' }))
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce())
    expect(fetched.mock.calls[0]?.[0]).toBe('/download/account')
    vi.restoreAllMocks()
    fireEvent.click(screen.getByRole('button', { name: 'Supprimer…' }))
    expect(await screen.findByRole('dialog', { name: 'Supprimer votre compte?' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Me déconnecter sans accepter', hidden: true })).toBeTruthy()
  })

  test('a visitor, a guest and somebody who accepted them read them without a box [TERMS-01]', async () => {
    const { unmount } = await show({ isSignedOut: true })
    expect(box()).toBeNull()
    unmount()
    const guest = await show({ isGuest: true })
    expect(box()).toBeNull()
    guest.unmount()
    await show({ accepted: 221_201 })
    expect(box()).toBeNull()
  })

  test('the address announces new terms [TERMS-02] [NAV-11]', async () => {
    const { unmount } = await show({ path: '/legal?v=221201' })
    expect(hasAnnouncement()).toBe(true)
    unmount()
    await show()
    expect(hasAnnouncement()).toBe(false)
  })

  test('a ticked box and the button accept them and open Home [TERMS-01] [TERMS-03] [STORE-06]', async () => {
    const { environment, router, storage } = await show()
    fireEvent.click(accept())
    expect(environment.mock.getAllOperations()).toHaveLength(0)

    fireEvent.click(screen.getByRole('checkbox'))
    fireEvent.click(accept())
    const operation = environment.mock.getMostRecentOperation()
    expect(operation.request.variables).toEqual({ input: { version: 221_201, isAccepted: true } })
    const viewer = { __typename: 'Viewer', id: 'viewer', acceptedTermsVersion: 221_201, preCheck: { refusal: null } }
    await act(async () =>
      environment.mock.resolve(operation, {
        data: { answerTerms: { __typename: 'AnswerTermsPayload', viewer } },
      }),
    )
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(storage.acceptedTermsVersion.read()).toBe(221_201)
  })

  test('leaving with a ticked box asks to accept first [TERMS-04]', async () => {
    const { router } = await show()
    fireEvent.click(screen.getByRole('checkbox'))
    await act(() => router.navigate('/about'))
    const leave = await screen.findByRole('button', { name: 'Partir sans accepter' })
    expect(router.state.location.pathname).toBe('/legal')
    fireEvent.click(leave)
    await waitFor(() => expect(router.state.location.pathname).toBe('/about'))
  })

  test('the earlier version stays readable and says that it is over [TERMS-05]', async () => {
    await show({ path: '/legal?version=220921' })
    expect(screen.getByText(/Version 220921/).textContent).toMatch(/21 septembre 2022/)
    expect(screen.getByText(/n’est plus en vigueur/)).toBeTruthy()
    expect(box()).toBeNull()
  })
})
