import { postponeToday, visitToday } from '@palier/contract/dashboard/todayCalls'
import type { InputOf } from '@palier/contract/kernel/call'
import type { WireToday } from '@palier/contract/shell/overviewCalls'
import type { WireWatchList } from '@palier/contract/watchlists/watchListSchemas'
import { TODAY, todayOf } from '@palier/domain/dashboard/today'
import { type ScoreBasis, strategyOf } from '@palier/domain/watchlists/score'
import { crossedKeys } from '@palier/domain/watchlists/thresholds'
import { decimal, type Decimal } from '@palier/domain/kernel/decimal'
import type { Operation } from '../../operation/context.ts'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'
import type { Session } from '../../session/session.ts'
import { preferencesLoader } from '../accounts/loadPreferences.ts'
import { forgetOverview, loadOverview } from '../kernel/loadOverview.ts'
import { listsOfKindLoader, rememberPrices } from '../watchlists/loadListsOfKind.ts'

/** Falls back to the lists, without new crossings, if the API does not record visits. */
export async function loadToday(operation: Operation, session: Session): Promise<WireToday> {
  const overview = await loadOverview(operation, { part: 'today' })
  const today = overview?.data.today ?? (await readTodayOfLists(operation, session))
  rememberPrices(operation, [...today.rows.map(({ entry }) => entry), ...today.next])
  return today
}

async function readTodayOfLists(operation: Operation, session: Session): Promise<WireToday> {
  const loader = listsOfKindLoader(operation)
  const [buys, sells, { scoreCalculation }] = await Promise.all([
    loader.load('buy'),
    loader.load('sell'),
    preferencesLoader(operation).load(session.userId),
  ])
  return todayOfLists([...buys, ...sells], scoreCalculation.buyList)
}

/** Derives rows from current prices; new crossings and postponements are unknown. */
export function todayOfLists(lists: readonly WireWatchList[], basis: ScoreBasis): WireToday {
  const candidates = lists.flatMap((list) => candidatesOf(list, basis))
  const { rows, counts, next } = todayOf(candidates)
  return {
    lastVisitAt: null,
    isPaymentOwed: false,
    rows: rows.slice(0, TODAY.most).map(({ entry }) => ({ entry, crossedAt: null, isNew: false })),
    counts,
    next: next.map(({ entry }) => entry),
  }
}

function candidatesOf({ type: kind, entries }: WireWatchList, basis: ScoreBasis) {
  return entries.map((entry) => {
    const { stockId, symbol, score, t200, t400, t600, t800, marketRegularPrice } = entry
    const thresholds = { t200: levelOf(t200), t400: levelOf(t400), t600: levelOf(t600), t800: levelOf(t800) }
    const lastPrice = levelOf(marketRegularPrice.value)
    return {
      entry,
      kind,
      stockId,
      symbol,
      score,
      lastPrice,
      hasOwnPrices: strategyOf({ kind, thresholds, basis }) === 'thresholds',
      isCrossed: crossedKeys(kind, thresholds, lastPrice).length > 0,
      isNew: false,
      isPostponed: false,
    }
  })
}

/** A price or level of 0 means none. */
function levelOf(sent: number): Decimal | null {
  return sent === 0 ? null : decimal(sent)
}

/** Returns false if the API does not record visits. */
export async function sendVisit(operation: Operation): Promise<boolean> {
  return (await sendOptionalCall(operation, visitToday, {})) !== null
}

/** Postpones an entry or objective, or undoes that. Returns false if the API lacks the call. */
export async function sendPostponement(
  operation: Operation,
  session: Session,
  input: InputOf<typeof postponeToday>,
): Promise<boolean> {
  const answer = await sendOptionalCall(operation, postponeToday, input)
  forgetOverview(operation, session)
  return answer !== null
}
