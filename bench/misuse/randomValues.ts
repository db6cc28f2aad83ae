// Random inputs whose shape is mostly valid and whose values are foreign, unknown, missing, null, huge or reversed.
import {
  getNullableType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import type { Random } from '../../tests/support/random.ts'

export type JsonSchema = {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
}

/** Ids that exist, by owner: the caller's own and those of somebody else. */
export type Ids = { readonly own: readonly string[]; readonly foreign: readonly string[] }

const UNKNOWN_ID = '0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f'
const TEXTS = [
  '',
  ' ',
  'RY',
  'é'.repeat(300),
  'cannot represent ',
  '\\'.repeat(200),
  '<b>x</b>',
  "' or 1=1 --",
  '\u0000',
]
const NUMBERS = [0, 1, -1, 0.5, 5_000, 100_000, 2 ** 31, Number.MAX_SAFE_INTEGER, 1e308, -1e308]
const DATES = ['2026-03-02', '1900-01-01', '9999-12-31', '2026-02-30', '2026-11-28T12:00:00Z', 'yesterday']
const HUGE_CHARACTERS = 60_000
const LONG_LIST = 600

export function createRandomValues(random: Random, ids: Ids) {
  const isRare = (chance: number) => random.next() < chance

  function id(): string {
    return random.oneOf([...ids.own, ...ids.own, ...ids.foreign, UNKNOWN_ID, 'x'])
  }

  /** A value that fits nowhere; null if nothing else. */
  function misfit(): unknown {
    return random.oneOf([null, null, '', -1, 1e308, [], {}, true, 'cannot represent '.repeat(HUGE_CHARACTERS / 17)])
  }

  function text(name: string): unknown {
    if (/ids?$/i.test(name) || name === 'after') return id()
    if (/date|since|until|day$/i.test(name)) return random.oneOf(DATES)
    if (isRare(0.02)) return random.oneOf(TEXTS).repeat(HUGE_CHARACTERS / 20)
    return random.oneOf(TEXTS)
  }

  function list(item: () => unknown): unknown[] {
    return Array.from({ length: isRare(0.02) ? LONG_LIST : random.between(0, 3) }, item)
  }

  /** A value for a JSON schema of the REST contract. `name` is the key it is sent under. */
  function forSchema(schema: JsonSchema, name = ''): unknown {
    if (isRare(0.06)) return misfit()
    const choices = schema.anyOf ?? schema.oneOf
    if (choices) return forSchema(random.oneOf(choices), name)
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return random.oneOf(schema.enum)
    const type = Array.isArray(schema.type) ? random.oneOf(schema.type as string[]) : schema.type
    if (type === 'object') return objectFor(schema)
    if (type === 'array') return list(() => forSchema(schema.items ?? {}, name))
    if (type === 'integer' || type === 'number') return random.oneOf(NUMBERS)
    if (type === 'boolean') return isRare(0.5)
    if (type === 'null') return null
    return text(name)
  }

  function objectFor({ properties = {}, required = [] }: JsonSchema): Record<string, unknown> {
    const isSent = (name: string) => !isRare(required.includes(name) ? 0.03 : 0.5)
    const entries = Object.entries(properties).filter(([name]) => isSent(name))
    return Object.fromEntries(entries.map(([name, schema]) => [name, forSchema(schema, name)]))
  }

  /** A value for an input type of the GraphQL schema. `name` is the variable's or field's name. */
  function forType(type: GraphQLInputType, name: string): unknown {
    if (isRare(0.06)) return misfit()
    const bare = getNullableType(type)
    if (!isNonNullType(type) && isRare(0.2)) return null
    if (isListType(bare)) return list(() => forType(bare.ofType, name))
    if (isEnumType(bare)) return random.oneOf(bare.getValues()).name
    if (isInputObjectType(bare)) {
      const isSent = (required: boolean) => !isRare(required ? 0.03 : 0.5)
      const fields = Object.values(bare.getFields()).filter((field) => isSent(isNonNullType(field.type)))
      return Object.fromEntries(fields.map((field) => [field.name, forType(field.type, field.name)]))
    }
    if (bare.name === 'Int' || bare.name === 'Float') return random.oneOf(NUMBERS)
    if (bare.name === 'Boolean') return isRare(0.5)
    if (bare.name === 'Decimal') return random.oneOf(NUMBERS).toString()
    if (bare.name === 'Date' || bare.name === 'DateTime') return random.oneOf(DATES)
    return bare.name === 'ID' ? id() : text(name)
  }

  return { forSchema, forType }
}
