// Loaded into a service before its own code: tells its parent, when asked, how long its event loop was kept waiting
// since the last time, and how much memory it holds.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()

process.on('message', (message) => {
  if (message !== 'measure') return
  const { heapUsed, rss } = process.memoryUsage()
  process.send?.({ p99: delay.percentile(99) / 1e6, longest: delay.max / 1e6, heapUsed, rss })
  delay.reset()
})
