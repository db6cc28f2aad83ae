import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Redis } from 'ioredis'
import type { Log } from '../log.ts'

const COMMAND_MILLISECONDS = 400
// Nobody waits for it any more.
const FORGOTTEN_MILLISECONDS = 5_000
const CONNECT_MILLISECONDS = 2_000
const LONGEST_PAUSE_MILLISECONDS = 2_000
// A busy moment is no absence. One that is connected and never answers would delay every caller, though.
const LATE_IN_A_ROW = 3
const REST_MILLISECONDS = 1_000

/** What the processes share for their convenience. It is never the truth: each goes on alone while it is away. */
export type SharedRedis = {
  /** What is asked, or null where Redis does not answer: at once while it is known to be away. */
  ask<Answer>(question: (redis: Redis) => Promise<Answer>): Promise<Answer | null>
  isUp(): boolean
  close(): void
}

/** Resolves when it is there, or is not within two seconds. Says once that it went away, and once that it is back. */
export async function connectRedis(url: string, log: Log): Promise<SharedRedis> {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: FORGOTTEN_MILLISECONDS,
    connectTimeout: CONNECT_MILLISECONDS,
    retryStrategy: (attempt) => Math.min(attempt * 100, LONGEST_PAUSE_MILLISECONDS),
  })
  let isAway = false
  let restUntil = 0
  let lateInARow = 0

  function goAlone(error: unknown): void {
    restUntil = performance.now() + REST_MILLISECONDS
    if (isAway) return
    isAway = true
    // Its errors carry the command that failed, which may be the one with the password.
    const reason = error instanceof Error ? error.message : 'unknown'
    log.warn({ reason }, 'Redis is away: limits are counted by each process alone')
  }
  function comeBack(): void {
    if (!isAway) return
    isAway = false
    log.info('Redis is back')
  }
  redis.on('error', goAlone)
  redis.on('close', () => goAlone(new Error('The connection has ended.')))
  redis.on('ready', () => {
    restUntil = 0
    lateInARow = 0
    comeBack()
  })
  await Promise.race([once(redis, 'ready').catch(() => {}), delay(CONNECT_MILLISECONDS, null, { ref: false })])

  return {
    async ask(question) {
      if (redis.status !== 'ready' || performance.now() < restUntil) return null
      try {
        const answer = await inTime(question(redis))
        lateInARow = 0
        comeBack()
        return answer
      } catch (error) {
        lateInARow += 1
        if (lateInARow >= LATE_IN_A_ROW) goAlone(error)
        return null
      }
    },
    isUp: () => redis.status === 'ready' && !isAway,
    close() {
      redis.removeAllListeners()
      // Its own trouble while it ends is nobody's.
      redis.on('error', () => {})
      redis.disconnect()
    },
  }
}

/** An answer that waited here, because this process was busy, is no late one: it is taken up before time is called. */
async function inTime<Answer>(asked: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const callTime = () => reject(new Error(`Redis did not answer within ${COMMAND_MILLISECONDS} ms.`))
    timer = setTimeout(() => setImmediate(callTime), COMMAND_MILLISECONDS)
  })
  asked.catch(() => {})
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}
