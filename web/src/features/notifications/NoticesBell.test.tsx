import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { NotFoundScreenQuery } from '../../__generated__/NotFoundScreenQuery.graphql.ts'
import { Shell } from '../../app/shell/Shell.tsx'
import { SignedInShell } from '../../app/shell/SignedInShell.tsx'
import { query } from '../../screens/site/NotFoundScreen.tsx'
import { answerOperation } from '../../testing/answerOperation.ts'
import { showScreen } from '../../testing/showScreen.tsx'
import './NoticesPanel.tsx'

function noticeOf(id: string, changes: object = {}) {
  return {
    __typename: 'Notice',
    id,
    createdAt: new Date().toISOString(),
    isRead: false,
    stockId: 's-BCE',
    symbol: 'BCE',
    companyName: 'BCE Inc.',
    currency: 'CAD',
    listId: '7',
    listName: 'Qualité',
    listKind: 'BUY',
    threshold: 'T800',
    thresholdPrice: '31',
    score: 1005,
    split: null,
    ...changes,
  }
}

function viewerWith(unreadNoticeCount: number | null, more: object = {}) {
  const names = { fullName: 'Marie Lavoie', firstName: 'Marie', lastName: 'Lavoie', email: '' }
  const rights = { imageUrl: null, isAdmin: false, isGuest: false, preCheck: { refusal: null } }
  const preferences = { __typename: 'Preferences', id: 'preferences', currency: 'CAD' }
  return {
    __typename: 'Viewer',
    id: 'viewer',
    ...names,
    ...rights,
    preferences,
    usage: null,
    unreadNoticeCount,
    ...more,
  }
}

async function show(unreadNoticeCount: number | null) {
  const Screen = ({ data }: { data: NotFoundScreenQuery['response'] }) => (
    <Shell query={data} SignedInShell={SignedInShell} title={null} isBareSignedOut={false} isSignInPage={false}>
      <h1>Page</h1>
    </Shell>
  )
  const site = {
    isMarketSimulated: true,
    exchangeRateSource: null,
    usdInCad: '1.4064',
    cadInUsd: '0.711',
    contactEmail: null,
  }
  return showScreen<NotFoundScreenQuery>({
    query,
    Screen,
    variables: {},
    answer: { viewer: viewerWith(unreadNoticeCount), site },
  })
}

async function open(piece: Awaited<ReturnType<typeof show>>, notices: readonly object[]) {
  fireEvent.click(screen.getByRole('button', { name: /^Alertes/ }))
  const edges = notices.map((node, index) => ({ cursor: String(index), node }))
  const pageInfo = { endCursor: null, hasNextPage: false }
  await answerOperation(piece.environment, 'NoticesPanelQuery', {
    viewer: viewerWith(notices.length, { notices: { edges, pageInfo } }),
  })
  return within(await screen.findByRole('dialog', { name: 'Alertes' }))
}

describe('the bell', () => {
  test('names what was not read yet, and is not there where no notices are kept', async () => {
    await show(2)
    expect(screen.getByRole('button', { name: 'Alertes, 2 non lues' })).toBeTruthy()
  })

  test('is not there where the server keeps no notices', async () => {
    await show(null)
    expect(screen.queryByRole('button', { name: /^Alertes/ })).toBeNull()
  })

  test('a notice says which stock passed which price, opens the stock and is read then', async () => {
    const piece = await show(2)
    const sell = { symbol: 'UNH', listKind: 'SELL', threshold: 'T200', thresholdPrice: '325', score: -1008 }
    const panel = await open(piece, [noticeOf('n1'), noticeOf('n2', sell)])
    const [first, second] = panel.getAllByRole('listitem')
    expect(first?.textContent).toMatch(/Acheter BCE, sous l’aubaine, 31,00\s\$/)
    expect(second?.textContent).toContain('Vendre UNH, sous la limite basse')
    fireEvent.click(panel.getByRole('link', { name: /BCE/ }))
    const sent = await answerOperation(piece.environment, 'useMarkNoticesReadMutation', {
      markNoticesRead: { __typename: 'MarkNoticesReadPayload', viewer: viewerWith(1) },
    })
    expect(sent['input']).toEqual({ noticeIds: ['n1'] })
    expect(piece.router.state.location.pathname).toBe('/stock/s-BCE')
    expect(await screen.findByRole('button', { name: 'Alertes, 1 non lue' })).toBeTruthy()
  })

  test('a split that has changed prices says so once, and gives them back', async () => {
    const piece = await show(1)
    const split = { date: '2026-11-20', numerator: '2', denominator: '1', isUndone: false }
    const panel = await open(piece, [noticeOf('n1', { symbol: 'FSV', split })])
    const [line] = panel.getAllByRole('listitem')
    expect(line?.textContent).toMatch(/FSV\s: fractionnement 2 pour 1Vos prix ont été ajustés aux nouvelles actions/)
    fireEvent.click(panel.getByRole('button', { name: 'Remettre mes prix' }))
    const sent = await answerOperation(piece.environment, 'useUndoSplitNoticeMutation', {
      undoSplitNotice: {
        __typename: 'UndoSplitNoticePayload',
        notice: noticeOf('n1', { symbol: 'FSV', isRead: true, split: { ...split, isUndone: true } }),
        viewer: viewerWith(0),
      },
    })
    expect(sent['input']).toEqual({ noticeId: 'n1' })
    await waitFor(() => expect(line?.textContent).toContain('Vos prix sont comme avant.'))
    expect(panel.queryByRole('button', { name: 'Remettre mes prix' })).toBeNull()
    expect(await screen.findByText('Tout est lu')).toBeTruthy()
  })

  test('all are marked read at once', async () => {
    const piece = await show(2)
    const panel = await open(piece, [noticeOf('n1'), noticeOf('n2')])
    fireEvent.click(panel.getByRole('button', { name: 'Marquer tout comme lu' }))
    const marked = panel.getAllByRole('listitem').map(({ dataset }) => dataset['unread'])
    expect(marked).toEqual([undefined, undefined])
    await answerOperation(piece.environment, 'useMarkNoticesReadMutation', {
      markNoticesRead: { __typename: 'MarkNoticesReadPayload', viewer: viewerWith(0) },
    })
    expect(await screen.findByText('Tout est lu')).toBeTruthy()
  })

  test('a new one comes live, before the others', async () => {
    const piece = await show(1)
    const panel = await open(piece, [noticeOf('n1')])
    const live = piece.environment.mock
      .getAllOperations()
      .find(({ request }) => request.node.params.name === 'ViewerChangesSubscription')
    if (!live) throw new Error('nothing is followed')
    const change = {
      haveListsChanged: false,
      havePortfoliosChanged: false,
      hasSubscriptionChanged: false,
      isGap: false,
    }
    const notice = noticeOf('n2', { symbol: 'TD', threshold: 'T600' })
    await act(async () =>
      piece.environment.mock.nextValue(live, { data: { viewerChanged: { ...change, unreadNoticeCount: 2, notice } } }),
    )
    await waitFor(() => expect(panel.getAllByRole('listitem')[0]?.textContent).toContain('Acheter TD, sous la cible'))
    expect(screen.getByRole('button', { name: 'Alertes, 2 non lues' })).toBeTruthy()
  })
})
