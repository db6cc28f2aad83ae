import { catalogue } from '@palier/contract/catalogue'
import type { Probed } from './probeStage.ts'

/** How two kinds of attempts compare: the middle of the gaps, and how far it is from none, as a normal value. */
export type Timing = { pairs: number; medianGapMilliseconds: number; z: number }

const FAILURES_UNTIL_GOOD = 4

/**
 * Times wrong passwords of an account that exists beside those of one that does not, in pairs whose order changes. The
 * sign of each gap is compared: what else runs on the machine makes single times longer, never one kind of them.
 */
export async function timeSignIns(palier: Probed, known: string, pairs: number): Promise<Timing> {
  async function timed(email: string): Promise<number> {
    const token = palier.verifier.humanFor('login')
    const began = performance.now()
    const { code } = await palier.post(catalogue.login, { email, password: 'Mauvais-mot-1!', token })
    if (code !== 'InvalidEmailPasswordCombination') throw new Error(`a wrong password was answered ${code}`)
    return performance.now() - began
  }

  const gaps: number[] = []
  for (let pair = 0; pair < pairs; pair += 1) {
    // What was counted against the account is forgotten, before it is locked.
    if (pair % FAILURES_UNTIL_GOOD === 0) await palier.signIn(known)
    const unknown = `personne-${pair}@exemple.ca`
    if (pair % 2 === 0) gaps.push((await timed(known)) - (await timed(unknown)))
    else gaps.push(-(await timed(unknown)) + (await timed(known)))
  }
  return { pairs, medianGapMilliseconds: medianOf(gaps), z: signedRanks(gaps) }
}

/** The test of Wilcoxon for pairs, as a normal value. */
function signedRanks(gaps: readonly number[]): number {
  const ranked = gaps.toSorted((one, other) => Math.abs(one) - Math.abs(other))
  const count = ranked.length
  const sum = ranked.reduce((total, gap, at) => total + (gap > 0 ? at + 1 : 0), 0)
  const expected = (count * (count + 1)) / 4
  return (sum - expected) / Math.sqrt((count * (count + 1) * (2 * count + 1)) / 24)
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
