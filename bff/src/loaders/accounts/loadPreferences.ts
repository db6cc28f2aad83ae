import { RestError } from '@palier/contract/client'
import { getPreferences, savePreferences, setPreferredLanguage } from '@palier/contract/accounts/preferenceCalls'
import type { WireCurrency, WireLanguage } from '@palier/contract/kernel/scalars'
import type { WireScoreBasis, WireUserPreference } from '@palier/contract/accounts/userSchemas'
import type { Operation } from '../../operation/context.ts'
import type { Session } from '../../session/session.ts'

const loaded = new WeakMap<Session, Promise<WireUserPreference>>()

/** One call an operation. */
export function loadPreferences({ client }: Operation, session: Session): Promise<WireUserPreference> {
  const preferences = loaded.get(session) ?? client.send(getPreferences, {})
  loaded.set(session, preferences)
  return preferences
}

/** Sets the preferred currency; the other preferences stay. */
export async function saveCurrency(
  operation: Operation,
  session: Session,
  preferredCurrency: WireCurrency,
): Promise<void> {
  await save(operation, session, { preferredCurrency })
}

/** Whether it was saved: false where the present preferences, as `loadPreferences` then tells them, are in the way. */
export function saveScoreBasis(
  operation: Operation,
  session: Session,
  buyList: WireScoreBasis,
  isInTheWay: (present: WireUserPreference) => boolean,
): Promise<boolean> {
  return save(operation, session, { scoreCalculation: { buyList } }, isInTheWay)
}

/** Turns the daily mail of crossed levels on or off; the other preferences stay. */
export async function saveCrossingDigest(
  operation: Operation,
  session: Session,
  crossingDigest: boolean,
): Promise<void> {
  await save(operation, session, { crossingDigest })
}

/** A person changes two settings at once from two places; more than that is somebody's mistake. */
const MOST_ATTEMPTS = 5

/**
 * The contract writes preferences as a whole: they are read first, and the rest goes back as it came. Where another
 * write came between, that rest is read again: two settings that are changed at the same time do not touch each other.
 */
async function save(
  operation: Operation,
  session: Session,
  changes: Partial<WireUserPreference>,
  isInTheWay: (present: WireUserPreference) => boolean = () => false,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const present = await loadPreferences(operation, session)
    if (isInTheWay(present)) return false
    loaded.delete(session)
    try {
      const saved = await operation.client.send(savePreferences, { userPreference: { ...present, ...changes } })
      loaded.set(session, Promise.resolve(saved))
      return true
    } catch (error) {
      const isOvertaken = error instanceof RestError && error.code === 'VersionConflict'
      if (!isOvertaken || attempt === MOST_ATTEMPTS) throw error
    }
  }
}

/** Sets the preferred language by its own call; the next field of the operation reads the preferences again. */
export async function saveLanguage(
  { client }: Operation,
  session: Session,
  twoLettersLanguage: WireLanguage,
): Promise<void> {
  loaded.delete(session)
  await client.send(setPreferredLanguage, { twoLettersLanguage })
}
