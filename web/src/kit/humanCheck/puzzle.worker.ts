import { solvePuzzle } from './solvePuzzle.ts'

/** What comes back: the token, or null where the puzzle could not be solved. */
export type PuzzleReply = string | null

const reply = (message: PuzzleReply) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<string>) => {
  solvePuzzle(data).then(reply, () => reply(null))
})
