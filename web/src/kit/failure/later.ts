import type { Area } from '../../messages/areas.ts'
import { codeOfSilence, RequestFailure } from '../alert/RequestFailure.ts'
import type { Language } from '../language/LanguageContext.ts'

type LoadMessages = (areas: readonly Area[]) => Promise<void>

export class MissingPiece extends RequestFailure {}

/** Loaders of the open pages in order of registration, with the language they were prefetched in. */
const wanted = new Map<(fetchMessages: LoadMessages) => Promise<unknown>, Language | null>()

/**
 * Defers code and its messages. Every deferred import of a part of a page uses this, for
 * prefetching and offline use. Rejects with a MissingPiece; the next call retries.
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
  /** Fetches messages without showing them. */
  readonly fetchMessages: LoadMessages
  readonly idle: () => Promise<void>
  readonly signal: AbortSignal
}

/** Loads one at a time, whenever `idle` resolves. Rejects with the first failure; stops on `signal`. */
export async function fetchAhead({ language, fetchMessages, idle, signal }: Ahead): Promise<void> {
  // The loop includes loaders added while it runs.
  for (const [bring, fetchedIn] of wanted) {
    if (fetchedIn === language) continue
    await idle()
    if (signal.aborted) return
    await bring(fetchMessages)
    wanted.set(bring, language)
  }
}
