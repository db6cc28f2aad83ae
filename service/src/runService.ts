import { createLog, type Log } from './log.ts'
import { Misconfigured } from './variables.ts'

type Running = { url: string; log: Log; close(): Promise<void> }

/** Runs a service until it is stopped; prints why where it cannot start, and exits with 1. */
export async function runService(name: string, start: () => Promise<Running>): Promise<void> {
  try {
    const { url, log, close } = await start()
    stopWhenAsked(close)
    log.info({ url }, `${name} ready`)
    // Lets a launcher see that this process listens, not another one on the same port.
    process.send?.('ready')
  } catch (error) {
    // Whoever has set the variables reads it in a terminal.
    if (error instanceof Misconfigured) process.stderr.write(`${error.message}\n`)
    else createLog('info').fatal({ err: error }, `the ${name} could not start`)
    process.exitCode = 1
    leaveParent()
  }
}

/** Once, on a signal or when the parent process is gone; the process then ends by itself, with the code of a clean end. */
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
