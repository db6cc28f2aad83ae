import pg from 'pg'
import { z } from 'zod'
import { backoff } from '@palier/service/flow/backoff'

const CHANNEL = 'palier_written'
const PAUSES = { firstMilliseconds: 200, longestMilliseconds: 10_000 }
const CONNECT_MILLISECONDS = 10_000
const STATEMENT_MILLISECONDS = 10_000

const backend = z.object({ id: z.number() })

type SignalOptions = {
  databaseUrl: string
  /** Called when another process has written, or may have written while the connection was lost. */
  onSignal: () => void
  onLost: (error: unknown) => void
}

export type PostgresSignal = {
  /** Notifies the other processes without waiting. Rapid successive calls are coalesced. */
  send(): void
  begun: Promise<void>
  close(): Promise<void>
}

/**
 * LISTEN/NOTIFY between the processes of one database, on a dedicated connection. If the connection
 * is lost, or a pooler does not forward notifications, waiters still poll once a second.
 */
export function listenToOthers({ databaseUrl, onSignal, onLost }: SignalOptions): PostgresSignal {
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | null = null
  let isClosed = false
  let failures = 0
  let sending: 'idle' | 'sending' | 'again' = 'idle'

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_MILLISECONDS,
      query_timeout: STATEMENT_MILLISECONDS,
      keepAlive: true,
      // Durability is unnecessary: listeners do not survive a crash of the server.
      options: '-c synchronous_commit=off',
    })
    let isLost = false
    const lose = (error: unknown) => {
      if (isLost) return
      isLost = true
      if (client === fresh) client = null
      fresh.end().catch(() => {})
      again(error)
    }
    fresh.on('error', lose)
    fresh.on('end', () => lose(new Error('PostgreSQL connection closed')))
    try {
      await fresh.connect()
      const { rows } = await fresh.query('select pg_backend_pid() as id')
      const { id } = backend.parse(rows[0])
      fresh.on('notification', ({ processId }) => {
        if (processId !== id) onSignal()
      })
      await fresh.query(`listen ${CHANNEL}`)
    } catch (error) {
      return lose(error)
    }
    if (isClosed) return void fresh.end().catch(() => {})
    client = fresh
    failures = 0
    onSignal()
  }

  function again(error: unknown): void {
    if (isClosed) return
    if (failures === 0) onLost(error)
    failures += 1
    retry = setTimeout(() => void connect(), backoff(failures, PAUSES))
  }

  async function notify(to: pg.Client): Promise<void> {
    do {
      sending = 'sending'
      // Polling covers a lost notification. The connection reports its own loss.
      await to.query(`notify ${CHANNEL}`).catch(() => {})
    } while (isAskedAgain())
    sending = 'idle'
  }
  const isAskedAgain = () => sending === 'again'

  const begun = connect()
  return {
    begun,
    send() {
      if (sending !== 'idle') sending = 'again'
      else if (client) void notify(client)
    },
    async close() {
      isClosed = true
      if (retry) clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}
