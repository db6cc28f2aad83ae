import { solvePuzzle } from './solvePuzzle.ts'

export type PuzzleReply = string | null

const reply = (message: PuzzleReply) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<string>) => {
  solvePuzzle(data).then(reply, () => reply(null))
})
