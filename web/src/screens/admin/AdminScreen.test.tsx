import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { AdminScreenQuery } from '../../__generated__/AdminScreenQuery.graphql.ts'
import { statusLabel } from '../../features/admin/invitations/invitationStatus.ts'
import { answerOperation, problemAnswer } from '../../testing/answerOperation.ts'
import { showScreen } from '../../testing/showScreen.tsx'
import { AdminScreen, query } from './AdminScreen.tsx'

interface Shown {
  readonly tab?: string
  readonly hasTests?: boolean
  readonly language?: 'fr' | 'en'
}

function show({ tab = 'users', hasTests = true, language = 'fr' }: Shown = {}) {
  const who = { userId: 'u', email: 'a@example.ca', fullName: 'Marie Lavoie', firstName: 'Marie', lastName: 'Lavoie' }
  const viewer = {
    __typename: 'Viewer',
    id: 'viewer',
    ...who,
    imageUrl: null,
    isAdmin: true,
    isGuest: false,
    preCheck: { refusal: null },
    preferences: { __typename: 'Preferences', id: 'preferences', currency: 'CAD' },
    unreadNoticeCount: 0,
    subscription: null,
    usage: null,
    admin: { __typename: 'Admin', hasTests, invitationPlans: ['base', 'pioneer', 'vip'] },
  }
  const site = {
    isMarketSimulated: true,
    exchangeRateSource: null,
    usdInCad: '1.4064',
    cadInUsd: '0.711',
    contactEmail: null,
  }
  return showScreen<AdminScreenQuery>({
    query,
    Screen: AdminScreen,
    variables: {},
    answer: { viewer, site },
    path: `/admin?tab=${tab}`,
    language,
  })
}

type Piece = Awaited<ReturnType<typeof show>>

const VIEWER = { __typename: 'Viewer', id: 'viewer' }
const PAGE_INFO = { endCursor: '1', hasNextPage: false }
const connection = (nodes: readonly { readonly id: string }[]) => ({
  totalCount: nodes.length,
  edges: nodes.map((node) => ({ cursor: node.id, node })),
  pageInfo: PAGE_INFO,
})
const invitation = (id: string, status: string) => ({
  __typename: 'Invitation',
  id,
  firstName: 'Julien',
  lastName: 'Côté',
  email: `${id}@exemple.ca`,
  planName: 'pioneer',
  status,
  invitedBy: 'Marie Lavoie',
  updatedAt: '2026-11-20T15:00:00Z',
  motivation: 'Quatre prix par titre.',
})

/** Answers the three groups of invitations, each asked for on its own. */
async function answerGroups({ environment }: Piece) {
  const nodes = {
    ASKED: [invitation('asked', 'REQUESTED')],
    SENT: [invitation('sent', 'PENDING')],
    COMPLETED: [invitation('done', 'ACCOUNT_ACTIVATED')],
  }
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(3))
  for (const operation of environment.mock.getAllOperations()) {
    const group = operation.request.variables['group'] as keyof typeof nodes
    const admin = { __typename: 'Admin', invitations: connection(nodes[group]) }
    await act(async () => environment.mock.resolve(operation, { data: { viewer: { ...VIEWER, admin } } }))
  }
}

describe('the administration', () => {
  test('has its parts beside each other, without tests where the server has none [ADMIN-01]', async () => {
    await show()
    const names = () =>
      within(screen.getByRole('navigation'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
    expect(names()).toEqual([
      'Utilisateurs',
      'Invitations',
      'Commentaires',
      'Utilisation',
      'Maintenance',
      'Journal',
      'Essais',
    ])
    expect(screen.getByRole('link', { name: 'Utilisateurs' }).getAttribute('aria-current')).toBe('page')
  })

  test('an address that names tests in production shows the first part [ADMIN-01]', async () => {
    await show({ tab: 'tests', hasTests: false })
    expect(screen.queryByRole('link', { name: 'Essais' })).toBeNull()
    expect(screen.getByRole('region', { name: 'Utilisateurs' })).toBeTruthy()
  })

  test('registered users can be banned, sorted and searched [ADMIN-02, SPEC-10]', async () => {
    const piece = await show()
    const user = {
      __typename: 'RegisteredUser',
      id: '1',
      firstName: 'Émile',
      lastName: 'Nelligan',
      email: 'emile@exemple.ca',
      language: 'FR',
      registeredAt: '2026-11-20T15:00:00Z',
      planName: 'pro',
      firstAuthenticationMethod: 'PASSWORD',
      acceptedTermsVersion: 221201,
      isBanned: false,
    }
    const admin = { __typename: 'Admin', users: connection([user]) }
    await answerOperation(piece.environment, 'UsersTabQuery', { viewer: { ...VIEWER, admin } })
    const cells = within(screen.getByRole('row', { name: /emile@exemple\.ca/ }))
    for (const text of ['Émile', 'Nelligan', 'FR', 'Pro', 'mot de passe', '221201'])
      expect(cells.getByText(text)).toBeTruthy()

    fireEvent.click(cells.getByRole('button', { name: 'Bannir emile@exemple.ca' }))
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Bannir' }))
    const banned = await answerOperation(piece.environment, 'useSetAccountBannedMutation', {
      setAccountBanned: { __typename: 'SetAccountBannedPayload' },
    })
    expect(banned).toEqual({ input: { email: 'emile@exemple.ca', isBanned: true } })
    expect(await cells.findByRole('button', { name: 'Lever le bannissement de emile@exemple.ca' })).toBeTruthy()

    fireEvent.click(screen.getByRole('button', { name: 'Courriel' }))
    const asked = await answerOperation(piece.environment, 'UsersTabPageQuery', { viewer: { ...VIEWER, admin } })
    expect(asked).toMatchObject({ sort: 'EMAIL', direction: 'ASCENDING', search: null })
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' emile ' } })
    const searched = await answerOperation(piece.environment, 'UsersTabPageQuery', { viewer: { ...VIEWER, admin } })
    expect(searched).toMatchObject({ sort: 'EMAIL', search: 'emile' })
  })

  test('each invitation stands in its group with what is known of it [ADMIN-03] [ADMIN-09]', async () => {
    const piece = await show({ tab: 'invitations' })
    await answerGroups(piece)
    const tables = ['Demandées', 'Envoyées', 'Terminées'].map((name) => within(screen.getByRole('table', { name })))
    const [asked, sent, completed] = tables
    expect(asked?.getByText('Quatre prix par titre.')).toBeTruthy()
    for (const text of ['Julien Côté', 'Pionnier', 'Invitation envoyée', 'Marie Lavoie']) {
      expect(sent?.getByText(text)).toBeTruthy()
    }
    expect(completed?.getByText('Compte activé')).toBeTruthy()
  })

  test('each status of an invitation has a label, and an unknown one is called so [ADMIN-04] [OPS-17]', () => {
    const statuses = ['ACCOUNT_ACTIVATED', 'ACCOUNT_CREATED', 'PENDING', 'REQUESTED', 'SENT_AGAIN', 'VISITED']
    expect(new Set(statuses.map(statusLabel)).size).toBe(6)
    expect(statuses.map(statusLabel)).not.toContain('administration.unknown')
    expect([statusLabel(null), statusLabel('LATER')]).toEqual(['administration.unknown', 'administration.unknown'])
  })

  test('an invitation needs all of it; what was typed survives a refusal [ADMIN-05] [ADMIN-06] [ADMIN-10] [ACCT-13]', async () => {
    const piece = await show({ tab: 'invitations' })
    await answerGroups(piece)
    fireEvent.click(screen.getByRole('button', { name: 'Inviter quelqu’un' }))
    const dialog = within(await screen.findByRole('dialog'))
    const field = (name: string) => dialog.getByLabelText(name)
    expect((field('Forfait') as HTMLSelectElement).value).toBe('base')
    fireEvent.change(field('Courriel'), { target: { value: 'julien' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Envoyer l’invitation' }))
    expect(dialog.getAllByText('Ce champ est à remplir.')).toHaveLength(2)
    expect(dialog.getByText('Cette adresse de courriel n’est pas complète.')).toBeTruthy()

    fireEvent.change(field('Prénom'), { target: { value: 'Julien' } })
    fireEvent.change(field('Nom de famille'), { target: { value: 'Côté' } })
    fireEvent.change(field('Courriel'), { target: { value: 'julien@exemple.ca' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Envoyer l’invitation' }))
    const { input } = await answerOperation(piece.environment, 'useSendInvitationMutation', {
      sendInvitation: problemAnswer('EmailAlreadyUsed', 'resource_missing'),
    })
    expect(input).toEqual({
      firstName: 'Julien',
      lastName: 'Côté',
      email: 'julien@exemple.ca',
      planName: 'base',
      language: 'FR',
    })
    const status = await screen.findByText(/déjà/)
    expect(status.textContent?.split('.').length).toBeGreaterThan(2)
    expect((field('Prénom') as HTMLInputElement).value).toBe('Julien')
  })

  test('sends again, and accepts who asked with the plan that was chosen [ADMIN-07] [ADMIN-08]', async () => {
    const piece = await show({ tab: 'invitations' })
    await answerGroups(piece)
    fireEvent.change(screen.getByLabelText('Forfait pour asked@exemple.ca'), { target: { value: 'vip' } })
    fireEvent.click(screen.getByRole('button', { name: 'Accepter la demande de asked@exemple.ca' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Accepter et envoyer' }))
    const accepted = await answerOperation(piece.environment, 'useAcceptInvitationRequestMutation', {
      acceptInvitationRequest: { __typename: 'AcceptInvitationRequestPayload' },
    })
    expect(accepted['input']).toEqual({ email: 'asked@exemple.ca', planName: 'vip' })
    // The groups are read anew.
    await answerGroups(piece)
    fireEvent.click(await screen.findByRole('button', { name: 'Renvoyer l’invitation à sent@exemple.ca' }))
    const resent = await answerOperation(piece.environment, 'useResendInvitationMutation', {
      resendInvitation: { __typename: 'ResendInvitationPayload' },
    })
    expect(resent['input']).toEqual({ email: 'sent@exemple.ca' })
  })

  test('accepting a request asks first and names the plan; nothing is sent on cancel [SPEC also seen]', async () => {
    const piece = await show({ tab: 'invitations' })
    await answerGroups(piece)
    fireEvent.change(screen.getByLabelText('Forfait pour asked@exemple.ca'), { target: { value: 'vip' } })
    fireEvent.click(screen.getByRole('button', { name: 'Accepter la demande de asked@exemple.ca' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Accepter la demande de asked@exemple.ca?' })
    expect(dialog.textContent).toContain('avec le forfait VIP')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const sent = piece.environment.mock.getAllOperations().map(({ request }) => request.node.params.name)
    expect(sent).not.toContain('useAcceptInvitationRequestMutation')
  })

  test('lists comments with their author and rating [ADMIN-11]', async () => {
    const piece = await show({ tab: 'comments' })
    const comment = {
      __typename: 'UserFeedback',
      id: '1',
      authorName: 'Émile Nelligan',
      authorEmail: 'emile@exemple.ca',
      date: '2026-11-20T15:00:00Z',
      rating: 4.5,
      comment: 'Le <b>palier</b> est clair.',
    }
    const admin = { __typename: 'Admin', feedbacks: connection([comment]) }
    await answerOperation(piece.environment, 'CommentsTabQuery', { viewer: { ...VIEWER, admin } })
    const row = within(screen.getByRole('row', { name: /Nelligan/ }))
    for (const text of ['emile@exemple.ca', '4,5 / 5', 'Le <b>palier</b> est clair.'])
      expect(row.getByText(text)).toBeTruthy()
  })

  test('counts a day at first, and another span when asked [ADMIN-12]', async () => {
    const piece = await show({ tab: 'usage' })
    const admin = {
      __typename: 'Admin',
      statistics: [{ name: 'ListScreenQuery', totalCount: 1200, uniqueUserCount: 7 }],
    }
    const first = await answerOperation(piece.environment, 'UsageTabQuery', { viewer: { ...VIEWER, admin } })
    expect(first).toEqual({ span: 'DAY' })
    expect(within(screen.getByRole('row', { name: /ListScreenQuery/ })).getByText('7')).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: /^30.j$/ }))
    await waitFor(() =>
      expect(piece.environment.mock.getMostRecentOperation().request.variables).toEqual({ span: 'MONTH' }),
    )
  })

  test('pages and actions come before open connections and scripts, pages by their title [SPEC-19]', async () => {
    const piece = await show({ tab: 'usage' })
    const names = ['unpersisted', 'PriceTicksSubscription', 'useCreateLotMutation', 'TermsScreenQuery', 'signIn.guest']
    const statistics = names.map((name) => ({ name, totalCount: 9, uniqueUserCount: 2 }))
    await answerOperation(piece.environment, 'UsageTabQuery', {
      viewer: { ...VIEWER, admin: { __typename: 'Admin', statistics } },
    })
    const uses = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
    expect(uses).toEqual([
      'Début comme invité',
      'Conditions d’utilisation',
      'CreateLot',
      'PriceTicks',
      'Opérations de scripts et d’autres clients',
    ])
    expect(within(screen.getByRole('row', { name: /CreateLot/ })).getByText('useCreateLotMutation')).toBeTruthy()
  })

  test('without a key on the server no form for a synchronization is offered [SPEC also seen]', async () => {
    const piece = await show({ tab: 'maintenance' })
    const status = { lastExecutedAt: null, nextExecutionAt: null, canBeRequested: false }
    const synchronization = { __typename: 'SynchronizationStatus', id: 's', ...status }
    await answerOperation(piece.environment, 'MaintenanceTabQuery', {
      viewer: { ...VIEWER, admin: { __typename: 'Admin', synchronization } },
    })
    expect(await screen.findByText(/Ce site n’a pas de clé \(SYNC_AUTH_KEY\)/)).toBeTruthy()
    expect(screen.queryByLabelText('Clé d’autorisation')).toBeNull()
  })

  test('asks for a synchronization; dates that nobody knows are unknown; a failure alerts [ADMIN-13] [ADMIN-14] [ADMIN-15]', async () => {
    const alert = vi.fn()
    vi.stubGlobal('alert', alert)
    const piece = await show({ tab: 'maintenance' })
    const admin = {
      __typename: 'Admin',
      synchronization: {
        __typename: 'SynchronizationStatus',
        id: 's',
        lastExecutedAt: null,
        nextExecutionAt: null,
        canBeRequested: true,
      },
    }
    await answerOperation(piece.environment, 'MaintenanceTabQuery', { viewer: { ...VIEWER, admin } })
    expect(screen.getAllByText('inconnue')).toHaveLength(2)

    fireEvent.change(screen.getByLabelText('Étendue'), { target: { value: 'NEWS' } })
    fireEvent.change(screen.getByLabelText('Clé d’autorisation'), { target: { value: 'a-key' } })
    fireEvent.click(screen.getByRole('button', { name: 'Synchroniser' }))
    const { input } = await answerOperation(piece.environment, 'useSynchronizeMutation', {
      synchronize: problemAnswer('notAdmin'),
    })
    expect(input).toEqual({ scope: 'NEWS', authKey: 'a-key' })
    await waitFor(() =>
      expect(alert).toHaveBeenCalledWith(
        // finding S9: who has come here is an administrator.
        'Cette clé n’est pas celle de la synchronisation, ou ce site n’en a pas.',
      ),
    )
  })

  test('sets the clock and mails a sample invoice [ADMIN-16] [ADMIN-17]', async () => {
    const piece = await show({ tab: 'tests' })
    fireEvent.change(screen.getByLabelText('Identifiant d’horloge'), { target: { value: 'P1M' } })
    fireEvent.click(screen.getByRole('button', { name: 'Régler l’horloge' }))
    const clock = await answerOperation(piece.environment, 'useSetClockIdMutation', {
      setClockId: { __typename: 'SetClockIdPayload' },
    })
    expect(clock['input']).toEqual({ clockId: 'P1M' })
    expect(await screen.findByText('L’horloge est réglée.')).toBeTruthy()

    fireEvent.change(screen.getByLabelText('Courriel'), { target: { value: 'nulle part' } })
    fireEvent.click(screen.getByRole('button', { name: 'Envoyer la facture' }))
    expect(screen.getByText('Cette adresse de courriel n’est pas complète.')).toBeTruthy()

    fireEvent.change(screen.getByLabelText('Courriel'), { target: { value: 'a@exemple.ca' } })
    fireEvent.click(screen.getByRole('button', { name: 'Envoyer la facture' }))
    const sent = await answerOperation(piece.environment, 'useSendInvoiceTestMutation', {
      sendInvoiceTest: { ...problemAnswer('parameter_invalid_empty'), field: 'email' },
    })
    expect(sent['input']).toEqual({ email: 'a@exemple.ca' })
    // finding S3: the sentence is that of an address, not of an empty field.
    expect(await screen.findAllByText('Cette adresse de courriel n’est pas complète.')).toHaveLength(1)
  })

  test('a read that fails is told to the console, without an alert [ADMIN-18]', async () => {
    const tell = vi.spyOn(console, 'error').mockImplementation(() => {})
    const piece = await show({ tab: 'comments' })
    const admin = { __typename: 'Admin', feedbacks: null }
    await answerOperation(piece.environment, 'CommentsTabQuery', { viewer: { ...VIEWER, admin } })
    expect(tell).toHaveBeenCalledWith('Administration: comments could not be read.')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByText('Ces données ne sont pas disponibles pour le moment.')).toBeTruthy()
  })
})
