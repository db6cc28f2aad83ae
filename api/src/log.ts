import { type DestinationStream, type Logger, pino } from 'pino'
import type { LogLevel } from './config.ts'

export type Log = Logger

// Bodies are never logged; these paths are the second line of defence, wherever an object with such a key is handed over.
const SECRET_KEYS = ['authorization', 'cookie', 'password', 'token', 'rawToken', 'email', 'serviceKey', 'tokenSecret']

/** One JSON object a line, `fields` on each. Errors keep their kind and where they came from, never the values of a statement. */
export function createLog(level: LogLevel, destination?: DestinationStream, fields?: () => object): Log {
  const options = {
    level,
    base: null,
    ...(fields && { mixin: fields }),
    redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`]), censor: '[hidden]' },
    serializers: { err: describeError },
  }
  return destination ? pino(options, destination) : pino(options)
}

type DescribedError = { type: string; message: string; code?: string; stack?: string; cause?: DescribedError }

function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' }
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(error.stack && { stack: withoutValues(error.stack) }),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  }
}

/** A failed statement writes its parameters after its text: people's data, and ids that open sessions. */
function withoutValues(text: string): string {
  return text.replace(/\nparams:[\s\S]*?(?=\n {4}at |$)/, '')
}
