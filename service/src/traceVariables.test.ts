import { expect, test } from 'vitest'
import { z } from 'zod'
import { isTraced, TRACE_VARIABLES } from './traceVariables.ts'

const variables = z.object(TRACE_VARIABLES)
const traced = (environment: Record<string, string>) => isTraced(variables.parse(environment))

test('traces are told where a collector is named, unless the standard switches say no', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }
  expect(traced({})).toBe(false)
  expect(traced(endpoint)).toBe(true)
  expect(traced({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector.example/v1/traces' })).toBe(true)
  expect(traced({ ...endpoint, OTEL_SDK_DISABLED: 'TRUE' })).toBe(false)
  expect(traced({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' })).toBe(false)
})

test('an address that is none is told in a sentence', () => {
  const { error } = variables.safeParse({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an address that begins with http:// or https://.',
  ])
})
