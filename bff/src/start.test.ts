import { afterEach, expect, it } from 'vitest'
import { startTestBff, type TestBff } from './testing/startTestBff.ts'

let bff: TestBff
afterEach(() => bff.stop())

it('before the api is there, one line says so and none looks like a failure [OPS-13]', async () => {
  let calls = 0
  // Pauses are short, so that several attempts fail.
  const schedule = (run: () => void) => {
    const timer = setImmediate(run)
    return () => clearImmediate(timer)
  }
  bff = await startTestBff({ apiUrl: 'http://127.0.0.1:9' }, { schedule, onCall: () => void (calls += 1) })
  await expect.poll(() => calls).toBeGreaterThan(10)
  const lines = bff.lines.map((line) => JSON.parse(line) as { level: number; msg: string })
  expect(lines.filter(({ msg }) => msg === 'waiting for the api')).toHaveLength(1)
  expect(lines.filter(({ level, msg }) => level > 30 || msg.includes('read failed'))).toEqual([])
})
