import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

const LONGEST_MILLISECONDS = 60_000

export async function solvePuzzle(challengeText: string): Promise<string> {
  const challenge: Parameters<typeof solveChallenge>[0]['challenge'] = JSON.parse(challengeText)
  const solution = await solveChallenge({ challenge, deriveKey, timeout: LONGEST_MILLISECONDS })
  if (!solution) throw new Error('Puzzle timeout')
  return btoa(JSON.stringify({ challenge, solution }))
}
