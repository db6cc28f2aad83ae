import {
  type DocumentNode,
  type FieldNode,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'

const TICK_FIELDS: ReadonlySet<string> = new Set(['pricesChanged', 'showcasePricesChanged'])

/** Fields of a stock in a tick that are the same for every viewer. */
const PLAIN_FIELDS: ReadonlySet<string> = new Set([
  '__typename',
  'change',
  'changePercent',
  'companyName',
  'currency',
  'id',
  'isIntraday',
  'lastPrice',
  'lastPriceAt',
  'marketCap',
  'stockId',
  'symbol',
  'yearHigh',
  'yearLow',
])

/**
 * Returns a subscription without its stocks if its result depends on the stocks alone, else null.
 * All subscribers of such a document share results.
 */
export function sharedDocumentOf(document: DocumentNode, operationName: string | null): DocumentNode | null {
  const operation = getOperationAST(document, operationName)
  if (operation?.operation !== 'subscription') return null
  const [root, ...others] = fieldsOf(operation.selectionSet, document) ?? []
  if (!root || others.length > 0 || !TICK_FIELDS.has(root.name.value)) return null
  if (!root.selectionSet || !isPlainTick(root.selectionSet, document)) return null

  const emptied: OperationDefinitionNode = {
    ...operation,
    variableDefinitions: [],
    selectionSet: { ...operation.selectionSet, selections: [withoutStocks(root)] },
  }
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
  return { ...document, definitions: [emptied, ...fragments] }
}

function isPlainTick(selectionSet: SelectionSetNode, document: DocumentNode): boolean {
  const fields = fieldsOf(selectionSet, document)
  const stocks = fields?.filter(({ name }) => name.value === 'stocks') ?? []
  const keys = new Set(stocks.map(({ alias, name }) => (alias ?? name).value))
  if (keys.size !== 1) return false
  return stocks.every((field) => {
    const leaves = field.selectionSet && fieldsOf(field.selectionSet, document)
    return leaves?.every(({ name }) => PLAIN_FIELDS.has(name.value)) ?? false
  })
}

/** All fields of a selection, including fragments. Null if a directive may skip one. */
function fieldsOf({ selections }: SelectionSetNode, document: DocumentNode): FieldNode[] | null {
  const fields: FieldNode[] = []
  for (const selection of selections) {
    if (selection.directives?.length) return null
    const inside = selection.kind === Kind.FIELD ? [selection] : fieldsOf(selectionSetOf(selection, document), document)
    if (!inside) return null
    fields.push(...inside)
  }
  return fields
}

const EMPTY: SelectionSetNode = { kind: Kind.SELECTION_SET, selections: [] }

type Fragment = Exclude<SelectionSetNode['selections'][number], FieldNode>

function selectionSetOf(fragment: Fragment, { definitions }: DocumentNode): SelectionSetNode {
  if (fragment.kind === Kind.INLINE_FRAGMENT) return fragment.selectionSet
  const definition = definitions.find(
    (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === fragment.name.value,
  )
  return definition?.kind === Kind.FRAGMENT_DEFINITION ? definition.selectionSet : EMPTY
}

function withoutStocks(field: FieldNode): FieldNode {
  const none: ValueNode = { kind: Kind.LIST, values: [] }
  return { ...field, arguments: field.arguments?.map((argument) => ({ ...argument, value: none })) ?? [] }
}
