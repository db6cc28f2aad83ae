import { z } from 'zod'
import { webAddress } from './variables.ts'

const PROTOCOLS = ['http/protobuf', 'http/json'] as const

export type TraceProtocol = (typeof PROTOCOLS)[number]

function protocol(name: string) {
  return z.enum(PROTOCOLS, { error: `${name} must be ${PROTOCOLS.join(' or ')}: gRPC is not supported.` })
}

/** OpenTelemetry variables that decide whether and how traces are exported; its library reads the others. */
export const TRACE_VARIABLES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress('OTEL_EXPORTER_OTLP_ENDPOINT').optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webAddress('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT').optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol('OTEL_EXPORTER_OTLP_PROTOCOL').optional(),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL').optional(),
  OTEL_SDK_DISABLED: z.string().default('false'),
  OTEL_TRACES_EXPORTER: z.string().default('otlp'),
}

type Values = z.output<z.ZodObject<typeof TRACE_VARIABLES>>

/** Export protocol, by default the one that the standard recommends; null if traces are not exported. */
export function traceProtocolOf(values: Values): TraceProtocol | null {
  const isWished = values.OTEL_TRACES_EXPORTER !== 'none' && values.OTEL_SDK_DISABLED.toLowerCase() !== 'true'
  const endpoint = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? values.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!isWished || endpoint === undefined) return null
  return values.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? values.OTEL_EXPORTER_OTLP_PROTOCOL ?? 'http/protobuf'
}
