import { getPreferences, savePreferences, setPreferredLanguage } from '@palier/contract/calls/preferences'
import type { WireCurrency, WireLanguage } from '@palier/contract/wire/scalars'
import type { WireScoreBasis, WireUserPreference } from '@palier/contract/wire/user'
import type { Operation } from '../context.ts'
import type { Session } from '../session.ts'

const loaded = new WeakMap<Session, Promise<WireUserPreference>>()

/** One call an operation. */
export function loadPreferences({ client }: Operation, session: Session): Promise<WireUserPreference> {
  const preferences = loaded.get(session) ?? client.send(getPreferences, {})
  loaded.set(session, preferences)
  return preferences
}

export function saveCurrency(operation: Operation, session: Session, preferredCurrency: WireCurrency): Promise<void> {
  return save(operation, session, { preferredCurrency })
}

export function saveScoreBasis(operation: Operation, session: Session, buyList: WireScoreBasis): Promise<void> {
  return save(operation, session, { scoreCalculation: { buyList } })
}

export function saveCrossingDigest(operation: Operation, session: Session, crossingDigest: boolean): Promise<void> {
  return save(operation, session, { crossingDigest })
}

/** The contract writes preferences as a whole: they are read first, and the rest goes back as it came. */
async function save(operation: Operation, session: Session, changes: Partial<WireUserPreference>): Promise<void> {
  const present = await loadPreferences(operation, session)
  loaded.delete(session)
  const saved = await operation.client.send(savePreferences, { userPreference: { ...present, ...changes } })
  loaded.set(session, Promise.resolve(saved))
}

export async function saveLanguage(
  { client }: Operation,
  session: Session,
  twoLettersLanguage: WireLanguage,
): Promise<void> {
  loaded.delete(session)
  await client.send(setPreferredLanguage, { twoLettersLanguage })
}
