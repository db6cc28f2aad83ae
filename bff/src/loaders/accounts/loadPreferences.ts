import { RestError } from '@palier/contract/client'
import { getPreferences, savePreferences, setPreferredLanguage } from '@palier/contract/accounts/preferenceCalls'
import type { WireCurrency, WireLanguage } from '@palier/contract/kernel/scalars'
import type { WireScoreBasis, WireUserPreference } from '@palier/contract/accounts/userSchemas'
import type { Operation } from '../../operation/context.ts'
import type { Session } from '../../session/session.ts'
import { createOwnLoader } from '../kernel/createLoader.ts'
import { forgetOverview, loadOverview } from '../kernel/loadOverview.ts'

export const preferencesLoader = createOwnLoader(loadOwnPreferences)

async function loadOwnPreferences(operation: Operation): Promise<WireUserPreference> {
  const overview = await loadOverview(operation, { part: 'preferences' })
  return overview?.data.preferences ?? operation.client.send(getPreferences, {})
}

export async function saveCurrency(
  operation: Operation,
  session: Session,
  preferredCurrency: WireCurrency,
): Promise<void> {
  await save(operation, session, { preferredCurrency })
}

/** Loads the current preferences first and returns false if `isInTheWay` accepts them. */
export function saveScoreBasis(
  operation: Operation,
  session: Session,
  buyList: WireScoreBasis,
  isInTheWay: (present: WireUserPreference) => boolean,
): Promise<boolean> {
  return save(operation, session, { scoreCalculation: { buyList } }, isInTheWay)
}

export async function saveCrossingDigest(
  operation: Operation,
  session: Session,
  { isOn, when }: { isOn: boolean; when?: WireUserPreference['crossingMail'] | null },
): Promise<void> {
  await save(operation, session, { crossingDigest: isOn, ...(when && { crossingMail: when }) })
}

/** Concurrent changes from two places are expected; more are an error. */
const MOST_ATTEMPTS = 5

/** Writes all preferences with their version; after a conflict, reads them again and retries. */
async function save(
  operation: Operation,
  session: Session,
  changes: Partial<WireUserPreference>,
  isInTheWay: (present: WireUserPreference) => boolean = () => false,
): Promise<boolean> {
  const preferences = preferencesLoader(operation)
  for (let attempt = 1; ; attempt += 1) {
    const present = await preferences.load(session.userId)
    if (isInTheWay(present)) return false
    forget(operation, session)
    try {
      const saved = await operation.client.send(savePreferences, { userPreference: { ...present, ...changes } })
      preferences.prime(session.userId, saved)
      return true
    } catch (error) {
      const isOvertaken = error instanceof RestError && error.code === 'VersionConflict'
      if (!isOvertaken || attempt === MOST_ATTEMPTS) throw error
    }
  }
}

/** Uses a call of its own; the next field of the operation reads the preferences again. */
export async function saveLanguage(
  operation: Operation,
  session: Session,
  twoLettersLanguage: WireLanguage,
): Promise<void> {
  forget(operation, session)
  await operation.client.send(setPreferredLanguage, { twoLettersLanguage })
}

function forget(operation: Operation, session: Session): void {
  preferencesLoader(operation).clear(session.userId)
  forgetOverview(operation, session)
}
