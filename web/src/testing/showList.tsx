import { useLocation } from 'react-router-dom'
import type { ListScreenQuery } from '../__generated__/ListScreenQuery.graphql.ts'
import { ListScreen, query } from '../screens/watchlists/ListScreen.tsx'
import type { RenderParts } from './render.tsx'
import { showScreen } from './showScreen.tsx'
import type { entryAnswer } from './watchedEntries.ts'

const USAGE = {
  __typename: 'Usage',
  id: 'usage',
  planName: 'frugal',
  canAddBuyList: true,
  canAddSellList: true,
  canAddEntry: true,
  buyLists: { used: 1, limit: 3 },
  sellLists: { used: 1, limit: 3 },
  entries: { used: 2, limit: 100 },
  portfolios: { used: 0, limit: 1 },
  portfolioStocks: { used: 0, limit: 20 },
}

interface ShownList extends RenderParts {
  readonly kind?: 'BUY' | 'SELL' | 'OTHERS'
  readonly basis?: 'FIFTY_TWO_WEEKS' | 'THRESHOLDS' | 'THRESHOLDS_THEN_FIFTY_TWO_WEEKS'
  readonly beyondPlan?: { readonly planName: string | null } | null
  readonly usage?: Partial<typeof USAGE>
}

function Place() {
  const { pathname, state } = useLocation()
  return <output aria-label="place">{`${pathname} ${JSON.stringify(state)}`}</output>
}

/** The two lists of the viewer: the one that is shown and another one. */
export const LIST = {
  __typename: 'WatchList',
  id: 'list',
  listId: '1',
  name: 'Qualité',
  description: '',
  version: 4,
  beyondPlan: null,
}
export const OTHER_LIST = { ...LIST, id: 'other', listId: '2', name: 'Profits', kind: 'SELL', entryCount: 0 }

/** Draws the page of a list with these entries; `place` says where the reader is. */
export function showList(
  entries: readonly ReturnType<typeof entryAnswer>[],
  { kind = 'BUY', basis = 'THRESHOLDS_THEN_FIFTY_TWO_WEEKS', usage = {}, beyondPlan = null, ...parts }: ShownList = {},
) {
  const list = { ...LIST, beyondPlan, kind, entries }
  const who = { userId: 'u', email: '', fullName: 'Marie Lavoie', firstName: 'Marie', lastName: 'Lavoie' }
  const rights = { imageUrl: null, isAdmin: false, isGuest: true, preCheck: { refusal: null } }
  const preferences = { __typename: 'Preferences', id: 'preferences', currency: 'CAD', buyListScoreBasis: basis }
  const viewer = {
    __typename: 'Viewer',
    id: 'viewer',
    ...who,
    ...rights,
    preferences,
    usage: { ...USAGE, ...usage },
    watchList: list,
    watchLists: [list, OTHER_LIST],
    portfolios: [],
    unreadNoticeCount: 0,
  }
  const site = {
    isMarketSimulated: true,
    exchangeRateSource: null,
    usdInCad: '1.4064',
    cadInUsd: '0.711',
    contactEmail: null,
  }
  return showScreen<ListScreenQuery>({
    query,
    Screen: ListScreen,
    variables: { listId: '1' },
    answer: { viewer, site },
    beside: <Place />,
    ...parts,
  })
}
