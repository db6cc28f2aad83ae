import { Redis, ReplyError } from 'ioredis'
import { type Log, reasonOf } from './log.ts'

const COMMAND_MILLISECONDS = 500
const GREETING_MILLISECONDS = 2000
const CONNECT_MILLISECONDS = 2000
const LONGEST_PAUSE_MILLISECONDS = 1000
/** Interval of health checks, which detect silent connections. */
const BEAT_MILLISECONDS = 2000

export type RedisLink = ReturnType<typeof createRedisLink>

/**
 * Connection to optional shared state: one for commands and, if needed, one for subscriptions.
 * While either is down, commands return null at once and each process works alone. Logs each outage
 * and recovery once.
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
    connection.on('close', () => onDisconnected(new Error('connection closed')))
    connection.on('error', onDisconnected)
    connections.push(connection)
    return connection
  }

  function onDisconnected(error: unknown): void {
    if (state === 'away') return
    state = 'away'
    log.warn(reasonOf(error), 'Redis disconnected: state no longer shared')
    for (const hear of hearAway) hear()
  }

  function onConnected(): void {
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
      onConnected()
    } catch (error) {
      onDisconnected(error)
      for (const connection of connections) if (connection.status === 'ready') connection.disconnect(true)
    } finally {
      isProbing = false
    }
  }

  /** Redis is up but refuses commands, for example for lack of memory. Logged once per outage. */
  function tellRefusal(error: unknown): void {
    if (!hasRefused) log.warn(reasonOf(error), 'Redis command refused')
    hasRefused = true
  }

  const beat = setInterval(() => void probe(), BEAT_MILLISECONDS)

  return {
    isUp: () => state === 'up',
    /** Subscribes to a channel. Must be called before `connect`. */
    listen(channel: string, hear: (text: string) => void): void {
      listening ??= addConnection().on('message', (from, text) => listeners.get(from)?.(text))
      listeners.set(channel, hear)
    },
    onUp: (hear: () => void) => void hearUp.add(hear),
    onAway: (hear: () => void) => void hearAway.add(hear),
    connect(): Promise<void> {
      for (const connection of connections) connection.connect().catch(() => {})
      return new Promise((done) => {
        hearUp.add(done)
        hearAway.add(done)
      })
    },
    /** Null if Redis is down, refuses, or does not reply within half a second. */
    async ask<Answer>(question: (redis: Redis) => Promise<Answer>): Promise<Answer | null> {
      if (state !== 'up') return null
      try {
        return await withinDeadline(question(asking))
      } catch (error) {
        if (error instanceof ReplyError) tellRefusal(error)
        // A late reply may be due to one slow command, so a probe decides whether Redis is down.
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

/** Processes pending replies before the timeout fires: this process may have been the slow one. */
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
