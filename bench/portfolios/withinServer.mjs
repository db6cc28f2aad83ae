// Loaded before a process of ours. When asked, it says of the time since the last question how long the event loop was
// held up, how long each answer took, from the head of its request to its last byte, and what all of it took of the
// processor; in milliseconds.
import { subscribe } from 'node:diagnostics_channel'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import process from 'node:process'

const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
const begun = new WeakMap()
let answers = []
let used = process.cpuUsage()
subscribe('http.server.request.start', ({ request }) => begun.set(request, performance.now()))
subscribe('http.server.response.finish', ({ request }) => answers.push(performance.now() - begun.get(request)))

process.on('message', (message) => {
  if (message !== 'measures') return
  const milliseconds = (nanoseconds) => Math.round(nanoseconds / 1e5) / 10
  const { user, system } = process.cpuUsage(used)
  const cpu = (user + system) / 1_000
  process.send?.({ p99: milliseconds(delay.percentile(99)), longest: milliseconds(delay.max), answers, cpu })
  used = process.cpuUsage()
  delay.reset()
  answers = []
})
