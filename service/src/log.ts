import { type DestinationStream, type Logger, pino } from 'pino'
import { lineWithoutSecrets, withoutSecrets } from './redact.ts'

export type Log = Logger
export type LogDestination = DestinationStream

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/**
 * Logs one JSON object per line, each with `fields`. Errors keep their type and stack, but not the
 * values of a statement.
 */
export function createLog(level: LogLevel, destination?: LogDestination, fields?: () => object): Log {
  const options = {
    level,
    base: null,
    ...(fields && { mixin: fields }),
    // Second line of defence: headers and bodies are never logged on purpose.
    formatters: { log: withoutSecrets },
    hooks: { streamWrite: lineWithoutSecrets },
    serializers: { err: describeError },
  }
  const log = destination ? pino(options, destination) : pino(options)
  // Pino formats logged objects, but not the bindings of child loggers.
  const { child } = log
  log.child = function (this: Log, bindings, childOptions) {
    return child.call(this, withoutSecrets(bindings), childOptions)
  } as Log['child']
  return log
}

/** Message and code only: other parts of the error may contain sent data, or an address with its password. */
export function reasonOf(error: unknown): { reason: string; code?: string } {
  if (!(error instanceof Error)) return { reason: 'unknown' }
  return { reason: error.message, ...codeOf(error) }
}

type DescribedError = { type: string; message: string; code?: string; stack?: string; cause?: DescribedError }

function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' }
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...codeOf(error),
    ...(error.stack && { stack: withoutValues(error.stack) }),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  }
}

function codeOf(error: Error): { code?: string } {
  return 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
}

/** Removes the parameters of a failed statement, which are personal data and session ids. */
function withoutValues(text: string): string {
  const begin = text.indexOf('\nparams:')
  if (begin === -1) return text
  const stack = text.indexOf('\n    at ', begin)
  return text.slice(0, begin) + (stack === -1 ? '' : text.slice(stack))
}
