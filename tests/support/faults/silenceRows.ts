import { setTimeout as delay } from 'node:timers/promises'
import {
  becomes,
  createList,
  failureOf,
  type FaultRow,
  isTyped,
  LOCAL_MILLISECONDS,
  longestOf,
  PATHS,
  percentile,
  READ_MILLISECONDS,
  readCached,
  readLists,
  RECOVERY_MILLISECONDS,
  recoveryOf,
  type Timed,
  WRITE_MILLISECONDS,
} from './faultCalls.ts'
import type { FaultStage } from './faultStage.ts'

const LOCAL_BEFORE = 60

/**
 * Three ways of silence at once under many readers, and a writer: all end at their deadline, nothing stays open, and
 * who needs no call is answered as ever. This part of them must: a machine with other work lets some wait.
 */
export async function silences(stage: FaultStage, readers: number, part: number): Promise<FaultRow[]> {
  await readCached(stage)
  const before: number[] = []
  while (before.length < LOCAL_BEFORE) before.push(...(await askWithoutCalls(stage)))
  stage.proxy.set(
    { mode: 'hang', paths: [PATHS.BUY, PATHS.create] },
    { mode: 'hangingBody', paths: [PATHS.SELL] },
    { mode: 'slowBody', paths: [PATHS.OTHERS] },
  )
  const writing = createList(stage, 'silence')
  const kinds = ['BUY', 'BUY', 'SELL', 'OTHERS'] as const
  const reading = await comeIn(readers, (reader) => readLists(stage, kinds[reader % kinds.length]))

  let isOver = false
  const reads = Promise.all(reading).finally(() => (isOver = true))
  const local: number[] = []
  while (!isOver) local.push(...(await askWithoutCalls(stage)))
  const read = await reads
  const written = await writing
  const isEmpty = await becomes(() => stage.proxy.figures().unanswered === 0, 1000)
  const { unanswered } = stage.proxy.figures()
  stage.proxy.set()
  const recovery = await recoveryOf(stage)

  const longest = longestOf(read)
  const usual = percentile(
    read.map(({ milliseconds }) => milliseconds),
    part,
  )
  // A busy machine lets everybody wait.
  const longestLocal = Math.max(...local)
  const strangers = [...read, written].map(failureOf).filter((failure) => !isTyped(failure))
  const [localMeanwhile, localBefore] = [percentile(local, part), percentile(before, part)]
  return [
    {
      row: `hang, hanging body, slow body: ${readers} reads at once`,
      figure: `p${part * 100} ${usual.toFixed(0)} ms, the longest ${longest.toFixed(0)} ms (${longestLocal.toFixed(0)} ms meanwhile where no call is needed), ${strangers.length} not in a code`,
      limit: '≤ 5.5 s more, all in a code',
      holds: usual - longestLocal <= READ_MILLISECONDS && strangers.length === 0,
    },
    {
      row: 'hang: a write',
      figure: `${failureOf(written)} after ${written.milliseconds.toFixed(0)} ms`,
      limit: '≤ 10.5 s',
      holds: written.milliseconds <= WRITE_MILLISECONDS && isTyped(failureOf(written)),
    },
    {
      row: `what needs no call, while ${readers} hang`,
      figure: `p${part * 100} ${localMeanwhile.toFixed(1)} ms of ${local.length} (${localBefore.toFixed(1)} ms before)`,
      limit: `< ${LOCAL_MILLISECONDS} ms more`,
      holds: localMeanwhile - localBefore < LOCAL_MILLISECONDS,
    },
    {
      row: 'connections left behind by what hung',
      figure: String(unanswered),
      limit: '0',
      holds: isEmpty,
    },
    {
      row: 'well again after the silence',
      figure: `${recovery.toFixed(0)} ms`,
      limit: '< 10 s',
      holds: recovery < RECOVERY_MILLISECONDS,
    },
  ]
}

/** So many readers within half a second, one after the other as people come; their answers to be. */
async function comeIn(readers: number, read: (reader: number) => Promise<Timed>): Promise<Promise<Timed>[]> {
  const reading: Promise<Timed>[] = []
  for (let reader = 0; reader < readers; reader += 1) {
    reading.push(read(reader))
    await delay(2)
  }
  return reading
}

/** How long two pages take that need no call to the api. */
async function askWithoutCalls(stage: FaultStage): Promise<number[]> {
  const began = performance.now()
  await fetch(`${stage.url}/healthz`)
  const alive = performance.now() - began
  const { milliseconds } = await readCached(stage)
  await delay(10)
  return [alive, milliseconds]
}
