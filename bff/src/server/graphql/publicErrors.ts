import type { Log } from '@palier/service/log'
import { GraphQLError, type GraphQLErrorExtensions } from 'graphql'
import { refusalIn } from '../../graph/kernel/problem.ts'
import { Refusal, type Refused } from '../../graph/kernel/refusal.ts'
import { nameOfCode } from '../../graph/kernel/refusalCode.ts'
import { sentenceOf } from '../../graph/kernel/refusalSentence.ts'

const MAXIMUM_ERRORS = 10

/** Characters read at each end of a message. graphql-js repeats submitted values in between. */
const READ_CHARACTERS = 300
/** Longer names before a literal are cut: arguments of the schema are shorter. */
const LONGEST_NAME = 100

const INVALID_VARIABLE = /^(Variable "\$\w+") got invalid value /
/** User input cannot look like this: quotes in values are escaped. */
const INPUT_PATH = / at "([\w.[\]]+)"[;.]/
const REASON = / Field "\w+" (?:of required type "[\w![\]]+" was not provided|is not defined by type "\w+")\.$/
const LONG_NUMBER = /\d(?:[ -]?\d){7,}/g

type Language = 'fr' | 'en'

/** The error that clients may see: intended messages, else a code with its sentence and no details. */
export function publicErrorOf(error: unknown, log: Log, language: Language = 'fr'): GraphQLError {
  const { outer, cause } = unwrap(error)
  if (outer && cause === null) return withSafeMessage(outer, 'INVALID_INPUT', fieldIn(error))

  const refused = refusalIn(cause)
  if (refused === null) log.error({ err: cause }, 'operation failed')
  else log.warn({ code: refused.code, reason: reasonOf(cause) }, 'field refused')
  const { message, extensions } = publicRefusal(refused ?? new Refusal('InternalServerError'), language)
  return new GraphQLError(message, { nodes: outer?.nodes ?? null, path: outer?.path ?? null, extensions })
}

export function publicRefusal(refused: Refused, language: Language) {
  const { code, field, retryAfterSeconds } = refused
  return {
    message: sentenceOf(refused, language),
    extensions: {
      code: nameOfCode(code),
      ...(field !== null && { field }),
      ...(retryAfterSeconds !== null && { retryAfterSeconds }),
    },
  }
}

/** The first few validation errors; unknown directives count as one. */
export function publicValidationErrors(errors: readonly GraphQLError[]): GraphQLError[] {
  const first = errors.find(isOfUnknownDirective)
  const reported = errors.filter((error) => error === first || !isOfUnknownDirective(error))
  return reported
    .slice(0, MAXIMUM_ERRORS)
    .map((error) => withSafeMessage(error, 'GRAPHQL_VALIDATION_FAILED', fieldBefore(error)))
}

function isOfUnknownDirective({ message }: GraphQLError): boolean {
  return message.startsWith('Unknown directive ')
}

/**
 * Returns the outermost GraphQL error, which has the location, and the innermost other error, which
 * is the cause.
 */
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

/** Name of the variable field with an invalid value; null if unknown. */
function fieldIn(error: unknown): string | null {
  for (let current = error; current instanceof GraphQLError; current = current.originalError) {
    const path = INPUT_PATH.exec(shorten(current.message))?.[1]
    const name = path?.split(/[.[\]]/).findLast((part) => /^[A-Za-z_]/.test(part))
    if (name !== undefined) return name
  }
  return null
}

/** Name before an invalid literal of the document; null if unknown. */
function fieldBefore({ message, source, positions, extensions }: GraphQLError): string | null {
  if (extensions['code'] !== 'INVALID_INPUT' && cutAtValue(shorten(message)) === null) return null
  const position = positions?.[0] ?? 0
  const before = source?.body.slice(Math.max(0, position - LONGEST_NAME), position).trimEnd() ?? ''
  if (!before.endsWith(':')) return null
  return before.slice(0, -1).trimEnd().split(/\W/).at(-1) || null
}

function reasonOf(cause: unknown): string | null {
  return cause instanceof Error ? cause.message : null
}

/** Removes suggested names and echoed input, which may be a card number. Always sets a code. */
function withSafeMessage(error: GraphQLError, usualCode: string, field: string | null): GraphQLError {
  const message = withoutSuggestion(withoutValues(shorten(error.message)))
  // Errors of compiled operations have no extensions. The reason of a malformed JSON body repeats
  // the whole body.
  const { originalError: reason, ...otherExtensions } = (error.extensions as GraphQLErrorExtensions | undefined) ?? {}
  if (message === error.message && reason === undefined && otherExtensions['code'] !== undefined && field === null)
    return error
  const extensions = {
    code: usualCode,
    ...(field !== null && { field }),
    ...otherExtensions,
    ...(reason !== undefined && { http: { status: 400 } }),
  }
  const { nodes, source, positions, path } = error
  return new GraphQLError(message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    path: path ?? null,
    extensions,
  })
}

/** Retains both ends of a long message, so that reading it takes bounded time. */
function shorten(message: string): string {
  if (message.length <= 2 * READ_CHARACTERS) return message
  return `${message.slice(0, READ_CHARACTERS)} … ${message.slice(-READ_CHARACTERS)}`
}

function withoutValues(message: string): string {
  const [, variable] = INVALID_VARIABLE.exec(message) ?? []
  if (variable !== undefined) return `${variable} got an invalid value.${REASON.exec(message)?.[0] ?? ''}`
  return (cutAtValue(message) ?? message).replace(LONG_NUMBER, '[hidden]')
}

/** Part of a message before the submitted value that it repeats; null if it repeats none. */
function cutAtValue(message: string): string | null {
  if (message.startsWith('Syntax Error: ')) return cutAfter(message, 'String "', 'String')
  const missing = message.indexOf('" does not exist in "')
  if (message.startsWith('Value "') && missing !== -1) return `The value${message.slice(missing + 1)}`
  const scalar = message.indexOf('cannot represent ')
  if (scalar !== -1) return cutAfter(message, 'value: ', 'value', scalar)
  const isTypeExpected = message.startsWith('Expected type "') || message.startsWith('Expected value of type "')
  return isTypeExpected ? (cutAfter(message, ', found ') ?? cutAfter(message, '": ', '"')) : null
}

/** Cuts at a phrase and ends the sentence; null if the message does not contain the phrase. */
function cutAfter(message: string, phrase: string, ending = '', from = 0): string | null {
  const index = message.indexOf(phrase, from)
  return index === -1 ? null : `${message.slice(0, index)}${ending}.`
}

function withoutSuggestion(message: string): string {
  const begin = message.indexOf(' Did you mean ')
  const end = begin === -1 ? -1 : message.indexOf('?', begin)
  return end === -1 ? message : message.slice(0, begin) + message.slice(end + 1)
}
