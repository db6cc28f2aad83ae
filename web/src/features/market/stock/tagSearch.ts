/** What a stock is about: the name of a concept, such as its industry, and its value. */
export interface Tag {
  readonly name: string
  readonly value: string
}

function isSameTag(one: Tag, other: Tag): boolean {
  return one.name === other.name && one.value === other.value
}

/** Whether the tag is there, by name and value. */
export function includesTag(tags: readonly Tag[], tag: Tag): boolean {
  return tags.some((other) => isSameTag(other, tag))
}

/** One tag of each value, as they read alike: that which is searched, where one is. */
export function distinctTags<One extends Tag>(tags: readonly One[], searched: readonly Tag[] = []): readonly One[] {
  return tags.filter((tag) => {
    const alike = tags.filter(({ value }) => value === tag.value)
    return tag === (alike.find((one) => includesTag(searched, one)) ?? alike[0])
  })
}

/** Adds a tag to what is searched, or takes it out. */
export function withTagToggled(tags: readonly Tag[], tag: Tag): readonly Tag[] {
  return includesTag(tags, tag) ? tags.filter((other) => !isSameTag(other, tag)) : [...tags, tag]
}

/** The searched values by concept, in the order in which the concepts came: any value of each, all concepts. */
export function byName(tags: readonly Tag[]): readonly (readonly [name: string, values: readonly string[]])[] {
  const names = [...new Set(tags.map(({ name }) => name))]
  return names.map((name) => [name, tags.filter((tag) => tag.name === name).map(({ value }) => value)])
}

/**
 * How many of the stocks found carry this tag; null where the search itself hides the answer: another value of its
 * concept is searched, so that stocks with this one were not looked for.
 */
export function countOf(tag: Tag, searched: readonly Tag[], found: readonly { readonly tags: readonly Tag[] }[]) {
  const isHidden = searched.some(({ name }) => name === tag.name) && !includesTag(searched, tag)
  return isHidden || searched.length === 0 ? null : found.filter(({ tags }) => includesTag(tags, tag)).length
}
