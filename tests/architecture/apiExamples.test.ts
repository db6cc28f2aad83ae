import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, getVariableValues, Kind, type OperationDefinitionNode, parse, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../support/sources.ts'

const schema = buildSchema(readFileSync(join(projectRoot, 'schema.graphql'), 'utf8'))
const page = readFileSync(join(projectRoot, 'docs/api.md'), 'utf8')

/** What stands in the blocks of this language, indented or not. */
function blocksOf(language: string): { about: string; text: string }[] {
  return [...page.matchAll(new RegExp(`^( *)\`\`\`${language}(.*)\\n([\\s\\S]*?)^\\1\`\`\`$`, 'gm'))].map(
    ([, , about = '', text = '']) => ({ about: about.trim(), text }),
  )
}

const graphql = blocksOf('graphql').map(({ text }) => text)
/** Those that a script or a line of curl holds. */
const embedded = [
  ...blocksOf('js').flatMap(({ text }) => [
    ...text.matchAll(/(?:query|subscription) = `((?:query|subscription)[^`$]*(?:\$[^{][^`$]*)*)`/g),
  ]),
  ...blocksOf('sh').flatMap(({ text }) => [...text.matchAll(/"query": "([^"]+)"/g)]),
].map(([, text = '']) => text)

const operations = graphql.map((text) => {
  const [definition] = parse(text).definitions
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation')
  return definition
})
const named = new Map<string, OperationDefinitionNode>(operations.map((one) => [one.name?.value ?? '', one]))

describe('docs/api.md', () => {
  test('shows the ten tasks', () => {
    expect([...page.matchAll(/^\d+\. \*\*/gm)]).toHaveLength(10)
    expect(graphql.length).toBeGreaterThan(9)
    expect(embedded.length).toBeGreaterThan(2)
  })

  test.each([...graphql, ...embedded])('what it asks is what the schema has: %s', (text) => {
    expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([])
  })

  test.each(blocksOf('json').filter(({ about }) => about.startsWith('variables=')))(
    'its variables fit: $about',
    ({ about, text }) => {
      const operation = named.get(about.replace('variables=', ''))
      const variables = JSON.parse(text) as Record<string, unknown>
      const { errors = [] } = getVariableValues(schema, operation?.variableDefinitions ?? [], variables)
      expect(operation).toBeDefined()
      expect(errors.map(({ message }) => message)).toEqual([])
    },
  )
})
