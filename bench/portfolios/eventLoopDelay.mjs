// Loaded before a process of ours: says when asked how long its event loop was held up since the last time.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import process from 'node:process'

const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
process.on('message', (message) => {
  if (message !== 'eventLoopDelay') return
  const milliseconds = (nanoseconds) => Math.round(nanoseconds / 1e5) / 10
  process.send?.({ p99: milliseconds(delay.percentile(99)), longest: milliseconds(delay.max) })
  delay.reset()
})
