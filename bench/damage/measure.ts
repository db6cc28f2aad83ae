// Whether books that other programs have written and something has damaged are read as they truly are, at length:
// node --import tsx bench/damage/measure.ts [runs] [seed]. Fails with the smallest file that is not.
import fc from 'fast-check'
import { damagedBook } from '../../api/src/testing/damagedBooks.ts'
import { expectTrueAccount } from '../../api/src/testing/importAccount.ts'

const [runs = '40000', seed] = process.argv.slice(2)
const began = performance.now()
await fc.assert(
  fc.asyncProperty(damagedBook, async (book) => expectTrueAccount(book)),
  { numRuns: Number(runs), ...(seed !== undefined && { seed: Number(seed) }) },
)
console.log(`${runs} damaged books are accounted for, in ${Math.round((performance.now() - began) / 1000)} s`)
