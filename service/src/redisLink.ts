import { Redis, ReplyError } from 'ioredis'
import { type Log, reasonOf } from './log.ts'

const COMMAND_MILLISECONDS = 500
/** For what the connection says by itself before it is ready. */
const GREETING_MILLISECONDS = 2000
const CONNECT_MILLISECONDS = 2000
const LONGEST_PAUSE_MILLISECONDS = 1000
/** Interval of health checks, which detect silent connections. */
const BEAT_MILLISECONDS = 2000

export type RedisLink = ReturnType<typeof createRedisLink>

/**
 * The way to what processes share for their convenience: one connection to ask on and, where something is listened to,
 * one to listen on. While either is away nothing is asked and nothing waits: each process goes on by itself. Says once
 * in the log that it is away, and once that it is back.
 */
export function createRedisLink(url: string, log: Log) {
  const connections: Redis[] = []
  const asking = addConnection()
  let listening: Redis | null = null
  const listeners = new Map<string, (text: string) => void>()
  const hearUp = new Set<() => void>()
  const hearAway = new Set<() => void>()
  let state: 'unknown' | 'up' | 'away' = 'unknown'
  let isProbing = false
  let hasRefused = false

  function addConnection(): Redis {
    const connection = connectionTo(url)
    connection.on('ready', () => void probe())
    connection.on('close', () => goAway(new Error('connection closed')))
    connection.on('error', goAway)
    connections.push(connection)
    return connection
  }

  function goAway(error: unknown): void {
    if (state === 'away') return
    state = 'away'
    log.warn(reasonOf(error), 'Redis disconnected: state no longer shared')
    for (const hear of hearAway) hear()
  }

  function comeUp(): void {
    if (state === 'up') return
    if (state === 'away') log.info('Redis reconnected')
    state = 'up'
    hasRefused = false
    for (const hear of hearUp) hear()
  }

  async function probe(): Promise<void> {
    if (isProbing || connections.some(({ status }) => status !== 'ready')) return
    isProbing = true
    try {
      await withinDeadline(Promise.all([asking.ping(), listening?.subscribe(...listeners.keys())]))
      comeUp()
    } catch (error) {
      goAway(error)
      for (const connection of connections) if (connection.status === 'ready') connection.disconnect(true)
    } finally {
      isProbing = false
    }
  }

  /** Redis is there and does not do it, perhaps for lack of memory: the next one would be refused alike. */
  function tellRefusal(error: unknown): void {
    if (!hasRefused) log.warn(reasonOf(error), 'Redis command refused')
    hasRefused = true
  }

  const beat = setInterval(() => void probe(), BEAT_MILLISECONDS)

  return {
    isUp: () => state === 'up',
    /** What is said on a channel; to be called before `connect`. */
    listen(channel: string, hear: (text: string) => void): void {
      listening ??= addConnection().on('message', (from, text) => listeners.get(from)?.(text))
      listeners.set(channel, hear)
    },
    onUp: (hear: () => void) => void hearUp.add(hear),
    onAway: (hear: () => void) => void hearAway.add(hear),
    /** Resolves when it is there, or is known to be away. */
    connect(): Promise<void> {
      for (const connection of connections) connection.connect().catch(() => {})
      return new Promise((done) => {
        hearUp.add(done)
        hearAway.add(done)
      })
    },
    /** Null where Redis is away, does not answer within half a second, or refuses. */
    async ask<Answer>(question: (redis: Redis) => Promise<Answer>): Promise<Answer | null> {
      if (state !== 'up') return null
      try {
        return await withinDeadline(question(asking))
      } catch (error) {
        if (error instanceof ReplyError) tellRefusal(error)
        // One late answer may be one long command: whether Redis is away is asked before it is believed.
        else void probe()
        return null
      }
    },
    close(): void {
      clearInterval(beat)
      for (const connection of connections) {
        connection.removeAllListeners()
        connection.on('error', () => {})
        connection.disconnect()
      }
      state = 'away'
      for (const hear of hearAway) hear()
    },
  }
}

/** What has come is looked at before the time is said to be over: this process itself may have been the slow one. */
function withinDeadline<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return new Promise((done, fail) => {
    const giveUp = () => fail(new Error('response timeout'))
    const timer = setTimeout(() => setImmediate(giveUp), COMMAND_MILLISECONDS)
    answer.then(done, fail).finally(() => clearTimeout(timer))
  })
}

function connectionTo(url: string): Redis {
  return new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResubscribe: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: GREETING_MILLISECONDS,
    connectTimeout: CONNECT_MILLISECONDS,
    retryStrategy: (attempt) => Math.min(attempt * 100, LONGEST_PAUSE_MILLISECONDS),
  })
}
