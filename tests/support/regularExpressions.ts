import { checkSync } from 'recheck/lib/browser.js'

const PROOF_MILLISECONDS = 60_000
const SEED = 1

/**
 * Null if the expression, written with its slashes, takes linear time on every input; else the reason. `fuzz` searches
 * for counterexamples of expressions that the automaton cannot express.
 */
export function superlinearityOf(text: string, checker: 'automaton' | 'fuzz'): string | null {
  const end = text.lastIndexOf('/')
  const result = checkSync(text.slice(1, end), text.slice(end + 1), {
    checker,
    timeout: PROOF_MILLISECONDS,
    // The same search in every run.
    randomSeed: SEED,
  })
  if (result.status === 'safe') return null
  return result.status === 'vulnerable' ? result.complexity.summary : result.error.kind
}
