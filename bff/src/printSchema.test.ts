import { readFileSync } from 'node:fs'
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  parse,
  print,
  visit,
} from 'graphql'
import { expect, test } from 'vitest'
import { printedSchema } from './printSchema.ts'

const text = printedSchema()
/** The same without the descriptions, each field on one line. */
const bare = print(visit(parse(text), { enter: (node) => ({ ...node, description: undefined }) }))

test('the printed schema is the committed one, and reads as a schema', () => {
  expect(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8')).toBe(text)
  expect(() => buildSchema(text)).not.toThrow()
})

test('fields that may fail although they always exist say so', () => {
  expect(bare).toContain('watchLists(kinds: [WatchListKind!]): [WatchList!] @semanticNonNull')
  // Non-null besides, a failure would take everything around it along.
  expect(bare).not.toMatch(/! @semanticNonNull$/m)
})

test('no money, quantity or rate is a binary fraction: what is one counts stars, moods, scores and likeness [D23]', () => {
  const fields = new Set(bare.match(/^.*\bFloat\b.*$/gm)?.map((line) => line.trim()))
  const measures = ['correlation: Float', 'sentiment: Float']
  const expected = [...measures, 'normalized: Float!', 'rating: Float!', 'score: Float!', 'weighting: Float!'].sort()
  expect([...fields].sort()).toEqual(expected)
})

test('every mutation answers a union of its payload and what may be refused', () => {
  const mutations = [...(/^type Mutation \{([\s\S]*?)^\}/m.exec(bare)?.[1] ?? '').matchAll(/: (\w+)!$/gm)]
  expect(mutations.length).toBeGreaterThan(0)
  for (const [, result] of mutations) expect(bare).toMatch(new RegExp(`^union ${result} = .*Problem`, 'm'))
})

/** Types and the argument of a mutation, which its own description explains. */
const OF_A_MUTATION = /(?:Input|Payload|Result)$|^Mutation\.\w+\(input\)$/

test('every type, field, argument and value of an enum is described, except the types of a mutation [OPS-5]', () => {
  const silent: string[] = []
  const check = (place: string, { description }: { description?: string | null | undefined }) => {
    if (!description && !OF_A_MUTATION.test(place)) silent.push(place)
  }
  for (const type of Object.values(buildSchema(text).getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue
    check(type.name, type)
    if (isEnumType(type)) for (const value of type.getValues()) check(`${type.name}.${value.name}`, value)
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      check(`${type.name}.${field.name}`, field)
      for (const argument of 'args' in field ? field.args : [])
        check(`${type.name}.${field.name}(${argument.name})`, argument)
    }
  }
  expect(silent).toEqual([])
})

/** Texts that are no global ids, and why. */
const NO_GLOBAL_IDS: ReadonlySet<string> = new Set([
  // Ids of another service, or of the REST API.
  ...['clockId', 'googleClientId', 'paymentMethodId', 'priceId', 'subscriptionId', 'taxId', 'userId'],
  // The lot within its position; a lot that was written has a global id of its own.
  'lotId',
])
/** Inputs take global ids; outputs and queries for a page may have ids of page addresses, which say so. */
const ADDRESS_FIELDS = /^(Viewer|Portfolio)\.(portfolio|stock|watchList|income|performance|ledger)\(/

type Member = GraphQLArgument | GraphQLField<unknown, unknown> | GraphQLInputField

test('every id that a mutation takes is a global ID, and every other one says which kind it is [OPS-5] [OPS-6]', () => {
  const wrong: string[] = []
  const check = (place: string, name: string, { type, description }: Member) => {
    if (!/^(id|ids|\w+Ids?)$/.test(name) || getNamedType(type).name === 'ID' || NO_GLOBAL_IDS.has(name)) return
    const isInput = /Input\./.test(place)
    const isAddress = ADDRESS_FIELDS.test(place) || /in page addresses/.test(description ?? '')
    if (isInput || !isAddress) wrong.push(place)
  }
  for (const type of Object.values(buildSchema(text).getTypeMap())) {
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) check(`${type.name}.${field.name}`, field.name, field)
    }
    if ((!isObjectType(type) && !isInterfaceType(type)) || type.name === 'Mutation') continue
    for (const field of Object.values(type.getFields())) {
      check(`${type.name}.${field.name}`, field.name, field)
      for (const arg of field.args) check(`${type.name}.${field.name}(${arg.name})`, arg.name, arg)
    }
  }
  expect(wrong).toEqual([])
})

test('a free text that may be empty can be left out when something is created [OPS-16]', () => {
  const inputs = ['CreateWatchListInput.description', 'CreatePortfolioInput.description', 'CreateLotInput.note']
  const schema = buildSchema(text)
  const defaults = inputs.map((place) => {
    const [typeName = '', name = ''] = place.split('.')
    const type = schema.getType(typeName)
    return isInputObjectType(type) ? type.getFields()[name]?.defaultValue : undefined
  })
  expect(defaults).toEqual(['', '', ''])
})
