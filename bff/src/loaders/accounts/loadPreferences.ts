import { RestError } from '@palier/contract/client'
import { getPreferences, savePreferences, setPreferredLanguage } from '@palier/contract/accounts/preferenceCalls'
import type { WireCurrency, WireLanguage } from '@palier/contract/kernel/scalars'
import type { WireScoreBasis, WireUserPreference } from '@palier/contract/accounts/userSchemas'
import type { Operation } from '../../operation/context.ts'
import type { Session } from '../../session/session.ts'

const loaded = new WeakMap<Session, Promise<WireUserPreference>>()

/** One call per operation. */
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

/** False when the current preferences, available by `loadPreferences`, prevent the change. */
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

/** Two settings may be changed at once from two places; more is an error. */
const MOST_ATTEMPTS = 5

/**
 * Preferences are written as a whole: read first, changed, and written with their version. After a concurrent write
 * they are read again, so that two settings changed at once do not overwrite each other.
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
