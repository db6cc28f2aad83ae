import { postponeToday, visitToday } from '@palier/contract/dashboard/todayCalls'
import type { InputOf } from '@palier/contract/kernel/call'
import type { WireToday } from '@palier/contract/shell/overviewCalls'
import type { Operation } from '../../operation/context.ts'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'
import type { Session } from '../../session/session.ts'
import { forgetOverview, loadOverview } from '../kernel/loadOverview.ts'
import { rememberPrices } from '../watchlists/loadListsOfKind.ts'

/** What asks for something today; null when the API does not say. */
export async function loadToday(operation: Operation): Promise<WireToday | null> {
  const overview = await loadOverview(operation, { part: 'today' })
  const today = overview?.data.today ?? null
  if (today) rememberPrices(operation, [...today.rows.map(({ entry }) => entry), ...today.next])
  return today
}

/** Notes that the person sees the dashboard. False when the API does not count visits. */
export async function sendVisit(operation: Operation): Promise<boolean> {
  return (await sendOptionalCall(operation, visitToday, {})) !== null
}

/** Puts an entry or an objective off, or back. False when the API cannot. */
export async function sendPostponement(
  operation: Operation,
  session: Session,
  input: InputOf<typeof postponeToday>,
): Promise<boolean> {
  const answer = await sendOptionalCall(operation, postponeToday, input)
  forgetOverview(operation, session)
  return answer !== null
}
