import { stdout } from 'node:process'
import { startLoneApi } from './killsApi.ts'
import { verdictOn } from './killsState.ts'
import type { Tally } from './killsSettle.ts'
import { createWriter, type Writer } from './killsWriter.ts'
import type { Engine } from '../engines.ts'
import { createRandom } from '../random.ts'

export type KillPlan = {
  engine: Engine
  kills: number
  writers: number
  writesALife: number
  seed: number
  /** Whether a second process tries each time to open the same data. */
  triesTwoProcesses: boolean
}

export type KillReport = {
  tally: Tally
  /** What was acknowledged and is not there, is there otherwise, or twice; statistics and counts that do not add up. */
  breaches: string[]
  /** How many figures were compared with the model's, and how many answers were asked for again. */
  figures: number
  replayed: number
  /** Milliseconds from each new start until it was ready. */
  restarts: number[]
  /** How often a second process on the same data was refused with a sentence. */
  refusedTwins: number
}

/**
 * Lets several people write on the built api, kills it amid their writes, starts it again, has every write without an
 * answer sent again under its key, and compares everything with what was acknowledged: so many times.
 */
export async function killAmidWrites(plan: KillPlan): Promise<KillReport> {
  const random = createRandom(plan.seed)
  const tally: Tally = { acknowledged: 0, refused: 0, unanswered: 0, unavailable: 0 }
  const report: KillReport = { tally, breaches: [], figures: 0, replayed: 0, restarts: [], refusedTwins: 0 }
  const api = await startLoneApi(plan.engine)
  let isUp = Promise.resolve()
  let onAcknowledged = () => {}

  async function openWriter(): Promise<Writer> {
    return createWriter(api.url, {
      random: createRandom(random.between(0, 1e9)),
      tally,
      back: () => isUp,
      onAcknowledged: () => onAcknowledged(),
    })
  }

  try {
    const writers: Writer[] = []
    for (let number = 0; number < plan.writers; number += 1) writers.push(await openWriter())

    for (let kill = 1; kill <= plan.kills; kill += 1) {
      const goal = tally.acknowledged + plan.writesALife + random.between(0, plan.writesALife / 2)
      let isOver = false
      const reached = new Promise<void>((resolve) => {
        onAcknowledged = () => void (tally.acknowledged >= goal && resolve())
      })
      const writing = writers.map(async ({ act }) => {
        while (!isOver) await act()
      })
      await Promise.race([reached, Promise.all(writing)])
      let comeBack = () => {}
      isUp = new Promise((resolve) => (comeBack = resolve))
      isOver = true
      await api.kill()
      report.restarts.push(await api.startAgain())
      comeBack()
      await Promise.all(writing)
      for (const writer of writers) {
        const { breaches, figures, replayed } = await verdictOn(writer)
        report.breaches.push(...breaches)
        report.figures += figures
        report.replayed += replayed
      }
      if (plan.triesTwoProcesses && plan.engine === 'PGlite') {
        const said = await api.sentencesOfTwin()
        if (said.includes(`${api.dataDirectory}/database is in use by another process`)) report.refusedTwins += 1
        else report.breaches.push(`a second process on the same data said: ${said}`)
      }
      if (report.breaches.length > 0) break
      stdout.write(`${plan.engine}: kill ${kill}, ${tally.acknowledged} acknowledged\n`)
    }
  } finally {
    await api.stop()
  }
  return report
}
