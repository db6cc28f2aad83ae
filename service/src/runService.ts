import { createLog, type Log } from './log.ts'
import { Misconfigured } from './variables.ts'

type Running = { url: string; log: Log; close(): Promise<void> }

/** Runs a service until it is stopped. Prints the reason and exits with 1 if it cannot start. */
export async function runService(name: string, start: () => Promise<Running>): Promise<void> {
  try {
    const { url, log, close } = await start()
    stopWhenAsked(close)
    log.info({ url }, `${name} ready`)
    // Lets a launcher verify that this process listens, not another one on the same port.
    process.send?.('ready')
  } catch (error) {
    if (error instanceof Misconfigured) process.stderr.write(`${error.message}\n`)
    else createLog('info').fatal({ err: error }, `the ${name} could not start`)
    process.exitCode = 1
    leaveParent()
  }
}

/** Stops once, on a signal or when the parent process exits. The process then ends with exit code 0. */
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
