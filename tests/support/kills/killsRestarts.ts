import { stdout } from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { startLoneApi } from './killsApi.ts'
import { startRestartablePostgres } from './killsPostgres.ts'
import { verdictOn } from './killsState.ts'
import type { Tally } from './killsSettle.ts'
import { createWriter, type Writer } from './killsWriter.ts'
import { createRandom } from '../random.ts'

export type RestartPlan = { restarts: number; writers: number; writesBetween: number; seed: number }

export type RestartReport = {
  tally: Tally
  breaches: string[]
  /** Milliseconds from the command to end the server until the next write was acknowledged, the restart included. */
  outages: number[]
  /** What the service said of itself while the server was down. */
  whileDown: { ready: unknown; alive: unknown }
}

const TRY_AGAIN_MILLISECONDS = 20

/** Lets several people write, and has PostgreSQL end as in a crash and start again amid their writes: so many times. */
export async function restartAmidWrites(plan: RestartPlan): Promise<RestartReport> {
  const random = createRandom(plan.seed)
  const tally: Tally = { acknowledged: 0, refused: 0, unanswered: 0, unavailable: 0 }
  const postgres = await startRestartablePostgres()
  const api = await startLoneApi('PostgreSQL', { databaseUrl: postgres.url })
  const report: RestartReport = { tally, breaches: [], outages: [], whileDown: { ready: null, alive: null } }
  const listeners = new Set<() => void>()
  const until = (isReached: () => boolean) =>
    new Promise<void>((resolve) => {
      const listener = () => {
        if (!isReached()) return
        listeners.delete(listener)
        resolve()
      }
      listeners.add(listener)
    })

  async function told(path: string) {
    const answer = await fetch(api.url + path)
    return { status: answer.status, body: await answer.json() }
  }

  try {
    const writers: Writer[] = []
    for (let number = 0; number < plan.writers; number += 1) {
      writers.push(
        await createWriter(api.url, {
          random: createRandom(random.between(0, 1e9)),
          tally,
          back: () => pause(TRY_AGAIN_MILLISECONDS),
          onAcknowledged: () => listeners.forEach((listener) => listener()),
        }),
      )
    }
    for (let restart = 1; restart <= plan.restarts; restart += 1) {
      let isOver = false
      const writing = Promise.all(
        writers.map(async ({ act }) => {
          while (!isOver) await act()
        }),
      )
      const goal = tally.acknowledged + plan.writesBetween
      await Promise.race([until(() => tally.acknowledged >= goal), writing])
      const started = performance.now()
      const isLast = restart === plan.restarts
      if (isLast) {
        await postgres.halt()
        report.whileDown = { ready: await told('/readyz'), alive: await told('/healthz') }
        await postgres.start()
      } else await postgres.restart()
      const before = tally.acknowledged
      await Promise.race([until(() => tally.acknowledged > before), writing])
      report.outages.push(performance.now() - started)
      isOver = true
      await writing
      for (const writer of writers) report.breaches.push(...(await verdictOn(writer)).breaches)
      if (report.breaches.length > 0) break
      stdout.write(`PostgreSQL: restart ${restart}, ${tally.acknowledged} acknowledged\n`)
    }
    if (tally.unanswered > 0) report.breaches.push(`${tally.unanswered} calls got no answer at all`)
  } finally {
    await api.stop()
    await postgres.stop()
  }
  return report
}
