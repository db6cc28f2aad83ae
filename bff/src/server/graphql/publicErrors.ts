import type { Log } from '@palier/service/log'
import { GraphQLError } from 'graphql'
import { refusalIn } from '../../graph/kernel/problem.ts'
import { Refusal, type Refused } from '../../graph/kernel/refusal.ts'
import { nameOfCode } from '../../graph/kernel/refusalCode.ts'
import { sentenceOf } from '../../graph/kernel/refusalSentence.ts'

const MAXIMUM_ERRORS = 10

const INVALID_VARIABLE = /^(Variable "\$\w+") got invalid value /
/** User input cannot look like this: quotes in values are escaped. */
const PLACE = / at "([\w.[\]]+)"[;.]/
const REASON = / Field "\w+" (?:of required type "[\w![\]]+" was not provided|is not defined by type "\w+")\.$/
const GIVEN_VALUE = /(cannot represent [^:]*value|Expected (?:value of )?type "[^"]*")(?:: |, found )[\s\S]*$/
const LONG_NUMBER = /\d(?:[ -]?\d){7,}/g

type Language = 'fr' | 'en'

/** The error as clients may see it: intended messages, else a code with its sentence and no details. */
export function publicErrorOf(error: unknown, log: Log, language: Language = 'fr'): GraphQLError {
  const { outer, cause } = unwrap(error)
  if (outer && cause === null) return withSafeMessage(outer, 'INVALID_INPUT', fieldIn(error))

  const refused = refusalIn(cause)
  if (refused === null) log.error({ err: cause }, 'an operation failed')
  else log.warn({ code: refused.code, reason: reasonOf(cause) }, 'a field was refused')
  const { message, extensions } = publicRefusal(refused ?? new Refusal('InternalServerError'), language)
  return new GraphQLError(message, { nodes: outer?.nodes ?? null, path: outer?.path ?? null, extensions })
}

/** A refusal as a GraphQL error. */
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

/** The outermost GraphQL error, which has the location, and the innermost other error, which is the cause. */
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

/** Name of the variable field with an invalid value; null when unknown. */
function fieldIn(error: unknown): string | null {
  for (let current = error; current instanceof GraphQLError; current = current.originalError) {
    const path = PLACE.exec(current.message)?.[1]
    const name = path?.split(/[.[\]]+/).findLast((part) => /^[A-Za-z_]/.test(part))
    if (name !== undefined) return name
  }
  return null
}

/** The same for a literal in the document: the name before it. */
function fieldBefore({ message, source, positions, extensions }: GraphQLError): string | null {
  if (extensions['code'] !== 'INVALID_INPUT' && !GIVEN_VALUE.test(message)) return null
  return /(\w+)\s*:\s*$/.exec(source?.body.slice(0, positions?.[0] ?? 0) ?? '')?.[1] ?? null
}

function reasonOf(cause: unknown): string | null {
  return cause instanceof Error ? cause.message : null
}

/** Removes suggestions of names and echoed input, which may be a card number. Always has a code. */
function withSafeMessage(error: GraphQLError, usualCode: string, field: string | null): GraphQLError {
  const message = withoutValues(error.message).replace(/ Did you mean [^?]*\?/, '')
  // For a malformed JSON body the reason repeats all of it.
  const { originalError: reason, ...otherExtensions } = error.extensions
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

function withoutValues(message: string): string {
  const [, variable] = INVALID_VARIABLE.exec(message) ?? []
  if (variable !== undefined) return `${variable} got an invalid value.${REASON.exec(message)?.[0] ?? ''}`
  return message.replace(GIVEN_VALUE, '$1.').replace(LONG_NUMBER, '[hidden]')
}
