import type { FastifyInstance } from 'fastify'
import type { DatabaseConnection } from '../database/connect.ts'

const PING_MILLISECONDS = 2_000

export const HEALTH_PATHS: readonly string[] = ['/healthz', '/readyz']

/** `/healthz`: the process lives. `/readyz`: it can do its work, the database included. */
export function mountHealth(app: FastifyInstance, connection: DatabaseConnection): void {
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    const isReady = await answersInTime(connection)
    if (!isReady) reply.code(503)
    return { status: isReady ? 'ready' : 'waiting', database: isReady ? 'ready' : 'unreachable' }
  })
}

async function answersInTime({ ping }: DatabaseConnection): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PING_MILLISECONDS)
  })
  const answered = ping().then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([answered, late])
  } finally {
    clearTimeout(timer)
  }
}
