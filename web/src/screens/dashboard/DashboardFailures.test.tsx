import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { DashboardScreenQuery } from '../../__generated__/DashboardScreenQuery.graphql.ts'
import '../../features/portfolios/overview/Overview.tsx'
import '../../features/portfolios/cards/PortfolioSection.tsx'
import '../../features/portfolios/positions/Movers.tsx'
import '../../features/portfolios/transactions/TransactionList.tsx'
import { PaletteContext } from '../../features/shell/palette/PaletteContext.ts'
import { bookAnswer, portfolioAnswer } from '../../testing/bookAnswers.ts'
import { showScreen } from '../../testing/showScreen.tsx'
import { todayAnswer } from '../../testing/todayAnswers.ts'
import { planAnswers, usageAnswer } from '../../testing/usageAnswers.ts'
import { DashboardScreen, query } from './DashboardScreen.tsx'

const LIST = {
  __typename: 'WatchList',
  id: 'l1',
  listId: '1',
  kind: 'BUY',
  name: 'Qualité',
  description: '',
  beyondPlan: null,
}

/** The dashboard of somebody with a list and a portfolio, one of which could not be read. */
function showWithout(field: 'portfolios' | 'watchLists') {
  const usage = usageAnswer({ planName: 'standard', portfolios: { used: 1, limit: 3 } })
  const viewer = {
    __typename: 'Viewer',
    id: 'viewer',
    fullName: 'Marie Lavoie',
    firstName: 'Marie',
    lastName: 'Lavoie',
    email: '',
    imageUrl: null,
    isAdmin: false,
    isGuest: true,
    preCheck: { refusal: null },
    unreadNoticeCount: 0,
    usage,
    preferences: {
      __typename: 'Preferences',
      id: 'preferences',
      currency: 'CAD',
      buyListScoreBasis: 'THRESHOLDS_THEN_FIFTY_TWO_WEEKS',
      isCrossingDigestOn: false,
      crossingMail: 'DAILY',
    },
    today: todayAnswer([]),
    watchLists: [{ ...LIST, version: 1, entryCount: 0, levelCounts: [], topEntries: [] }],
    ...bookAnswer([portfolioAnswer({ portfolioId: 'p1', name: 'CELI', cash: '500', stocks: [] })]),
    [field]: null,
  }
  const site = {
    isMarketSimulated: true,
    exchangeRateSource: null,
    usdInCad: '1.4',
    cadInUsd: '0.7',
    contactEmail: null,
  }
  const Screen = (props: Parameters<typeof DashboardScreen>[0]) => (
    <PaletteContext value={() => {}}>
      <DashboardScreen {...props} />
    </PaletteContext>
  )
  const answer = { viewer, site, plans: planAnswers }
  return showScreen<DashboardScreenQuery>({ query, Screen, variables: {}, answer, failed: [['viewer', field]] })
}

async function failedPanel(words: string) {
  const alert = (await screen.findByText(words)).closest<HTMLElement>('[role="alert"]')
  if (!alert?.parentElement) throw new Error('It is not marked as failed.')
  return within(alert.parentElement)
}

describe('a dashboard of which one part could not be read', () => {
  test('without the portfolios the lists stand, and the portfolios can be tried again [ERR-53]', async () => {
    await showWithout('portfolios')
    const panel = await failedPanel('Vos portefeuilles n’ont pas pu être chargés')
    expect(screen.getByText('Qualité')).toBeTruthy()
    expect(panel.getByRole('button', { name: 'Réessayer' })).toBeTruthy()
  })

  test('without the lists the portfolios stand, and the lists can be tried again [ERR-53]', async () => {
    await showWithout('watchLists')
    const panel = await failedPanel('Vos listes n’ont pas pu être chargées')
    expect(panel.getByRole('button', { name: 'Réessayer' })).toBeTruthy()
    expect(await screen.findByText('CELI')).toBeTruthy()
  })
})
