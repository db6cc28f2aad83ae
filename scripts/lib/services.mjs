// Starts the built services as child processes, waits until they are ready, and stops them cleanly.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { movementBelow, waitWhileMoving } from './patience.mjs'
import { root } from './root.mjs'

const STOP_WITHIN_MS = 15_000

/**
 * How Node runs each service; the images have the same in their commands. What an answer leaves behind lives shortly: with
 * room for it, it is collected less often, for less CPU a page of the bff, or a return of a long book. Twice the room would
 * win the bff another fifth of a list that has not changed, and cost it 50 MB with a thousand readers.
 */
export const NODE_FLAGS = ['--enable-source-maps', '--disable-warning=ExperimentalWarning', '--max-semi-space-size=32']

/**
 * Starts one service: `service` is api or bff, `environment` its variables, `onLine` receives each line it logs, and
 * `node` runs it. The child exits when the channel to its parent closes.
 */
export function startService(service, environment, onLine, node = process.execPath) {
  const child = spawn(node, [...NODE_FLAGS, join(root, service, 'dist/main.js')], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const said = []
  let lineCount = 0
  for (const stream of [child.stdout, child.stderr])
    readLines(stream, (line) => {
      lineCount += 1
      said.push(line)
      if (said.length > 50) said.shift()
      onLine?.(service, line)
    })
  const listening = once(child, 'message')
  listening.catch(() => {})
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }))

  return {
    child,
    ended,
    /**
     * Resolves when this very process listens and `url` answers 200; rejects with what the service said when it ended
     * before, or when it gets nowhere. Another process on the same port would answer too: the child's own word comes first.
     * `tell` hears now and then how many seconds it has been.
     */
    async ready(url, { tell } = {}) {
      // Whoever listens has heard the lines already.
      const failed = (why) => new Error([`${service} ${why}.`, ...(onLine ? [] : said.map(sentenceOf))].join('\n'))
      const end = ended.then(() => Promise.reject(failed('could not start')))
      let isListening = false
      let isOver = false
      end.catch(() => (isOver = true))
      listening.then(
        () => (isListening = true),
        () => {},
      )
      const isReady = async () => {
        // Nobody is waited for any more.
        if (isOver) return true
        if (!isListening) return false
        const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null)
        await answer?.body?.cancel()
        return answer?.ok === true
      }
      // A first start makes a database and brings in the securities: as long as it says or writes anything, it works. Who
      // listens already says only what is missing.
      const { DATA_DIR } = environment
      const progress = () => `${isListening ? '' : lineCount} ${DATA_DIR === undefined ? '' : movementBelow(DATA_DIR)}`
      if (await Promise.race([waitWhileMoving({ isReady, progress, tell }), end])) return
      throw failed(
        'was not ready, and nothing has moved for three minutes: the machine may be busy. Trying again helps: it goes on from where it was',
      )
    },
    /** Asks it to stop and answers how it ended; a service that hangs is ended. */
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
      const end = await ended
      clearTimeout(timer)
      return end
    },
  }
}

/** What a person needs of a log line: its message, and the error's. */
export function sentenceOf(line) {
  try {
    const { msg, err } = JSON.parse(line)
    return [msg, err?.message].filter(Boolean).join(': ')
  } catch {
    return line
  }
}

function readLines(stream, onLine) {
  let rest = ''
  stream.setEncoding('utf8')
  stream.on('data', (text) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line) onLine(line)
  })
}
