import { z } from 'zod'
import { webAddress } from './variables.ts'

/** Those of OpenTelemetry that say whether anything is traced; its library reads the others itself. */
export const TRACE_VARIABLES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress('OTEL_EXPORTER_OTLP_ENDPOINT').optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webAddress('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT').optional(),
  OTEL_SDK_DISABLED: z.string().default('false'),
  OTEL_TRACES_EXPORTER: z.string().default('otlp'),
}

type Values = z.output<z.ZodObject<typeof TRACE_VARIABLES>>

/** Traces are told where somebody takes them. */
export function isTraced(values: Values): boolean {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT } = values
  const isWished = values.OTEL_TRACES_EXPORTER !== 'none' && values.OTEL_SDK_DISABLED.toLowerCase() !== 'true'
  return isWished && (OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? OTEL_EXPORTER_OTLP_ENDPOINT) !== undefined
}
