// Variables that nobody reads, but whose names are almost those of some that are.
import { distance } from 'fastest-levenshtein'

const MOST_WRONG = 2
/** Of a shorter name too little is left to recognise. */
const SHORTEST = 6

/** `DATABSE_URL` where `DATABASE_URL` is known, as sentences. Names that a system sets itself are too far from ours. */
export function misspeltVariables(environment, known) {
  const names = [...known]
  return Object.keys(environment)
    .filter((name) => name.length >= SHORTEST && /^[A-Z][A-Z\d_]*$/.test(name) && !names.includes(name))
    .flatMap((name) => {
      const meant = names.find((other) => distance(name, other) <= MOST_WRONG)
      // One of two that are alike may be another program's.
      return meant && !environment[meant] ? [`${name} is not a known variable: did you mean ${meant}?`] : []
    })
}
