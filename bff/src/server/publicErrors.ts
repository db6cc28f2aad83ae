import { RestError } from '@palier/contract/client'
import type { ErrorCode } from '@palier/contract/errorCodes'
import type { Log } from '@palier/service/log'
import { GraphQLError } from 'graphql'
import { Refused } from '../graph/problem.ts'
import { nameOfCode } from '../graph/refusalCode.ts'
import { sentenceOf } from '../graph/refusalSentence.ts'
import { ServiceUnavailable } from '../rest/serviceUnavailable.ts'

const MAXIMUM_ERRORS = 10

const INVALID_VARIABLE = /^(Variable "\$\w+") got invalid value /
const REASON = / Field "\w+" (?:of required type "[\w![\]]+" was not provided|is not defined by type "\w+")\.$/
const GIVEN_VALUE = /(cannot represent [^:]*value|Expected (?:value of )?type "[^"]*")(?:: |, found )[\s\S]*$/
const LONG_NUMBER = /\d(?:[ -]?\d){7,}/g

type Language = 'fr' | 'en'

/** What a reader may know of an error: what was meant to be said, else the code with its sentence and no word of what happened. */
export function publicErrorOf(error: unknown, log: Log, language: Language = 'fr'): GraphQLError {
  const { outer, cause } = unwrap(error)
  if (outer && cause === null) return inSafeWords(outer, 'INVALID_INPUT')

  const code = codeOf(cause)
  if (code === null) log.error({ err: cause }, 'an operation failed')
  else log.warn({ code, reason: cause instanceof Error ? cause.message : null }, 'a field was refused')
  const told = { code: code ?? ('InternalServerError' as const), ...waitOf(cause) }
  return new GraphQLError(sentenceOf({ ...(cause instanceof Refused && cause), ...told }, language), {
    nodes: outer?.nodes ?? null,
    path: outer?.path ?? null,
    extensions: {
      ...told,
      code: nameOfCode(told.code),
      ...(cause instanceof Refused && cause.field !== null && { field: cause.field }),
    },
  })
}

/** The first few errors of a refused document; of unknown directives one, however many there are. */
export function publicValidationErrors(errors: readonly GraphQLError[]): GraphQLError[] {
  const first = errors.find(isOfUnknownDirective)
  const told = errors.filter((error) => error === first || !isOfUnknownDirective(error))
  return told.slice(0, MAXIMUM_ERRORS).map((error) => inSafeWords(error, 'GRAPHQL_VALIDATION_FAILED'))
}

function isOfUnknownDirective({ message }: GraphQLError): boolean {
  return message.startsWith('Unknown directive ')
}

/** The outermost GraphQL error, which knows the place, and the innermost other one, which knows the reason. */
function unwrap(error: unknown): { outer: GraphQLError | null; cause: unknown } {
  if (!(error instanceof GraphQLError)) return { outer: null, cause: error }
  let inner: unknown = error
  while (inner instanceof GraphQLError) {
    if (!inner.originalError) return { outer: inner === error ? error : located(inner, error), cause: null }
    inner = inner.originalError
  }
  return { outer: error, cause: inner }
}

function located(inner: GraphQLError, { path, nodes }: GraphQLError): GraphQLError {
  return new GraphQLError(inner.message, { nodes: nodes ?? null, path: path ?? null, extensions: inner.extensions })
}

function waitOf(cause: unknown): { retryAfterSeconds?: number } {
  const seconds = cause instanceof ServiceUnavailable ? cause.retryAfterSeconds : null
  return seconds === null ? {} : { retryAfterSeconds: seconds }
}

function codeOf(cause: unknown): ErrorCode | null {
  const isExpected = cause instanceof RestError || cause instanceof ServiceUnavailable || cause instanceof Refused
  return isExpected ? cause.code : null
}

/** Neither a hint at names that the reader did not know, nor a word of what was sent: that may be a card's number. Always with a code. */
function inSafeWords(error: GraphQLError, usualCode: string): GraphQLError {
  const message = withoutValues(error.message).replace(/ Did you mean [^?]*\?/, '')
  // Of a body that is no JSON the reason repeats all of it.
  const { originalError: reason, ...told } = error.extensions
  if (message === error.message && reason === undefined && told['code'] !== undefined) return error
  const extensions = { code: usualCode, ...told, ...(reason !== undefined && { http: { status: 400 } }) }
  const { nodes, source, positions, path } = error
  return new GraphQLError(message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    path: path ?? null,
    extensions,
  })
}

function withoutValues(message: string): string {
  const [, variable] = INVALID_VARIABLE.exec(message) ?? []
  if (variable !== undefined) return `${variable} got an invalid value.${REASON.exec(message)?.[0] ?? ''}`
  return message.replace(GIVEN_VALUE, '$1.').replace(LONG_NUMBER, '[hidden]')
}
