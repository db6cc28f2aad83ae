import type { IncomingHttpHeaders } from 'node:http'
import type { Pool } from 'undici'
import { z } from 'zod'
import type { TransportLimits } from './transportLimits.ts'

const READY_MILLISECONDS = 2000

type Page = { status: number; headers: IncomingHttpHeaders; body: Buffer }

const waiting = z.object({ missing: z.array(z.string().max(50)).min(1).max(10) })

type Limits = Pick<TransportLimits, 'readMilliseconds' | 'writeMilliseconds'>

/** Each request is sent once; null without a response. */
export function createPages(pool: Pool, prefix: string, { readMilliseconds, writeMilliseconds }: Limits) {
  return {
    /** Missing components; empty if ready. A server without a readiness page counts as ready. */
    async missing(): Promise<string[]> {
      try {
        const signal = AbortSignal.timeout(READY_MILLISECONDS)
        const { statusCode, body } = await pool.request({ path: `${prefix}/readyz`, method: 'GET', signal })
        if (statusCode >= 500) return waiting.parse(await body.json()).missing
        await body.dump()
        return []
      } catch {
        return ['api']
      }
    },
    /** Sends no credentials. */
    async readPage(path: string, headers: Record<string, string> = {}): Promise<Page | null> {
      try {
        const signal = AbortSignal.timeout(readMilliseconds)
        const answer = await pool.request({ path: prefix + path, method: 'GET', headers, signal })
        return {
          status: answer.statusCode,
          headers: answer.headers,
          body: Buffer.from(await answer.body.arrayBuffer()),
        }
      } catch {
        return null
      }
    },
    async forward(path: string, body: Buffer, headers: Record<string, string>): Promise<number | null> {
      try {
        const signal = AbortSignal.timeout(writeMilliseconds)
        const answer = await pool.request({ path: prefix + path, method: 'POST', headers, body, signal })
        await answer.body.dump()
        return answer.statusCode
      } catch {
        return null
      }
    },
  }
}
