import type { PuzzleReply } from './puzzle.worker.ts'

export async function solveInWorker(challenge: string): Promise<string> {
  const worker = new Worker(new URL('./puzzle.worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise((resolve, reject) => {
      worker.onerror = () => reject(new Error('Puzzle worker did not start'))
      worker.onmessage = ({ data }: MessageEvent<PuzzleReply>) =>
        data === null ? reject(new Error('Puzzle not solved')) : resolve(data)
      worker.postMessage(challenge)
    })
  } finally {
    worker.terminate()
  }
}
