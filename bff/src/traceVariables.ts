import { z } from 'zod'

/** Those of OpenTelemetry that say whether anything is traced; its library reads the others itself. */
export const TRACE_VARIABLES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: collector('OTEL_EXPORTER_OTLP_ENDPOINT'),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'),
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

function collector(name: string) {
  return z.url({ protocol: /^https?$/, error: `${name} must be an address such as http://localhost:4318.` }).optional()
}
