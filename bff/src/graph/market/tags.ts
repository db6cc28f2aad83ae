import { MAXIMUM_SEARCH_RESULTS } from '@palier/contract/market/stockCalls'
import type { WireKnownTag, WireTag } from '@palier/contract/market/stockSchemas'
import { searchByTags } from '../../loaders/market/loadStockDetails.ts'
import { loadTags } from '../../loaders/market/loadTags.ts'
import { badInput } from '../kernel/badInput.ts'
import { builder, semanticNonNull } from '../kernel/builder.ts'
import { Stock } from './stock.ts'
import { Viewer } from '../viewer/viewer.ts'

const MAXIMUM_TAGS = 20
const MAXIMUM_CHARACTERS = 200

type Translation = { value: string; otherName: string }
type Group = { name: string; values: string[]; translations: Translation[] }

const TagTranslation = builder.objectRef<Translation>('TagTranslation').implement({
  description: 'Translation of a tag value.',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'In the language of the request.' }),
    otherName: t.exposeString('otherName', { description: 'In the other language.' }),
  }),
})

const TagGroup = builder.objectRef<Group>('TagGroup').implement({
  description: 'All values of one tag name.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the group.' }),
    values: t.exposeStringList('values', { description: 'Values to search for.' }),
    translations: t.expose('translations', {
      type: [TagTranslation],
      description: 'Values that differ in the other language.',
    }),
  }),
})

const TagInput = builder.inputType('TagInput', {
  description: 'A tag to search for.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name of the tag.' }),
    value: t.string({ required: true, description: 'Value to search for.' }),
  }),
})

builder.objectFields(Viewer, (t) => ({
  tagGroups: t.field({
    type: [TagGroup],
    nullable: true,
    directives: semanticNonNull,
    description: 'All tags, grouped by name.',
    resolve: async (_session, _arguments, { operation }) => groupsOf(await loadTags(operation)),
  }),
  stocksByTags: t.field({
    type: [Stock],
    nullable: true,
    directives: semanticNonNull,
    description: `At most ${MAXIMUM_SEARCH_RESULTS} stocks that have every tag name with any of its values; none without tags.`,
    args: { tags: t.arg({ type: [TagInput], required: true, description: 'Tags to search for.' }) },
    resolve(_session, { tags }, { operation }) {
      if (tags.length === 0) return []
      if (tags.length > MAXIMUM_TAGS) throw badInput(`Too many tags searched at once: at most ${MAXIMUM_TAGS}.`)
      if (tags.some(({ name, value }) => name.length + value.length > MAXIMUM_CHARACTERS)) {
        throw badInput('Tag too long.')
      }
      return searchByTags(operation, ordered(tags), MAXIMUM_SEARCH_RESULTS)
    },
  }),
}))

/** Unique and sorted, so that equal searches share a cache key. */
function ordered(tags: readonly WireTag[]): WireTag[] {
  const byText = new Map(tags.map(({ name, value }) => [JSON.stringify([name, value]), { name, value }]))
  return [...byText].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, tag]) => tag)
}

function groupsOf(tags: readonly WireKnownTag[]): Group[] {
  const groups = new Map<string, Group>()
  for (const { name, value, otherName } of tags) {
    const group = groups.get(name) ?? { name, values: [], translations: [] }
    groups.set(name, group)
    group.values.push(value)
    if (otherName !== undefined) group.translations.push({ value, otherName })
  }
  return [...groups.values()]
}
