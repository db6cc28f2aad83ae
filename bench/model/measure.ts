// Whether eight clients who write on the same two portfolios at once, 500 operations each, leave every figure as their
// lots add up, and whether 50 creations at once ever exceed a plan: node --import tsx bench/model/measure.ts
// [pglite|postgres …]. A seed in SEED gives the same operations again. Fails where a figure or a limit is broken.
import { loadavg } from 'node:os'
import type { Engine } from '../../tests/support/engines.ts'
import { startLoneApi } from '../../tests/support/kills/killsApi.ts'
import { actAtOnce } from '../../tests/support/model/model.ts'
import { guestAtLimits, memberAtLimits, uniqueThings } from '../../tests/support/model/modelChecks.ts'
import { seedOf } from '../../tests/support/random.ts'

const CLIENTS = 8
const OPERATIONS = Number(process.env.OPERATIONS ?? 500)

const wanted = process.argv.length > 2 ? process.argv.slice(2) : ['pglite', 'postgres']
const seed = seedOf(process.env)
const broken: string[] = []

console.log(`seed ${seed}`)
if (wanted.includes('pglite')) await measure('PGlite')
if (wanted.includes('postgres')) await measure('PostgreSQL')
for (const sentence of broken) console.log(`BROKEN ${sentence}`)
process.exitCode = broken.length > 0 ? 1 : 0

async function measure(engine: Engine) {
  const api = await startLoneApi(engine)
  try {
    const { outcomes, breaches, figures, lots, milliseconds } = await actAtOnce({
      url: api.url,
      clients: CLIENTS,
      operations: OPERATIONS,
      seed,
    })
    console.table(Object.fromEntries([...outcomes].sort().map(([name, count]) => [name, { count }])))
    const seconds = Math.round(milliseconds / 1000)
    const load = loadavg()[0]?.toFixed(1)
    console.table({ [engine]: { breaches: breaches.length, 'figures compared': figures, lots, seconds, load } })
    broken.push(...breaches.slice(0, 20))

    const results = [
      ...(await guestAtLimits(api.url, true)),
      ...(await memberAtLimits(api.url)),
      ...(await uniqueThings(api.url)),
    ]
    for (const { name, made, refused, breaches } of results) {
      const refusals = [...refused].map(([outcome, count]) => `${count} × ${outcome}`).join(', ')
      console.log(`${engine}, ${name}: ${made} made, ${refusals || 'none refused'}`)
      broken.push(...breaches)
    }
  } finally {
    await api.stop()
  }
}
