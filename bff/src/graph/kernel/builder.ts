import SchemaBuilder from '@pothos/core'
import DirectivesPlugin from '@pothos/plugin-directives'
import ErrorsPlugin from '@pothos/plugin-errors'
import RelayPlugin from '@pothos/plugin-relay'
import { type GraphQLSchema, isObjectType } from 'graphql'
import type { Decimal } from '@palier/domain/kernel/decimal'
import type { Context } from '../../operation/context.ts'
import { BLAME_PLUGIN } from './blameFields.ts'
import { LimitRefusal, Refusal } from './refusal.ts'

type Types = {
  Context: Context
  DefaultFieldNullability: false
  Scalars: {
    ID: { Input: string; Output: string }
    Decimal: { Input: string; Output: string | number | Decimal }
    Date: { Input: string; Output: string }
    DateTime: { Input: string; Output: string }
  }
  Directives: { semanticNonNull: { locations: 'FIELD_DEFINITION'; args: { levels?: number[] } } }
}

export const builder = new SchemaBuilder<Types>({
  // The last plugin wraps resolvers first: a refusal names its field before it becomes a result.
  plugins: [ErrorsPlugin, RelayPlugin, DirectivesPlugin, BLAME_PLUGIN],
  defaultFieldNullability: false,
  relay: {
    clientMutationId: 'omit',
    relayMutationFieldOptions: { errors: {} },
    idFieldOptions: { description: 'Global id.' },
    nodeTypeOptions: { description: 'An object that can be read by its global id.' },
    pageInfoTypeOptions: { description: 'Start and end of a page of rows.' },
    hasNextPageFieldOptions: { description: 'Whether there are rows after this page.' },
    hasPreviousPageFieldOptions: { description: 'Whether there are rows before this page.' },
    startCursorFieldOptions: { description: 'Cursor of the first row; null for an empty page.' },
    endCursorFieldOptions: { description: 'Cursor of the last row; null for an empty page.' },
    nodeQueryOptions: {
      description: 'Object with this global id; null when it does not exist or belongs to another person.',
      args: { id: { description: 'Global id.' } },
      resolve: (_root, { id }, _context, { schema }, resolveNode) =>
        isNodeType(schema, id.typename) ? resolveNode(id) : null,
    },
    nodesQueryOptions: {
      description: 'Objects with these global ids, in the same order.',
      args: { ids: { description: 'Global ids.' } },
      async resolve(_root, args, _context, { schema }, resolveNodes) {
        const isKnown = ({ typename }: { typename: string }) => isNodeType(schema, typename)
        const asked = args.ids
        // The plugin resolves `args.ids`, not the ids passed to it.
        args.ids = asked.filter(isKnown)
        const nodes = (await resolveNodes(args.ids)).values()
        return asked.map((id) => (isKnown(id) ? nodes.next().value : null))
      },
    },
  },
  errors: {
    defaultTypes: [Refusal, LimitRefusal],
    directResult: true,
    defaultUnionOptions: { name: ({ fieldName }) => `${capitalize(fieldName)}Result` },
  },
})

function isNodeType(schema: GraphQLSchema, name: string): boolean {
  const type = schema.getType(name)
  return isObjectType(type) && type.getInterfaces().some((implemented) => implemented.name === 'Node')
}

/** Builder type for field sets shared by several objects. */
export type Fields<Shape> = PothosSchemaTypes.ObjectFieldBuilder<PothosSchemaTypes.ExtendDefaultTypes<Types>, Shape>

/** Builder type for field sets shared by several inputs. */
export type InputFields = PothosSchemaTypes.InputFieldBuilder<
  PothosSchemaTypes.ExtendDefaultTypes<Types>,
  'InputObject'
>

builder.queryType({ description: 'Reads.' })
builder.mutationType({ description: 'Changes. A refusal is a member of the result union: check `__typename`.' })
builder.subscriptionType({ description: 'Events as they happen.' })

/** Nullable in the schema, non-null for clients that handle errors themselves. */
export const semanticNonNull = { semanticNonNull: {} } as const

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
