import { withTimeout } from '@palier/service/flow/timeout'
import type { FastifyInstance } from 'fastify'
import type { DatabaseConnection } from '../database/connect.ts'

const PING_MILLISECONDS = 2_000

export const HEALTH_PATHS: readonly string[] = ['/healthz', '/readyz']

type HealthPorts = {
  connection: DatabaseConnection
  /** Null if no prices are fetched. */
  arePricesFailing: () => Promise<boolean | null>
}

/**
 * `/healthz`: the process is alive. `/readyz`: ready to serve, including the database, or what is
 * missing. Failing price sources do not make it unready, because prices carry their age.
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
