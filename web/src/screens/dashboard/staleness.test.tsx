import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answerOperation } from '../../testing/answerOperation.ts'
import { chartAnswer, showStock } from '../../testing/showStock.tsx'

/** And a half: the clock of a page may be some seconds behind. */
const minutesAgo = (minutes: number) => new Date(Date.now() - (minutes + 0.5) * 60_000).toISOString()
const stale = (minutes: number) => `Le service ne répond pas : données lues il y a ${minutes} min.`

describe('what could not be read anew', () => {
  test('the curve, the key facts and the news each say how old they are [GEN-16]', async () => {
    const details = {
      isSample: false,
      staleSince: minutesAgo(12),
      ...Object.fromEntries(
        ['previousClose', 'open', 'dayLow', 'dayHigh', 'yearLow', 'yearHigh', 'marketCap', 'dividendYield'].map(
          (fact) => [fact, null],
        ),
      ),
      targetPrice: null,
      logoUrl: null,
    }
    const chart = { ...chartAnswer('MONTH'), staleSince: minutesAgo(7) }
    const { environment } = await showStock({ stock: { details, chart } })
    await answerOperation(environment, 'NewsListQuery', {
      viewer: {
        __typename: 'Viewer',
        id: 'viewer',
        stock: { __typename: 'Stock', id: 'stock-CNR', newsStaleSince: minutesAgo(25), news: [newsItem] },
      },
    })
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual(
        expect.arrayContaining([stale(12), stale(7), stale(25)]),
      ),
    )
  })

  test('what is fresh says nothing of it', async () => {
    await showStock()
    expect(screen.queryByText(/Le service ne répond pas/)).toBeNull()
  })
})

const newsItem = {
  __typename: 'NewsItem',
  id: 'n1',
  title: 'Titre',
  contentHtml: '<p>Contenu</p>',
  publishedAt: '2026-11-20T12:00:00.000Z',
  url: null,
  source: null,
  sentiment: null,
  symbols: [],
  isSample: false,
}
