import type { FastifyInstance } from 'fastify'
import type { DatabaseConnection } from '../database/connect.ts'

const PING_MILLISECONDS = 2_000

export const HEALTH_PATHS: readonly string[] = ['/healthz', '/readyz']

type HealthPorts = {
  connection: DatabaseConnection
  /** Whether the source of prices failed last; null where nothing is fetched. */
  arePricesFailing: () => Promise<boolean | null>
}

/**
 * `/healthz`: the process lives. `/readyz`: it can do its work, the database included, or what is missing. Without its
 * source of prices it works, with prices that say how old they are.
 */
export function mountHealth(app: FastifyInstance, { connection, arePricesFailing }: HealthPorts): void {
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    const areFailing = await inTime(connection.ping().then(arePricesFailing))
    if (areFailing === undefined) {
      reply.code(503)
      return { status: 'waiting', database: 'unreachable', missing: ['database'] }
    }
    const prices = areFailing === null ? {} : { prices: areFailing ? 'failing' : 'ready' }
    return { status: 'ready', database: 'ready', ...prices }
  })
}

/** Undefined for what fails or takes too long. */
async function inTime<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PING_MILLISECONDS)
  })
  try {
    return await Promise.race([asked.catch(() => undefined), late])
  } finally {
    clearTimeout(timer)
  }
}
