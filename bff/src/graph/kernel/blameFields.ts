import { RestError } from '@palier/contract/client'
import type { ErrorCode } from '@palier/contract/kernel/errorCodes'
import { REFUSAL_CODES, type RefusalCode } from '@palier/domain/kernel/refusalCodes'
import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core'
import {
  getNamedType,
  type GraphQLFieldResolver,
  type GraphQLInputObjectType,
  type GraphQLResolveInfo,
  isInputObjectType,
} from 'graphql'
import { BLAMED_FIELDS } from './blamedFields.ts'
import { Refusal } from './refusal.ts'

export const BLAME_PLUGIN = 'blame'

// Names and codes are exactly those of the table.
const CODES = Object.entries(REFUSAL_CODES) as [RefusalCode, ErrorCode][]
const blamedByCode: ReadonlyMap<ErrorCode, readonly string[]> = new Map(
  CODES.map(([name, code]) => [code, BLAMED_FIELDS[name]]),
)

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- Pothos declares its plugins in this namespace.
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      blame: BlamePlugin & { types?: Types }
    }
  }
}

/** Adds the input field at fault to the refusals of mutations. */
class BlamePlugin extends BasePlugin<SchemaTypes> {
  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, object>,
    { kind }: PothosOutputFieldConfig<SchemaTypes>,
  ): GraphQLFieldResolver<unknown, object> {
    if (kind !== 'Mutation') return resolve
    return async (source, given, context, info) => {
      try {
        return await resolve(source, given, context, info)
      } catch (error) {
        const input = inputOf(info)
        throw error instanceof Refusal && input ? withBlame(error, input) : error
      }
    }
  }
}

SchemaBuilder.registerPlugin(BLAME_PLUGIN, BlamePlugin)

function inputOf({ parentType, fieldName }: GraphQLResolveInfo): GraphQLInputObjectType | null {
  const argument = parentType.getFields()[fieldName]?.args.find(({ name }) => name === 'input')
  const type = getNamedType(argument?.type)
  return isInputObjectType(type) ? type : null
}

/** Renames the field of a refusal to that of this input; null unless the input has it. */
export function withBlame(refusal: Refusal, input: GraphQLInputObjectType): Refusal {
  const blamed = new Set(refusal.codes.map((code) => blamedField(refusal, code, input)))
  const [only = null] = blamed
  const field = blamed.size === 1 ? only : null
  if (field === refusal.field) return refusal
  const { code, codes, retryAfterSeconds, oversell, cause } = refusal
  return new Refusal(code, { codes, retryAfterSeconds, oversell, cause, field })
}

function blamedField(refusal: Refusal, code: ErrorCode, input: GraphQLInputObjectType): string | null {
  const names = namesIn(input)
  if (refusal.field !== null) {
    if (isOfHumanCheck(refusal, input)) return 'humanActionToken'
    if (names.has(refusal.field)) return refusal.field
  }
  const named = blamedByCode.get(code)?.find((name) => names.has(name))
  return named ?? (code === 'resource_missing' || code === 'parameter_invalid_empty' ? onlyCause(input) : null)
}

/** API calls name the human check's token `token`; only a reset has a `token` of its own. */
function isOfHumanCheck({ field, cause }: Refusal, input: GraphQLInputObjectType): boolean {
  const { humanActionToken, token } = input.getFields()
  return field === 'token' && humanActionToken !== undefined && (!token || cause instanceof RestError)
}

/** Only field of an input, else its only id: nothing else can be unknown. */
function onlyCause(input: GraphQLInputObjectType): string | null {
  const names = Object.keys(input.getFields())
  const ids = names.filter((name) => /^id$|Id$/.test(name))
  const [only = null] = names.length === 1 ? names : ids
  return names.length === 1 || ids.length === 1 ? only : null
}

/** Names of all fields of an input and of its nested inputs. */
function namesIn(input: GraphQLInputObjectType, known: Set<string> = new Set()): Set<string> {
  for (const [name, { type }] of Object.entries(input.getFields())) {
    known.add(name)
    const inner = getNamedType(type)
    if (isInputObjectType(inner)) namesIn(inner, known)
  }
  return known
}
