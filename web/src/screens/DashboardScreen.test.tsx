import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { DashboardScreenQuery } from '../__generated__/DashboardScreenQuery.graphql.ts'
import { showScreen } from '../testing/showScreen.tsx'
import { entryAnswer } from '../testing/watchedEntries.ts'
import { DashboardScreen, query } from './DashboardScreen.tsx'

type Answer = ReturnType<typeof entryAnswer>

function listOf(listId: string, kind: 'BUY' | 'SELL', name: string, topEntries: readonly Answer[]) {
  return {
    __typename: 'WatchList',
    id: `list-${listId}`,
    listId,
    kind,
    name,
    entryCount: topEntries.length,
    topEntries,
  }
}

function show(watchLists: readonly object[]) {
  const names = { fullName: 'Marie Lavoie', firstName: 'Marie', lastName: 'Lavoie', email: '' }
  const preferences = {
    __typename: 'Preferences',
    id: 'preferences',
    currency: 'CAD',
    buyListScoreBasis: 'THRESHOLDS_THEN_FIFTY_TWO_WEEKS',
  }
  const rights = { imageUrl: null, isAdmin: false, isGuest: true, preCheck: { refusal: null } }
  const viewer = { __typename: 'Viewer', id: 'viewer', ...names, ...rights, preferences, watchLists }
  const answer = { viewer, site: { isMarketSimulated: true, usdInCad: '1.4064', cadInUsd: '0.711' } }
  return showScreen<DashboardScreenQuery>({ query, Screen: DashboardScreen, variables: {}, answer })
}

const linesOf = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .queryAllByRole('listitem')
    .map((line) => line.textContent)

describe('the dashboard', () => {
  test('SCORE-16 the best buys of all lists come first, each stock once, four at most', async () => {
    const scored = (symbol: string, score: number) => entryAnswer({ symbol, score })
    await show([
      listOf('1', 'BUY', 'Qualité', [scored('A', 1005), scored('B', 800), scored('C', 400)]),
      listOf('2', 'BUY', 'Revenu', [{ ...scored('A', 1004), id: 'entry-A2' }, scored('D', 900), scored('E', 300)]),
    ])
    const lines = linesOf('À acheter d’abord')
    const links = within(screen.getByRole('region', { name: 'À acheter d’abord' })).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['A', 'D', 'B', 'C'])
    expect(lines[0]).toContain('prix d’aubaine')
    expect(lines[1]).toContain('prix cible')
    expect(lines[3]).toContain('attendre')
  })

  test('SCORE-17 the best sells say which limit or which trigger', async () => {
    const scored = (symbol: string, score: number) => entryAnswer({ symbol, score })
    const sells = [scored('L', -1008), scored('H', 1007), scored('T', -853), scored('U', 808)]
    await show([listOf('3', 'SELL', 'Profits', sells)])
    const lines = linesOf('À vendre d’abord')
    expect(lines[0]).toContain('limite basse')
    expect(lines[1]).toContain('limite haute')
    expect(lines[2]).toContain('seuil bas')
    expect(lines[3]).toContain('seuil haut')
    expect(screen.getByText('Aucun titre à classer pour l’instant.')).toBeTruthy()
  })

  test('a percent that is written as zero is flat, whatever the cents behind it', async () => {
    const moved = (symbol: string, change: string, changePercent: string) =>
      entryAnswer({ symbol, stock: { change, changePercent } })
    await show([listOf('7', 'BUY', 'Qualité', [moved('A', '-0.01', '-0.004'), moved('B', '0.02', '0.005')])])
    const card = within(screen.getByRole('article'))
    expect(card.getByText('0,00 %').dataset['direction']).toBe('flat')
    expect(card.getByText('+0,01 %').dataset['direction']).toBe('up')
  })

  test('LIST-19 a card opens its list', async () => {
    await show([listOf('7', 'BUY', 'Qualité', [entryAnswer({ symbol: 'CNR' })])])
    expect(screen.getByRole('link', { name: 'Qualité' }).getAttribute('href')).toBe('/list/7')
    expect(screen.getByText('1 titre')).toBeTruthy()
  })
})
