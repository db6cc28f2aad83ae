import { Misconfigured, readConfig } from './config.ts'
import { createLog } from './log.ts'
import { startBff } from './start.ts'

try {
  const config = readConfig()
  const bff = await startBff(config)
  bff.log.info({ url: bff.url, api: config.apiUrl }, 'bff ready')
  stopWhenAsked(() => bff.close())
  // Tells a launcher that it is this process that listens, not another one on the same port.
  process.send?.('ready')
} catch (error) {
  const log = createLog('info')
  if (error instanceof Misconfigured) for (const sentence of error.sentences) log.fatal(sentence)
  else log.fatal({ err: error }, 'the bff could not start')
  process.exitCode = 1
  if (process.connected) process.disconnect()
}

/** Once, on a signal or when the process that started this one is gone. */
function stopWhenAsked(stop: () => Promise<void>): void {
  let isStopping = false
  const once = () => {
    if (isStopping) return
    isStopping = true
    void stop().then(() => process.connected && process.disconnect())
  }
  process.on('SIGTERM', once)
  process.on('SIGINT', once)
  process.on('disconnect', once)
}
