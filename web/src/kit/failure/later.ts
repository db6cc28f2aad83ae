import type { Area } from '../../messages/areas.ts'
import { codeOfSilence, RequestFailure } from '../alert/RequestFailure.ts'
import type { Language } from '../language/LanguageContext.ts'

type LoadMessages = (areas: readonly Area[]) => Promise<void>

/** Code or messages that could not be loaded. */
export class MissingPiece extends RequestFailure {}

/** Everything that the open pages may load later, in the order in which they named it, and the language it was fetched in. */
const wanted = new Map<(fetchMessages: LoadMessages) => Promise<unknown>, Language | null>()

/**
 * Code that is loaded after the page, with its messages. The returned function loads both, and rejects with a
 * MissingPiece where one of them cannot be loaded; the next call tries again. Every import of a part of a page goes
 * through here, so that it is prefetched when the page is idle and is there without a network.
 */
export function later<Code>(
  areas: readonly Area[],
  load: () => Promise<Code>,
): (loadMessages?: LoadMessages) => Promise<Code> {
  async function bring(loadMessages: LoadMessages = async () => {}): Promise<Code> {
    try {
      const [code] = await Promise.all([load(), loadMessages(areas)])
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
  /** Fetches messages without showing them yet. */
  readonly fetchMessages: LoadMessages
  readonly idle: () => Promise<void>
  readonly signal: AbortSignal
}

/**
 * Prefetches what the open pages may load later, one after the other and each when `idle` settles; that may add more.
 * Rejects with the first failure, and ends early where `signal` says so.
 */
export async function fetchAhead({ language, fetchMessages, idle, signal }: Ahead): Promise<void> {
  // The iteration includes what is added on the way.
  for (const [bring, fetchedIn] of wanted) {
    if (fetchedIn === language) continue
    await idle()
    if (signal.aborted) return
    await bring(fetchMessages)
    wanted.set(bring, language)
  }
}
