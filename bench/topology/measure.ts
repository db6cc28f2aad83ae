// Two apis and two bffs over PostgreSQL and Redis behind nginx: what reaches whom, and what a kill and a rolling restart
// cost. `node --import tsx bench/topology/measure.ts [rounds]`; it ends with 1 where a limit is broken.
import { startTopology } from '../../tests/support/topology/topology.ts'
import {
  proveElection,
  provePrices,
  proveRedisOutage,
  proveRollingRestart,
  proveSignOut,
} from '../../tests/support/topology/topologyProofs.ts'

const ELECTIONS = 5
const SIGN_OUTS = 5
const TICKS = 15
const TICKS_WITHOUT_REDIS = 6
// Who hears nothing for three ticks reads by itself.
const MOST_SILENT_TICKS = 5
const LOAD = { writers: 4, readers: 8 }

const [, , rounds = '3'] = process.argv
const topology = await startTopology()
const broken: string[] = []

function say(name: string, value: number, limit: number, unit = ''): void {
  const holds = value <= limit
  console.log(
    `${holds ? 'ok    ' : 'BROKEN'} ${name}: ${Math.round(value * 100) / 100}${unit} (at most ${limit}${unit})`,
  )
  if (!holds) broken.push(name)
}

try {
  const { tickMilliseconds } = topology
  const prices = await provePrices(topology, TICKS)
  say(`reads of prices in ${TICKS} ticks, of both bffs together`, prices.reads, TICKS + 1)
  for (const events of prices.events) say('ticks that did not reach a bff', TICKS - events, 1)

  const elections = []
  for (let round = 0; round < ELECTIONS; round += 1) elections.push(await proveElection(topology))
  const worst = (values: number[]) => Math.max(...values)
  const periods = elections.map(({ electedAfter }) => electedAfter)
  say(`the next reader of prices after a kill, of ${ELECTIONS}`, worst(periods), tickMilliseconds, ' ms')
  const gaps = elections.map(({ longestGap }) => longestGap)
  say('the longest silence for who follows at the other bff', worst(gaps), 2 * tickMilliseconds, ' ms')
  say('followers sent away from the other bff', elections.filter(({ isSurvivorServed }) => !isSurvivorServed).length, 0)

  const signOuts = []
  for (let round = 0; round < SIGN_OUTS; round += 1) signOuts.push(await proveSignOut(topology))
  say('a socket at the other bff after signing out', worst(signOuts), 5_000, ' ms')

  const outage = await proveRedisOutage(topology, TICKS_WITHOUT_REDIS)
  say('the longest silence while Redis goes and comes', outage.longestGap, MOST_SILENT_TICKS * tickMilliseconds, ' ms')
  say('one reader of prices again after Redis is back', outage.reunitedAfter, 5_000, ' ms')
  if (!outage.canStillSignIn) broken.push('nobody could sign in without Redis')

  const { endings, load } = await proveRollingRestart(topology, { rounds: Number(rounds), ...LOAD })
  for (const { name, code, milliseconds } of endings) {
    say(`${name} ends after SIGTERM`, milliseconds, 15_000, ' ms')
    if (code !== 0) broken.push(`${name} ended with ${code}`)
  }
  console.log(`       ${load.acknowledged} writes acknowledged, ${load.reads} reads, ${load.people} people`)
  say('acknowledged writes that are lost', load.lost, 0)
  say('writes that were done twice', load.doubled, 0)
  say('sessions that are lost', load.signedOut, 0)
  say('reads that failed', (100 * load.failedReads) / load.reads, 1, ' %')
  for (const reason of load.reasons) console.log(`       ${reason}`)
  console.log(`       ${load.failedWrites} writes that were not acknowledged`)
} finally {
  await topology.stop()
}
for (const sentence of broken) console.log(`BROKEN ${sentence}`)
process.exit(broken.length === 0 ? 0 : 1)
