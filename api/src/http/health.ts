import { withTimeout } from '@palier/service/flow/timeout'
import type { FastifyInstance } from 'fastify'
import type { DatabaseConnection } from '../database/connect.ts'

const PING_MILLISECONDS = 2_000

export const HEALTH_PATHS: readonly string[] = ['/healthz', '/readyz']

type HealthPorts = {
  connection: DatabaseConnection
  /** Whether the last price synchronization failed; null where nothing is fetched. */
  arePricesFailing: () => Promise<boolean | null>
}

/**
 * `/healthz`: the process lives. `/readyz`: it can serve requests, database included, or what is missing. Failing price
 * sources do not make it unready: prices carry their age.
 */
export function mountHealth(app: FastifyInstance, { connection, arePricesFailing }: HealthPorts): void {
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    const areFailing = await withTimeout(PING_MILLISECONDS, connection.ping().then(arePricesFailing)).catch(
      () => undefined,
    )
    if (areFailing === undefined) {
      reply.code(503)
      return { status: 'waiting', database: 'unreachable', missing: ['database'] }
    }
    const prices = areFailing === null ? {} : { prices: areFailing ? 'failing' : 'ready' }
    return { status: 'ready', database: 'ready', ...prices }
  })
}
