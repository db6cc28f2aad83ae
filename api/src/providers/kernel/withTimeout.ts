import { SourceError } from './callSource.ts'

// Who calls us gives up after five seconds, and a model may be waited for besides.
const PATIENCE_MILLISECONDS = 2_000
const REST_MILLISECONDS = 30_000

type Options = { source: string; patienceMilliseconds?: number; clock?: () => number }

/** What is asked, or SourceTrouble. */
export type WithTimeout = <Value>(ask: () => Promise<Value>) => Promise<Value>

/**
 * Waits for a source no longer than somebody waits for a page. Once it was too slow nobody waits for it for half a
 * minute, unless what was asked comes after all; it comes for nobody then, but may be kept.
 */
export function createWithTimeout({
  source,
  patienceMilliseconds = PATIENCE_MILLISECONDS,
  ...options
}: Options): WithTimeout {
  const { clock = () => performance.now() } = options
  let restsUntil = -Infinity

  return async (ask) => {
    if (clock() < restsUntil) throw new SourceError(source, 'unreachable')
    const asked = ask()
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        restsUntil = clock() + REST_MILLISECONDS
        asked.then(
          () => (restsUntil = -Infinity),
          () => {},
        )
        reject(new SourceError(source, 'unreachable'))
      }, patienceMilliseconds)
    })
    try {
      return await Promise.race([asked, late])
    } finally {
      clearTimeout(timer)
    }
  }
}
