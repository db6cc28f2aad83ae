import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>
type WholeInfo = Pick<GraphQLResolveInfo, 'operation' | 'fragments'>

/** Names of the fields selected directly below a field, including fragments. */
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

/** True if the operation selects a field of this name anywhere. */
export function asksFor({ operation, fragments }: WholeInfo, name: string): boolean {
  const isIn = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return false
      return (selection.kind === Kind.FIELD && selection.name.value === name) || isIn(selection.selectionSet)
    }) ?? false
  return [operation, ...Object.values(fragments)].some(({ selectionSet }) => isIn(selectionSet))
}
