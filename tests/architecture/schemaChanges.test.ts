import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CriticalityLevel, diff } from '@graphql-inspector/core'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { projectRoot } from '../support/sources.ts'

const text = (path: string) => readFileSync(join(projectRoot, path), 'utf8')

/** Sorted paths of the breaking changes, such as `Notice.entryId`. */
async function breakingChanges(released: string, current: string): Promise<string[]> {
  const changes = await diff(buildSchema(released), buildSchema(current))
  const breaking = changes.filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
  return [...new Set(breaking.map(({ path, message }) => path ?? message))].toSorted()
}

/** Sorted paths that the entries of the section "Unreleased" list before their colon. */
function declaredChanges(changelog: string): string[] {
  const [, unreleased = ''] = changelog.split(/^## Unreleased$/m)
  const [section = ''] = unreleased.split(/^## /m)
  const entries = section.split(/^- /m).slice(1)
  return entries
    .flatMap((entry) => [...(entry.split(':')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path))
    .toSorted()
}

test('every breaking change of the schema since the release is in its changelog [OPS-22]', async () => {
  const breaking = await breakingChanges(text('docs/released-schema.graphql'), text('schema.graphql'))
  expect(breaking).toEqual(declaredChanges(text('docs/api-changes.md')))
})

test('a removed field and a new required input are breaking, a new field is not [OPS-22]', async () => {
  const released = 'type Query { name: String, size(unit: String): Int }'
  const current = 'type Query { size(unit: String, scale: Int!): Int, age: Int }'
  expect(await breakingChanges(released, current)).toEqual(['Query.name', 'Query.size.scale'])
})

test('only unreleased entries declare a change [OPS-22]', () => {
  const changelog =
    '## Unreleased\n\n- `Query.name`,\n  `Query.age`: read `title`.\n\n## 0.1.0\n\n- `Query.old`: gone.\n'
  expect(declaredChanges(changelog)).toEqual(['Query.age', 'Query.name'])
})
