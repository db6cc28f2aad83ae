import { type Config, Misconfigured, readConfig } from './config.ts'
import { createLog } from './log.ts'
import { startApi } from './start.ts'

const config = configOrSentences()
if (config) await run(config)

async function run(config: Config): Promise<void> {
  try {
    const api = await startApi(config)
    stopWhenAsked(api.close)
    api.log.info({ address: api.url }, 'api ready')
    // Tells a launcher that it is this process that listens, not another one on the same port.
    process.send?.('ready')
  } catch (error) {
    createLog(config.logLevel).fatal({ err: error }, 'the api could not start')
    process.exitCode = 1
    leaveParent()
  }
}

function configOrSentences(): Config | null {
  try {
    return readConfig()
  } catch (error) {
    if (!(error instanceof Misconfigured)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
    leaveParent()
    return null
  }
}

/** Stops once, on a signal or when the parent process is gone, and leaves with the code of a clean end. */
function stopWhenAsked(close: () => Promise<void>): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    leaveParent()
    void close()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
  process.on('disconnect', stop)
}

/** An open channel to the parent keeps a process alive. */
function leaveParent(): void {
  if (process.connected) process.disconnect()
}
