import { ERROR_CODES, errorCodes } from '@palier/contract/kernel/errorCodes'
import { REFUSAL_CODES } from '@palier/domain/kernel/refusalCodes'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, isInterfaceType, isObjectType, isUnionType } from 'graphql'
import { expect, test } from 'vitest'
import { isTest, projectRoot, sourcesBelow } from '../support/sources.ts'

const schema = buildSchema(readFileSync(join(projectRoot, 'schema.graphql'), 'utf8'))

/** What a document selects of this mutation: the text between its braces. */
const mutations = sourcesBelow('web/src')
  .filter((source) => !isTest(source) && !source.path.includes('__generated__'))
  .flatMap(({ path, text }) =>
    [...text.matchAll(/\bmutation (\w+Mutation)\b[^`]*/g)].map(([document, name = '']) => ({ path, name, document })),
  )

test('every mutation of the client asks a refusal the same, by one fragment', () => {
  expect(mutations.length).toBeGreaterThan(50)
  const spread = '...refusal_problem @alias(as: "refusal")'
  const wrong = mutations.filter(
    ({ document }) => document.split(spread).length !== 2 || / on (Limit)?Problem\b/.test(document),
  )
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('whatever a mutation answers beside its payload is a Refusal', () => {
  const refusal = schema.getType('Refusal')
  expect(isInterfaceType(refusal)).toBe(true)
  const results = Object.values(schema.getTypeMap()).filter(isUnionType)
  const others = results.flatMap((union) => union.getTypes().filter(({ name }) => !name.endsWith('Payload')))
  expect(others.length).toBeGreaterThan(100)
  const strangers = others.filter((type) => !type.getInterfaces().some(({ name }) => name === 'Refusal'))
  expect(strangers.map(({ name }) => name)).toEqual([])
})

test('a conflict tells in `current` what is there now', () => {
  const conflicts = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && /Conflict$/.test(type.name),
  )
  expect(conflicts.map(({ name }) => name).sort()).toEqual([
    'EntryConflict',
    'ObjectiveConflict',
    'PortfolioConflict',
    'PreferencesConflict',
    'WatchListConflict',
  ])
  for (const type of conflicts)
    expect(isObjectType(type) && String(type.getFields()['current']?.type), type.name).not.toMatch(/!$/)
})

test('each code that travels has one name in the graph, all of them spelt alike', () => {
  const travelling = errorCodes.filter((code) => ERROR_CODES[code].status !== 0 && code !== 'undefined')
  expect(Object.values(REFUSAL_CODES).sort()).toEqual(travelling.sort())
  for (const name of Object.keys(REFUSAL_CODES)) expect(name).toMatch(/^[A-Z]+(_[A-Z]+)*$/)
})
