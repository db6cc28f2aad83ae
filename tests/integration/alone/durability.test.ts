import { describe, expect, test } from 'vitest'
import { killAmidWrites } from '../../support/kills/kills.ts'
import { restartAmidWrites } from '../../support/kills/killsRestarts.ts'
import { seedOf } from '../../support/random.ts'

const WRITERS = 4
const KILLS = 3
const WRITES_A_LIFE = 50
const TIME = 300_000
const seed = seedOf(process.env)

// bench/kills is the long form: on PostgreSQL as well, and on a disk that fills up.
describe.each(['PGlite'] as const)('a service that is killed amid writes on %s', (engine) => {
  test(
    `${KILLS} kills under ${WRITERS} writers (seed ${seed}): nothing acknowledged is lost, doubled or torn, sums and counts hold, and an answer comes again`,
    async () => {
      const report = await killAmidWrites({
        ...{ engine, seed, kills: KILLS, writers: WRITERS, writesALife: WRITES_A_LIFE },
        triesTwoProcesses: true,
      })
      expect(report.breaches).toEqual([])
      expect(report.tally.acknowledged).toBeGreaterThanOrEqual(KILLS * WRITES_A_LIFE)
      expect(report.restarts).toHaveLength(KILLS)
      expect(report.replayed).toBeGreaterThanOrEqual(KILLS * WRITERS)
    },
    TIME,
  )
})

test(
  `PostgreSQL ended as by a crash amid writes (seed ${seed}): typed answers with a time, and everything is there afterwards`,
  async () => {
    const report = await restartAmidWrites({ restarts: 1, writers: WRITERS, writesBetween: WRITES_A_LIFE, seed })
    expect(report.breaches).toEqual([])
    expect(report.outages).toHaveLength(1)
    expect(report.whileDown).toMatchObject({
      ready: { status: 503, body: { status: 'waiting', database: 'unreachable' } },
      alive: { status: 200, body: { status: 'alive' } },
    })
  },
  TIME,
)
