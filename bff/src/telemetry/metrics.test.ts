import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestBff, type TestBff } from '../testing/startTestBff.ts'

let bff: TestBff

beforeAll(async () => {
  bff = await startTestBff({ metricsPort: 0 })
})
afterAll(() => bff.stop())

async function told(): Promise<string> {
  return (await fetch(bff.metricsUrl ?? '')).text()
}

test('operations and calls to the api are told by name, with how they ended', async () => {
  const answer = await fetch(`${bff.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'query MadeUpName { site { isMarketSimulated } }' }),
  })
  expect(answer.status).toBe(200)
  const text = await told()
  expect(text).toMatch(/palier_bff_operation_seconds_count\{operation="unpersisted",outcome="done"\} 1/)
  expect(text).toMatch(/palier_bff_upstream_seconds_count\{call="\/api\/Infos\/publicMainInfos",status="200"\} \d/)
  // What people make up is no label: their number has no bound.
  expect(text).not.toContain('MadeUpName')
  for (const name of ['price_followers', 'followed_stocks', 'price_age_seconds']) {
    expect(text).toContain(`palier_bff_${name} 0`)
  }
  expect(text).toContain('nodejs_eventloop_lag_seconds')
})

test('the port tells metrics and nothing else', async () => {
  expect((await fetch((bff.metricsUrl ?? '').replace('/metrics', '/graphql'))).status).toBe(404)
  expect((await fetch(bff.metricsUrl ?? '', { method: 'POST' })).status).toBe(404)
  expect((await fetch(`${bff.url}/metrics`)).headers.get('content-type')).not.toContain('version=0.0.4')
})

test('a process whose metrics nobody reads is not woken to observe itself', async () => {
  const quiet = await startTestBff()
  expect(await quiet.services.metrics.registry.metrics()).not.toContain('nodejs_')
  await quiet.stop()
})
