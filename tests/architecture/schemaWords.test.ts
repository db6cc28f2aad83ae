import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLInputField,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql'
import { expect, test } from 'vitest'
import { projectRoot } from '../support/sources.ts'

const schema = buildSchema(readFileSync(join(projectRoot, 'schema.graphql'), 'utf8'))
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
)

type Taken = { place: string; taken: GraphQLArgument | GraphQLInputField }

/** Whatever can be sent, by where it stands. */
const taken: Taken[] = types.flatMap((type) => {
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => ({ place: `${type.name}.${field.name}`, taken: field }))
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  return Object.values(type.getFields()).flatMap(({ name, args }) =>
    args.map((argument) => ({ place: `${type.name}.${name}(${argument.name})`, taken: argument })),
  )
})
const fields = types.flatMap((type) =>
  isObjectType(type) || isInterfaceType(type)
    ? Object.values(type.getFields()).map((field) => ({ place: `${type.name}.${field.name}`, field }))
    : [],
)

test('a number of rows, days or years says its bounds', () => {
  const counts = taken.filter(({ place }) => /\b(first|last|days|year)\)?$/.test(place))
  expect(counts.length).toBeGreaterThan(10)
  const open = counts.filter((one) => !/\b\d+ to \d+\b/.test(one.taken.description ?? ''))
  expect(open.map(({ place }) => place)).toEqual([])
})

test('every scalar of ours says where it is specified', () => {
  const ours = types.filter(isScalarType)
  expect(ours.map(({ name }) => name).sort()).toEqual(['Date', 'DateTime', 'Decimal'])
  for (const { name, specifiedByURL } of ours) expect(specifiedByURL, name).toMatch(/^https:\/\//)
})

test('a day is a Date, an amount of money is a Decimal', () => {
  const isDay = (name: string) => /^(date|today)$|Date$|^window(Start|End)$/.test(name)
  const typed = [
    ...fields.map(({ place, field: { name, type } }) => ({ place, name, type: getNamedType(type).name })),
    ...taken.map(({ place, taken: { name, type } }) => ({ place, name, type: getNamedType(type).name })),
  ]
  const words = typed.filter(({ name, type }) => isDay(name) && type === 'String')
  expect(words.map(({ place }) => place)).toEqual([])
  expect(typed.filter(({ name }) => /cents/i.test(name)).map(({ place }) => place)).toEqual([])
})

test('the misspellings of the wire do not reach the schema', () => {
  const text = readFileSync(join(projectRoot, 'schema.graphql'), 'utf8')
  expect(text).not.toMatch(/deamon|transation|pourcentage|authentification|contions/i)
})
