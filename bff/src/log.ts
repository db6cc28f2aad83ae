import { type DestinationStream, type Logger, pino } from 'pino'
import type { LogLevel } from './config.ts'

export type Log = Logger

// Headers and bodies are never logged; these paths are the second line of defence.
const SECRET_KEYS = [
  'authorization',
  'cookie',
  'token',
  'rawToken',
  'retryToken',
  'email',
  'serviceKey',
  'sessionSecret',
  'card',
  'clientSecret',
  'cvc',
  'nameOnCard',
]

/** One JSON object a line, `fields` on each, secrets hidden. */
export function createLog(level: LogLevel, destination?: DestinationStream, fields?: () => object): Log {
  const options = {
    level,
    base: null,
    ...(fields && { mixin: fields }),
    redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`]), censor: '[hidden]' },
  }
  return destination ? pino(options, destination) : pino(options)
}
