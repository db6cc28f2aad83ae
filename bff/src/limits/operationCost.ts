import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  getOperationAST,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

const OWN_POINTS = { query: 1, mutation: 10, subscription: 5 } as const
/** Assumed number of rows of a list without a known length. */
const USUAL_ROWS = 3
/** Rows of a page per point, since one call reads them all. */
const ROWS_A_POINT = 10

type Variables = Readonly<Record<string, unknown>>

const known = new WeakMap<OperationDefinitionNode, number>()

/** Points: 1 per query, 5 per subscription, 10 per mutation, plus 1 per object and expected row. */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Variables = {},
): number {
  const operation = getOperationAST(document, operationName)
  const root = operation && schema.getRootType(operation.operation)
  if (!operation || !root) return 1
  // A number may be a page size.
  const isConstant = !Object.values(variables).some((value) => typeof value === 'number')
  const before = isConstant ? known.get(operation) : undefined
  if (before !== undefined) return before

  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  const walk = { schema, fragments, variables, known: new Map<string, number>() }
  const cost = Math.ceil(OWN_POINTS[operation.operation] + costOfSet(operation.selectionSet, root, walk, false))
  if (isConstant) known.set(operation, cost)
  return cost
}

type Walk = {
  schema: GraphQLSchema
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  variables: Variables
  known: Map<string, number>
}

function costOfSet({ selections }: SelectionSetNode, type: GraphQLNamedType, walk: Walk, isPage: boolean): number {
  let cost = 0
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) cost += costOfField(selection, type, walk, isPage)
    else if (selection.kind === Kind.FRAGMENT_SPREAD) cost += costOfFragment(selection.name.value, walk, isPage)
    else {
      const name = selection.typeCondition?.name.value
      const inner = name === undefined ? type : (walk.schema.getType(name) ?? type)
      cost += costOfSet(selection.selectionSet, inner, walk, isPage)
    }
  }
  return cost
}

function costOfField(
  { name, selectionSet, arguments: given = [] }: FieldNode,
  type: GraphQLNamedType,
  walk: Walk,
  isPage: boolean,
): number {
  const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name.value] : undefined
  if (!selectionSet || !field) return 0
  const first = firstOf(field, given, walk.variables)
  const rows = first === null ? 1 : Math.max(1, first / ROWS_A_POINT)
  const isOpenList = first === null && !isPage && isListType(getNullableType(field.type))
  const inside = costOfSet(selectionSet, getNamedType(field.type), walk, first !== null)
  return 1 + inside * (isOpenList ? USUAL_ROWS : rows)
}

function costOfFragment(name: string, walk: Walk, isPage: boolean): number {
  const key = `${isPage} ${name}`
  const known = walk.known.get(key)
  if (known !== undefined) return known
  const fragment = walk.fragments.get(name)
  const type = fragment && walk.schema.getType(fragment.typeCondition.name.value)
  if (!type) return 0
  const cost = costOfSet(fragment.selectionSet, type, walk, isPage)
  walk.known.set(key, cost)
  return cost
}

/** Requested page size; null for a field without pages. */
function firstOf(
  { args }: GraphQLField<unknown, unknown>,
  given: readonly ArgumentNode[],
  variables: Variables,
): number | null {
  const argument = args.find(({ name }) => name === 'first')
  if (!argument) return null
  const value = given.find(({ name }) => name.value === 'first')?.value
  if (value?.kind === Kind.INT) return Number(value.value)
  const passed = value?.kind === Kind.VARIABLE ? variables[value.name.value] : undefined
  const first = passed ?? argument.defaultValue
  return typeof first === 'number' && first <= largestOf(argument) ? first : 1
}

/** A larger page is refused, so its rows are never read. */
function largestOf({ extensions: { bounds } }: GraphQLArgument): number {
  const isBounded = typeof bounds === 'object' && bounds !== null && 'maximum' in bounds
  return isBounded ? Number(bounds.maximum) : Infinity
}
