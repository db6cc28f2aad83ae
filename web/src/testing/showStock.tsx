import { useLocation } from 'react-router-dom'
import type { StockScreenQuery } from '../__generated__/StockScreenQuery.graphql.ts'
import { query, StockScreen } from '../screens/market/StockScreen.tsx'
import type { RenderParts } from './render.tsx'
import { showScreen } from './showScreen.tsx'
import { entryAnswer } from './watchedEntries.ts'

export const INTERVALS = [
  { interval: 'DAY', quantity: 1, unit: 'DAY' },
  { interval: 'WEEK', quantity: 5, unit: 'DAY' },
  { interval: 'MONTH', quantity: 1, unit: 'MONTH' },
  { interval: 'YEAR', quantity: 1, unit: 'YEAR' },
]

/** The points of a chart from 10 to 12; the day interval has a previous close. */
export function chartAnswer(interval: string, previousClose: string | null = null) {
  const span = INTERVALS.find((one) => one.interval === interval)
  const points = [10, 11, 12].map((price, index) => ({ at: `2026-11-20T15:0${index}:00.000Z`, price: String(price) }))
  const dividends = [{ exDate: '2026-11-20', amount: '0.8875', currency: 'CAD' }]
  return { span, previousClose, staleSince: null, points, dividends }
}

const LISTS = [
  { __typename: 'WatchList', id: 'list-1', listId: '1', name: 'Qualité', kind: 'BUY', entryCount: 1 },
  { __typename: 'WatchList', id: 'list-2', listId: '2', name: 'Croissance', kind: 'BUY', entryCount: 0 },
]
const DETAILS = {
  previousClose: '129.81',
  open: '129.40',
  dayLow: '127.90',
  dayHigh: '129.86',
  yearLow: '124.80',
  yearHigh: '157.42',
  marketCap: '85000000000',
  dividendYield: '0.0274',
  targetPrice: '149.50',
  isSample: true,
  staleSince: null,
  logoUrl: null,
}

interface ShownStock extends RenderParts {
  readonly stock?: Readonly<Record<string, unknown>>
  readonly isInList?: boolean
}

function Place() {
  return <output aria-label="place">{useLocation().pathname}</output>
}

/** Draws the page of a stock that is in the first of two lists. */
export function showStock({ stock = {}, isInList = true, ...parts }: ShownStock = {}) {
  const entry = { ...entryAnswer({ symbol: 'CNR', stock }), listId: '1' }
  const tags = [
    { name: 'industry', value: 'Transport' },
    { name: 'subIndustry', value: 'Chemins de fer' },
  ]
  const shown = {
    ...entry.stock,
    tags,
    details: DETAILS,
    chartSpans: INTERVALS,
    chart: chartAnswer('MONTH'),
    entries: isInList ? [entry] : [],
    holdings: [],
    objective: null,
    ...stock,
  }
  const rights = { imageUrl: null, isAdmin: false, isGuest: true, preCheck: { refusal: null } }
  const preferences = {
    __typename: 'Preferences',
    id: 'preferences',
    currency: 'CAD',
    buyListScoreBasis: 'THRESHOLDS_THEN_FIFTY_TWO_WEEKS',
  }
  const viewer = {
    __typename: 'Viewer',
    id: 'viewer',
    userId: 'u',
    email: '',
    fullName: 'Marie Lavoie',
    firstName: 'Marie',
    lastName: 'Lavoie',
    ...rights,
    preferences,
    usage: null,
    watchLists: LISTS,
    unreadNoticeCount: 0,
    stock: shown,
  }
  const site = {
    isMarketSimulated: true,
    exchangeRateSource: null,
    usdInCad: '1.4064',
    cadInUsd: '0.711',
    contactEmail: null,
  }
  return showScreen<StockScreenQuery>({
    query,
    Screen: StockScreen,
    variables: { stockId: 's-CNR' },
    answer: { viewer, site },
    beside: <Place />,
    ...parts,
  })
}
