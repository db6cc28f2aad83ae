// Loaded into a service before its own code: tells its parent, when asked, what it holds once nothing is left to
// collect, and how often something failed that nobody caught.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
let uncaught = 0
process.on('uncaughtExceptionMonitor', () => {
  uncaught += 1
})

process.on('message', (message) => {
  if (message !== 'report') return
  // The second time takes what the first one has set free.
  collect()
  collect()
  const { rss, heapUsed, external } = process.memoryUsage()
  const resources = {}
  for (const name of process.getActiveResourcesInfo()) resources[name] = (resources[name] ?? 0) + 1
  process.send?.({ rss, held: heapUsed + external, resources, uncaught })
})
