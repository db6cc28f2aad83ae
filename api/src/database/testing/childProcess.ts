import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { bundleProcess } from './bundleProcess.ts'

/** A process of our own that runs one of the modules of this folder and talks in messages. */
export type Child = {
  /** Resolves with the next message that satisfies the condition; rejects if the process ends first. */
  next<Message>(isWanted: (message: unknown) => message is Message): Promise<Message>
  send(message: string): void
  /** Everything it has said so far. */
  readonly messages: readonly unknown[]
  /** Ends it as a power cut of its own: nothing in it has a chance to run. */
  kill(): Promise<void>
}

export async function startChild(module: string, parameters: string[]): Promise<Child> {
  const file = await bundleProcess(fileURLToPath(new URL(module, import.meta.url)))
  const child = fork(file, parameters, { execArgv: [] })
  const messages: unknown[] = []
  child.on('message', (message) => messages.push(message))

  return {
    messages,
    next: (isWanted) => nextMessage(child, isWanted),
    send: (message) => child.send(message),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      // The channel closes after its last message has been heard.
      const ended = Promise.all([once(child, 'exit'), once(child, 'disconnect')])
      child.kill('SIGKILL')
      await ended
    },
  }
}

function nextMessage<Message>(
  child: ChildProcess,
  isWanted: (message: unknown) => message is Message,
): Promise<Message> {
  return new Promise((resolve, reject) => {
    function settle(act: () => void) {
      child.off('message', hear)
      child.off('exit', end)
      act()
    }
    function hear(message: unknown) {
      if (isWanted(message)) settle(() => resolve(message))
    }
    function end(code: number | null) {
      settle(() => reject(new Error(`The process ended (${code}) before it said so.`)))
    }
    child.on('message', hear)
    child.on('exit', end)
  })
}
