import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { answerOperation } from '../../../testing/answerOperation.ts'
import { renderPiece } from '../../../testing/render.tsx'
import { AnalysisTab } from './AnalysisTab.tsx'
import { toneShape } from './toneShape.ts'

afterEach(() => void vi.useRealTimers())

const PLAN = { __typename: 'Plan', id: 'plan-pro', name: 'pro', price: '19.99', currency: 'CAD' }
const ANALYSIS = {
  isSample: true,
  lockedKeys: [] as string[],
  staleSince: null,
  sentiments: [
    { date: '2026-11-13T00:00:00.000Z', normalized: -0.6, sourceCount: 3 },
    { date: '2026-11-20T00:00:00.000Z', normalized: 0.31, sourceCount: 11 },
  ],
  partnerships: [
    {
      companyName: 'Logistique Belle-Anse',
      publishedAt: '2026-11-12T00:00:00.000Z',
      description: 'Un terminal commun.',
      sourceUrl: 'https://source.example/1',
      searchUrl: 'https://search.example/?q=belle-anse',
      links: [
        {
          thumbnailUrl: null,
          titleHtml: 'Le <b>terminal</b><img src=x onerror=alert(1)>',
          snippet: 'Un extrait.',
          url: 'https://link.example/1',
        },
      ],
    },
  ],
  similarCompanies: [
    { name: 'CSX Corporation', description: 'Chemins de fer.', stockId: 'csx', correlation: 0.84, source: null },
  ],
  questions: [
    { question: 'Que vaut le dividende?', source: { name: 'Palier', date: '2026-11-20T00:00:00.000Z', url: null } },
  ],
}
const answer = (analysis: object) => ({
  viewer: {
    __typename: 'Viewer',
    id: 'viewer',
    stock: { __typename: 'Stock', id: 'stock', tags: [{ name: 'subIndustry', value: 'Chemins de fer' }], analysis },
  },
  sentiments: PLAN,
  partnerships: PLAN,
  similarCompanies: PLAN,
  questions: PLAN,
})

async function showTab(analysis?: object) {
  const piece = await renderPiece(<AnalysisTab stockId="s1" onTag={() => {}} />)
  if (analysis) await answerOperation(piece.environment, 'AnalysisPanelsQuery', answer(analysis))
  return piece
}

describe('the analysis', () => {
  test('four panels with what is known [AI-01] [AI-05] [AI-06] [AI-08]', async () => {
    await showTab(ANALYSIS)
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Ton des nouvelles',
      'Partenariats',
      'Sociétés comparables',
      'Questions à se poser',
    ])
    expect(screen.getByText(/\+0,31, 11 sources/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Source' }).getAttribute('href')).toBe('https://source.example/1')
    expect(screen.getByRole('link', { name: 'Chercher sur le Web' }).getAttribute('href')).toContain('search.example')
    expect(screen.getByRole('link', { name: 'CSX Corporation' }).getAttribute('href')).toBe('/stock/csx')
    expect(screen.getByText('Que vaut le dividende?')).toBeTruthy()
  })

  test('where one source is all there is, the tone says so, without a figure [AI-05]', async () => {
    await showTab({ ...ANALYSIS, sentiments: [{ date: '2026-11-20T00:00:00.000Z', normalized: 0.9, sourceCount: 1 }] })
    expect(screen.getAllByText('Trop peu de sources').length).toBeGreaterThan(0)
    expect(screen.getByText(/^1 source, semaine du/)).toBeTruthy()
    expect(screen.queryByText(/\+0,9/)).toBeNull()
    expect(screen.queryByRole('slider')).toBeNull()
  })

  test('similar companies are a table with a bar of their correlation, and name a common source once [AI-08]', async () => {
    const source = { name: 'Secteurs et cours', date: '2026-11-20T00:00:00.000Z', url: null }
    const company = (name: string, correlation: number | null) => ({
      ...{ name, description: 'Chemins de fer.', stockId: null, correlation, source },
    })
    await showTab({ ...ANALYSIS, similarCompanies: [company('CSX', 0.84), company('NSC', -0.2), company('UNP', null)] })
    const table = within(screen.getByRole('table', { name: 'Sociétés comparables' }))
    const figures = table.getAllByRole('cell')
    expect(figures.map(({ textContent }) => textContent)).toEqual(['0,84', '−0,20', '–inconnue'])
    const filled = (cell?: HTMLElement) => cell?.querySelector<HTMLElement>('[data-bar]')?.style.width
    expect(figures.map(filled)).toEqual(['84%', '0%', undefined])
    expect(screen.getAllByText(/^Source\s: Secteurs et cours/)).toHaveLength(1)
  })

  test('the title of a link is inert, its snippet and address are shown [AI-07]', async () => {
    await showTab(ANALYSIS)
    const link = screen.getByRole('link', { name: /terminal/ })
    expect(link.getAttribute('href')).toBe('https://link.example/1')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
    expect(link.querySelector('img')).toBeNull()
    expect(within(link).getByText('Un extrait.')).toBeTruthy()
  })

  test('what the plan lacks is locked and names the cheapest plan that has it [AI-02] [AI-03]', async () => {
    await showTab({ ...ANALYSIS, lockedKeys: ['PARTNERSHIPS', 'QUESTIONS'], partnerships: null, questions: null })
    expect(screen.getAllByText('Dès le forfait pro')).toHaveLength(2)
    expect(screen.getAllByRole('link', { name: 'Voir les forfaits' })).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'CSX Corporation' })).toBeTruthy()
    expect(screen.queryByText('Que vaut le dividende?')).toBeNull()
  })

  test('without any key all four are locked [AI-02]', async () => {
    const lockedKeys = ['SENTIMENTS', 'PARTNERSHIPS', 'SIMILAR_COMPANIES', 'QUESTIONS']
    await showTab({
      ...ANALYSIS,
      lockedKeys,
      sentiments: null,
      partnerships: null,
      similarCompanies: null,
      questions: null,
    })
    expect(screen.getAllByText('Dès le forfait pro')).toHaveLength(4)
  })

  test('after three seconds without data an overlay says so; it goes when the data come [AI-04]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { environment } = await showTab()
    await act(async () => void vi.advanceTimersByTime(2900))
    expect(screen.queryByText(/prend un peu de temps/)).toBeNull()
    await act(async () => void vi.advanceTimersByTime(200))
    expect(screen.getByText(/prend un peu de temps/)).toBeTruthy()
    vi.useRealTimers()
    await answerOperation(environment, 'AnalysisPanelsQuery', answer(ANALYSIS))
    expect(screen.queryByText(/prend un peu de temps/)).toBeNull()
  })
})

test('a step for each date, above zero where it is good, and a bar of its sources [AI-05]', () => {
  const points = [
    { at: 1, value: 0.3, sources: 4 },
    { at: 2, value: -0.1, sources: 8 },
  ]
  const { steps, zero, ticks } = toneShape(points, 50, 250, 10, 110)
  expect(zero).toBe(60)
  expect(steps.map(({ left, right }) => [left, right])).toEqual([
    [50, 150],
    [150, 250],
  ])
  expect(steps[0]?.y).toBeLessThan(zero)
  expect(steps[1]?.y).toBeGreaterThan(zero)
  expect(steps.map(({ bar }) => bar)).toEqual([16, 32])
  expect(ticks.map(({ value }) => value)).toEqual([0.4, 0.2, 0, -0.2, -0.4])
})
