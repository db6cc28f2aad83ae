import type { Area } from '../../messages/areas.ts'
import { codeOfSilence, RequestFailure } from '../alert/RequestFailure.ts'
import type { Language } from '../language/LanguageContext.ts'

type LoadMessages = (area: Area) => Promise<void>

/** Code or words that did not come. */
export class MissingPiece extends RequestFailure {}

/** What the pages opened so far may want, in the order in which they named it, and the language it was fetched in. */
const wanted = new Map<(fetchMessages: LoadMessages) => Promise<unknown>, Language | null>()

/**
 * Code that comes after the page, and the words that it says: the verb that brings both, and rejects with a
 * MissingPiece where one of them does not come. The next call asks again. Every import of a part of a page goes
 * through here, so that it is fetched ahead when the page is idle and is there without a network.
 */
export function later<Code>(
  areas: readonly Area[],
  load: () => Promise<Code>,
): (loadMessages?: LoadMessages) => Promise<Code> {
  async function bring(loadMessages: LoadMessages = async () => {}): Promise<Code> {
    try {
      const [code] = await Promise.all([load(), ...areas.map(loadMessages)])
      return code
    } catch (cause) {
      throw new MissingPiece(codeOfSilence(), { cause })
    }
  }
  wanted.set(bring, null)
  return bring
}

interface Ahead {
  readonly language: Language
  /** Fetches words without saying them yet. */
  readonly fetchMessages: LoadMessages
  readonly idle: () => Promise<void>
  readonly signal: AbortSignal
}

/**
 * Fetches what the open pages may want, one after the other and each when `idle` settles; what comes may want more.
 * Rejects with the first failure, and ends early where `signal` says so.
 */
export async function fetchAhead({ language, fetchMessages, idle, signal }: Ahead): Promise<void> {
  // A map goes on with what is added on the way.
  for (const [bring, fetchedIn] of wanted) {
    if (fetchedIn === language) continue
    await idle()
    if (signal.aborted) return
    await bring(fetchMessages)
    wanted.set(bring, language)
  }
}
