import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startTestBff } from '../../testing/startTestBff.ts'

test('the printed contract is served where the pages are, to tools of any origin', async () => {
  const bff = await startTestBff()
  try {
    const answer = await fetch(`${bff.url}/api/openapi.json`)
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
    const kept = readFileSync(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8')
    expect(await answer.json()).toEqual(JSON.parse(kept))
    const head = await fetch(`${bff.url}/api/openapi.json`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(bff.upstream.take()).toEqual([])
  } finally {
    await bff.stop()
  }
})
