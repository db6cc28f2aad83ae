import {
  createList,
  failureOf,
  type FaultRow,
  isTyped,
  LOCAL_MILLISECONDS,
  longestOf,
  PATHS,
  READ_MILLISECONDS,
  readLists,
  RECOVERY_MILLISECONDS,
  recoveryOf,
  type Timed,
} from './faultCalls.ts'
import type { FaultMode } from './faultProxy.ts'
import type { FaultStage } from './faultStage.ts'

const GROWTH_MEGABYTES = 200
const REQUESTS_A_CALL = 3

/** Those whose answer comes at once, and how many different ones there are. */
const QUICK: readonly [FaultMode, number][] = [
  ['latency', 1],
  ['jitter', 3],
  ['reset', 1],
  ['status500', 1],
  ['status503', 1],
  ['status429', 1],
  ['html', 1],
  ['empty', 1],
  ['truncated', 1],
  ['notJson', 1],
  ['redirect', 1],
  ['malformed', 10],
]
const HARMLESS: ReadonlySet<FaultMode> = new Set(['latency', 'jitter'])

/** Each way to fail at once, on a read and on a write: told in a code of ours, without a word of what was answered. */
export async function quickFaults(stage: FaultStage): Promise<FaultRow[]> {
  const rows: FaultRow[] = []
  for (const [mode, kinds] of QUICK) {
    stage.proxy.set({ mode, paths: [PATHS.BUY, PATHS.create] })
    const answers: Timed[] = []
    for (let turn = 0; turn < kinds; turn += 1) {
      answers.push(await readLists(stage))
      // Good calls between them, so that the api as a whole is not in doubt.
      for (const kind of ['SELL', 'OTHERS'] as const) await readLists(stage, kind)
    }
    answers.push(await createList(stage, `${mode} 1`))
    stage.proxy.set()
    for (const kind of ['BUY', 'SELL'] as const) await readLists(stage, kind)
    const failures = answers.map(failureOf)
    const longest = longestOf(answers)
    rows.push({
      row: `${mode}: read and write`,
      figure: `${[...new Set(failures)].join(', ') || 'answered'} within ${longest.toFixed(0)} ms`,
      limit: HARMLESS.has(mode) ? 'answered' : 'a code, no word of the answer, ≤ 5.5 s',
      holds:
        longest <= READ_MILLISECONDS &&
        (HARMLESS.has(mode) ? failures.every((failure) => failure === null) : failures.every(isTyped)),
    })
  }
  return rows
}

/** Connections that are refused, and the way back. */
export async function refusedConnections(stage: FaultStage): Promise<FaultRow[]> {
  await stage.proxy.refuse()
  const answers = [await readLists(stage), await createList(stage, 'refusée')]
  await stage.proxy.listen()
  const recovery = await recoveryOf(stage)
  return [
    {
      row: 'refused: read and write, then back',
      figure: `${answers.map(failureOf).join(', ')}; well after ${recovery.toFixed(0)} ms`,
      limit: 'a code; well within 10 s',
      holds: answers.map(failureOf).every(isTyped) && recovery < RECOVERY_MILLISECONDS,
    },
  ]
}

/** Answers of a hundred megabytes, so many at once. */
export async function hugeAnswers(stage: FaultStage, atOnce: number): Promise<FaultRow[]> {
  const before = stage.residentMegabytes()
  let most = before
  const watching = setInterval(() => (most = Math.max(most, stage.residentMegabytes())), 20)
  stage.proxy.set({ mode: 'huge', paths: [PATHS.BUY] })
  const answers = await Promise.all(Array.from({ length: atOnce }, () => readLists(stage)))
  clearInterval(watching)
  stage.proxy.set()
  const recovery = await recoveryOf(stage)
  const failures = answers.map(failureOf)
  return [
    {
      row: `huge: ${atOnce} answers of 100 MB at once`,
      figure: `${[...new Set(failures)].join(', ')}; memory ${before.toFixed(0)} → ${most.toFixed(0)} MiB; well after ${recovery.toFixed(0)} ms`,
      limit: `a code; < ${GROWTH_MEGABYTES} MiB more; well within 10 s`,
      holds: failures.every(isTyped) && most - before < GROWTH_MEGABYTES && recovery < RECOVERY_MILLISECONDS,
    },
  ]
}

/** Writes of which every second answer is lost after the api has done them. */
export async function lostAnswers(stage: FaultStage, writes: number): Promise<FaultRow[]> {
  stage.proxy.set({ mode: 'lost', paths: [PATHS.create], every: 2 })
  const answers: Timed[] = []
  for (let number = 1; number <= writes; number += 1) answers.push(await createList(stage, `perdue ${number}`))
  stage.proxy.set()
  const { answer } = await readLists(stage, 'OTHERS')
  const effects = [...JSON.stringify(answer).matchAll(/"perdue (\d+)"/g)].map(([, number]) => Number(number))
  const failures = answers.filter((given) => failureOf(given) !== null).length
  return [
    {
      row: `lost: ${writes} writes, every second answer`,
      figure: `${effects.length} effects of ${new Set(effects).size} writes, ${failures} failures told`,
      limit: `${writes} effects`,
      holds: effects.length === writes && new Set(effects).size === writes && failures === 0,
    },
  ]
}

/** An api that answers 503 to everything: it is asked little, then spared, then found well again. */
export async function storm(stage: FaultStage, calls: number): Promise<FaultRow[]> {
  const saidBefore = stage.lines.length
  const retriesBefore = await stage.metric('palier_bff_retries_total{outcome="sent"}')
  stage.proxy.take()
  stage.proxy.set({ mode: 'status503' })
  const answers = await Promise.all(Array.from({ length: calls }, () => readLists(stage)))
  const requests = stage.proxy.take().length
  const spared = await readLists(stage)
  const state = await stage.metric('palier_bff_breaker_state')
  const retries = (await stage.metric('palier_bff_retries_total{outcome="sent"}')) - retriesBefore
  const [refused] = spared.answer.errors ?? []
  stage.proxy.set()
  const recovery = await recoveryOf(stage)
  const stateAfter = await stage.metric('palier_bff_breaker_state')
  const said = stage.lines.slice(saidBefore).filter((line) => /api circuit (opened|closed)/.test(line))
  return [
    {
      row: `storm of 503: ${calls} calls`,
      figure: `${(requests / calls).toFixed(2)} requests a call, ${retries} repeated`,
      limit: `≤ ${REQUESTS_A_CALL} requests a call, all in a code`,
      holds: requests / calls <= REQUESTS_A_CALL && answers.map(failureOf).every(isTyped) && retries <= 10 + calls / 10,
    },
    {
      row: 'the breaker',
      figure: `state ${state}, answer after ${spared.milliseconds.toFixed(0)} ms with ${JSON.stringify(refused?.extensions)}`,
      limit: 'open in the metrics, answers at once and says when to come back',
      holds: state > 0 && spared.milliseconds < LOCAL_MILLISECONDS && isTyped(failureOf(spared)),
    },
    {
      row: 'well again after the storm',
      figure: `${recovery.toFixed(0)} ms, state ${stateAfter}, ${said.length} lines in the log`,
      limit: '< 10 s, closed, 2 lines',
      holds: recovery < RECOVERY_MILLISECONDS && stateAfter === 0 && said.length === 2,
    },
  ]
}
