// Many readers of live prices on the built product: how late a price reaches them, whether any misses one, what those
// cost who stop reading. After npm run build: node --import tsx bench/subscribers/measure.ts [readers=1000] [seconds=30].
// Ends with 1 where a limit is broken.
import { type Deliveries, megabytesOf, openTickLoad, startTicking } from '../../tests/support/load/tickLoad.ts'

const [READERS = 1000, SECONDS = 30] = process.argv.slice(2).map(Number)
const STOCKS = 50
const PAUSED = 50
// Less than the minute after which one who gives no sign of life is cut off.
const PAUSE_SECONDS = 40
const RETURN_SECONDS = 10
const LIMITS = { p99: 250, megabytesAPaused: 2, slowdown: 1.2, megabytes: 350 }

let areKept = true

const { palier, proxy } = await startTicking()
try {
  const { pid } = palier.bff.child
  const load = await openTickLoad(palier, proxy, { readers: READERS, stocks: STOCKS })
  const before = await load.measure(SECONDS)
  const megabytes = megabytesOf(pid)
  tell(`${READERS} readers of ${STOCKS} stocks`, before)
  limit('p99 of delivery, ms', before.p99, LIMITS.p99)
  limit('prices missed', before.missed, 0)
  limit('numbers missed', before.gaps, 0)
  limit('reads of a stock a tick', before.reads, 1)
  limit('memory of the bff, MB', Math.round(megabytes), LIMITS.megabytes)

  const [paused, reading] = [load.readers.slice(0, PAUSED), load.readers.slice(PAUSED)]
  for (const { socket } of paused) socket.pause()
  const during = await load.measure(PAUSE_SECONDS, reading)
  tell(`${PAUSED} of them paused for ${PAUSE_SECONDS} s`, during)
  const grown = Math.max(0, megabytesOf(pid) - megabytes)
  limit('memory a paused one, MB', Math.round((grown / PAUSED) * 100) / 100, LIMITS.megabytesAPaused)
  // Below some milliseconds the ratio says more of the machine than of the readers.
  limit('p99 of the others, ratio', ratioOf(during.p99, Math.max(before.p99, 20)), LIMITS.slowdown)
  limit('prices the others missed', during.missed, 0)

  limit('paused ones behind', await load.resume(paused, RETURN_SECONDS), 0)
  const heard = paused.map(({ events }) => events)
  console.log(`events of a paused one after its return: ${Math.min(...heard)} to ${Math.max(...heard)}`)
  // What was under way when it stopped, what came in the twelve seconds until that was noticed, and then the newest.
  limit('events on return', Math.max(...heard), 13 + 3)
  limit('paused ones cut off', paused.filter(({ socket }) => socket.readyState !== socket.OPEN).length, 0)
  load.close()
} finally {
  await palier.stop()
}
process.exitCode = areKept ? 0 : 1

function tell(what: string, { p50, p99, longest, events }: Deliveries): void {
  console.log(`${what}: p50 ${p50} ms, p99 ${p99} ms, longest ${longest} ms, ${events} events`)
}

function limit(what: string, value: number, maximum: number): void {
  console.log(`${what.padEnd(28)} ${String(value).padStart(8)}  ${value <= maximum ? '≤' : 'OVER'} ${maximum}`)
  if (value > maximum) areKept = false
}

function ratioOf(one: number, other: number): number {
  return Math.round((one / other) * 100) / 100
}
