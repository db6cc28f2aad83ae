import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>

/** Names of the fields asked for below a field, whatever fragment they stand in; of one level. */
export function selectedFields({ fieldNodes, fragments }: Info): ReadonlySet<string> {
  const names = new Set<string>()
  function collect(set: SelectionSetNode | undefined): void {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FIELD) names.add(selection.name.value)
      else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet)
      else collect(fragments[selection.name.value]?.selectionSet)
    }
  }
  for (const { selectionSet } of fieldNodes) collect(selectionSet)
  return names
}
