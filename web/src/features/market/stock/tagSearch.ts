/** Name of a concept, such as "industry", and its value. */
export interface Tag {
  readonly name: string
  readonly value: string
}

function isSameTag(one: Tag, other: Tag): boolean {
  return one.name === other.name && one.value === other.value
}

export function includesTag(tags: readonly Tag[], tag: Tag): boolean {
  return tags.some((other) => isSameTag(other, tag))
}

/** Keeps one tag per value, preferably a searched one, because equal values look the same. */
export function distinctTags<One extends Tag>(tags: readonly One[], searched: readonly Tag[] = []): readonly One[] {
  return tags.filter((tag) => {
    const alike = tags.filter(({ value }) => value === tag.value)
    return tag === (alike.find((one) => includesTag(searched, one)) ?? alike[0])
  })
}

export function withTagToggled(tags: readonly Tag[], tag: Tag): readonly Tag[] {
  return includesTag(tags, tag) ? tags.filter((other) => !isSameTag(other, tag)) : [...tags, tag]
}

/** Groups values by concept in first-seen order. A search matches any value of each concept, and all concepts. */
export function byName(tags: readonly Tag[]): readonly (readonly [name: string, values: readonly string[]])[] {
  const names = [...new Set(tags.map(({ name }) => name))]
  return names.map((name) => [name, tags.filter((tag) => tag.name === name).map(({ value }) => value)])
}

/** Null if nothing is searched, or if the search asks for another value of the concept and excludes these stocks. */
export function countOf(tag: Tag, searched: readonly Tag[], found: readonly { readonly tags: readonly Tag[] }[]) {
  const isHidden = searched.some(({ name }) => name === tag.name) && !includesTag(searched, tag)
  return isHidden || searched.length === 0 ? null : found.filter(({ tags }) => includesTag(tags, tag)).length
}
