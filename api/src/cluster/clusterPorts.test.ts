import { createLog } from '@palier/service/log'
import { expect, test } from 'vitest'
import { connectCluster } from './clusterPorts.ts'

test('of a database that is lost the log tells what it says and its code, nothing of how it is reached', async () => {
  const lines: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  const shared = await connectCluster(
    { databaseUrl: 'postgres://palier:hunter2@127.0.0.1:1/palier', redisUrl: null },
    log,
  )
  await shared.close()
  expect(lines.map(({ time: _time, ...line }) => line)).toEqual([
    {
      level: 40,
      msg: 'database notifications lost: events delayed by up to a second',
      reason: 'connect ECONNREFUSED 127.0.0.1:1',
      code: 'ECONNREFUSED',
    },
  ])
})
