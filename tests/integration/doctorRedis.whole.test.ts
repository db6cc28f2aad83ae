import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startRedis } from '../../scripts/lib/redis.mjs'
import { consultDoctor } from '../support/project/consultDoctor.ts'

const folder = mkdtempSync(join(tmpdir(), 'palier-doctor-'))
const consult = (environment: Record<string, string>) => consultDoctor(folder, environment)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a Redis that is named is asked, and one that does not answer is told without its password', async () => {
  const redis = await startRedis({ password: 'hunter2hunter2' })
  expect((await consult({ REDIS_URL: redis.url })).said).toMatch(/ok .*Redis [67]\./)
  const wrong = await consult({ REDIS_URL: redis.url.replace('hunter2hunter2', 'other-secret') })
  await redis.stop()
  const away = await consult({ REDIS_URL: redis.url })
  for (const { said, status } of [wrong, away]) {
    expect(said).toMatch(/note .*REDIS_URL does not answer/)
    expect(said).not.toMatch(/hunter2|other-secret/)
    expect(status).toBe(0)
  }
}, 120_000)
