import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { startPalier } from '../support/palier.ts'
import { createPerson } from '../support/people/person.ts'
import { projectRoot } from '../support/sources.ts'
import { type CollectedSpan, startTraceCollector } from '../support/traceCollector.ts'

const ONLY_WITH_REDIS = ['palier_api_redis_up', 'palier_bff_redis_up']
const POLLING = { timeout: 60_000, interval: 50 }
const WORDS = 'des mots que quelqu’un a écrits'

describe('traces told to a collector', () => {
  let collector: Awaited<ReturnType<typeof startTraceCollector>>
  let lines: readonly string[]
  const told: string[] = []
  const requestId = 'proof-of-one-trace'
  const ofTrace = (): CollectedSpan[] => {
    const traceId = collector.spans.find((span) => span.attributes['palier.request_id'] === requestId)?.traceId
    return collector.spans.filter((span) => span.traceId === traceId)
  }
  const parentOf = (span: CollectedSpan | undefined) =>
    collector.spans.find(({ spanId }) => spanId === span?.parentSpanId)
  const serviceOf = ({ resource }: CollectedSpan) => resource['service.name']

  beforeAll(async () => {
    collector = await startTraceCollector()
    const [apiMetrics, bffMetrics] = [String(await freePort()), String(await freePort())]
    const palier = await startPalier(
      {
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
        OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=for-the-collector',
        OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=proof',
        OTEL_BSP_SCHEDULE_DELAY: '100',
        TICK_SECONDS: '1',
        METRICS_PORT: apiMetrics,
      },
      // It tells nothing before it stops.
      { bffEnvironment: { OTEL_BSP_SCHEDULE_DELAY: '600000', METRICS_PORT: bffMetrics } },
    )
    lines = palier.lines
    const person = createPerson(palier.url)
    await person.signInAsGuest()
    const { addStock } = await person.read<{ addStock: { stock: { id: string } } }>(
      'mutation ($input: AddStockInput!) { addStock(input: $input) { ... on AddStockPayload { stock { id } } } }',
      { input: { symbol: 'SHOP' } },
    )
    await person.read('query ($id: ID!) { node(id: $id) { ... on Stock { companyName } } }', {
      id: addStock.stock.id,
    })
    await person.ask(
      'mutation Somebodys($input: CreateWatchListInput!) { createWatchList(input: $input) { __typename } }',
      { input: { name: WORDS, description: WORDS, kind: 'BUY' } },
      { 'x-request-id': requestId },
    )
    for (const port of [apiMetrics, bffMetrics]) {
      told.push(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text())
    }
    await vi.waitFor(() => expect(collector.spans.some(({ name }) => name.startsWith('job '))).toBe(true), POLLING)
    expect(collector.spans.filter((span) => serviceOf(span) === 'palier-bff')).toEqual([])
    await palier.stop()
  })
  afterAll(() => collector.stop())

  test('one operation is one trace over both services, down to the transaction', () => {
    const transaction = ofTrace().find(({ name }) => name === 'transaction')
    const request = parentOf(transaction)
    const call = parentOf(request)
    const operation = parentOf(call)
    expect([operation, call, request, transaction].map((span) => span && serviceOf(span))).toEqual([
      'palier-bff',
      'palier-bff',
      'palier-api',
      'palier-api',
    ])
    expect(operation).toMatchObject({ name: 'unpersisted', attributes: { 'palier.outcome': 'done' } })
    expect(operation?.parentSpanId ?? '').toBe('')
    expect(call?.attributes).toMatchObject({
      'url.path': '/api/UserBuyStockList/V2/CreateNewList',
      'http.response.status_code': 200,
    })
    expect(request?.attributes).toMatchObject({ 'http.response.status_code': 200, 'palier.request_id': requestId })
    expect(request?.name).toBe(`POST ${String(call?.attributes['url.path'])}`)
    expect(Number(transaction?.attributes['db.statements'])).toBeGreaterThan(1)
  })

  test('the lines of that request in both logs carry the id of the trace', () => {
    const [span] = ofTrace()
    // The first administrator's password is told in a plain line.
    const own = lines
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line))
      .filter((line) => line.requestId === requestId)
    expect(own.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['operation', 'answered']))
    expect(new Set(own.map(({ traceId }) => traceId))).toEqual(new Set([span?.traceId]))
  })

  test('jobs have spans, and what waits for events has none', () => {
    const names = collector.spans.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining([expect.stringMatching(/^job /)]))
    expect(names.filter((name) => name.includes('/Events/'))).toEqual([])
  })

  test('each metric that the guide for operators names is told', () => {
    const guide = readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8')
    const named = new Set(Array.from(guide.matchAll(/palier_(?:api|bff)_[a-z_]+[a-z]/g), ([name]) => name))
    const known = Array.from(told.join('\n').matchAll(/^# TYPE (\w+)/gm), ([, name = '']) => name)
    const isKnown = (name: string) => known.includes(name.replace(/_(bucket|sum|count)$/, ''))
    expect([...named].filter((name) => !isKnown(name) && !ONLY_WITH_REDIS.includes(name))).toEqual([])
    expect(told.join()).toMatch(/palier_bff_loader_batch_size_count\{loader="stocks",kind="asked"\} [1-9]/)
  })

  test('what people write, and who they are, is in no span', () => {
    const said = collector.texts.join()
    expect(said).toContain('deployment.environment.name')
    for (const words of [WORDS, 'Bearer', 'select ', 'insert ', 'Somebodys', '@', 'params']) {
      expect(said).not.toContain(words)
    }
    expect(collector.headers.every((headers) => headers['x-collector-key'] === 'for-the-collector')).toBe(true)
  })
})
