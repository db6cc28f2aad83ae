// What twenty reading users notice while one attacker does his worst, on the built services. After npm run build:
// node --import tsx bench/attacks/measure.ts [pglite|postgres …] [SEC-1 …] [seconds=20]. Fails if a request of another
// user fails, if their p99 exceeds 500 ms, or if they lose a feature.
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { type Engine, prepareEngine } from '../../tests/support/engines.ts'
import { startPalier } from '../../tests/support/palier.ts'
import { type Attack, ATTACKS } from './attacks.ts'
import { createReaders, type Readers, type Waits } from './readers.ts'

const READERS = 20
const P99_MILLISECONDS = 500
const TOO_MANY = 429
/** An attacker who is refused tries again after this time; without it the bench would measure a flood. */
const REFUSED_PAUSE = 250
const ENGINES: Readonly<Record<string, Engine>> = { pglite: 'PGlite', postgres: 'PostgreSQL' }

const wanted = process.argv.slice(2)
const engines = Object.keys(ENGINES).filter((name) => wanted.includes(name))
const attacks = Object.keys(ATTACKS).filter((name) => wanted.includes(name))
const seconds = Number(wanted.find((word) => word.startsWith('seconds='))?.slice('seconds='.length) ?? 20)
const broken: string[] = []

for (const name of engines.length > 0 ? engines : Object.keys(ENGINES)) await measureEngine(ENGINES[name] ?? 'PGlite')
for (const sentence of broken) console.log(`BROKEN ${sentence}`)
process.exitCode = broken.length > 0 ? 1 : 0

async function measureEngine(engine: Engine): Promise<void> {
  const prepared = await prepareEngine(engine)
  const palier = await startPalier({
    ...prepared.environment,
    LOG_LEVEL: 'warn',
    HUMAN_CHECK: 'off',
    // Budgets of one user hold; the address of all of them has none.
    POINTS_PER_SECOND: '50',
    REQUESTS_PER_MINUTE: '1000000',
    TICK_SECONDS: '3600',
  })
  try {
    const readers = await createReaders(palier.url, READERS)
    // Compiled code and caches find their size.
    await readers.during(() => pause(seconds * 1000))
    report(engine, 'no attack', await readers.during(() => pause(seconds * 1000)))
    for (const id of attacks.length > 0 ? attacks : Object.keys(ATTACKS)) {
      const attack = await ATTACKS[id]?.(palier)
      if (attack) await measureAttack(engine, `${id} ${attack.name}`, { attack, readers })
    }
  } finally {
    await palier.stop()
    await prepared.stop()
  }
}

type Measured = { attack: Attack; readers: Readers }

async function measureAttack(engine: Engine, name: string, { attack, readers }: Measured): Promise<void> {
  let turn = 0
  let lost: string[] = []
  const outcomes = new Map<unknown, number>()
  const waits = await readers.during(async () => {
    const end = performance.now() + seconds * 1000
    const acting = Array.from({ length: attack.atOnce }, async () => {
      while (performance.now() < end) {
        const outcome = await attack.act((turn += 1))
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
        await pause(outcome === TOO_MANY ? REFUSED_PAUSE : (attack.pauseMilliseconds ?? 0))
      }
    })
    await pause((seconds * 1000) / 2)
    lost = (await attack.check?.()) ?? []
    await Promise.all(acting)
  })
  const answers = [...outcomes].map(([outcome, count]) => `${count} × ${String(outcome)}`).join(', ')
  report(engine, `${name} (${answers})`, waits, lost)
}

function report(engine: Engine, name: string, waits: Waits, lost: readonly string[] = []): void {
  const failed = [...waits.failures].map(([problem, count]) => `${count} × ${problem}`)
  console.log(
    `${engine}, ${name}: others p99 ${waits.p99} ms, longest ${waits.longest} ms of ${waits.count} reads, ` +
      `${failed.join(', ') || 'no failure'} (load ${loadavg()[0]?.toFixed(1)})`,
  )
  const problems = [...failed, ...lost]
  if (waits.p99 > P99_MILLISECONDS) problems.push(`others waited ${waits.p99} ms (p99)`)
  broken.push(...problems.map((problem) => `${engine}, ${name}: ${problem}`))
}
