import { defaultFieldResolver, type GraphQLSchema, isObjectType } from 'graphql'
import type { Context } from '../../operation/context.ts'
import { OutOfRange } from './refusal.ts'

type Bounds = { unit: 'rows' | 'days' | 'years'; minimum: number; maximum: number }
type Bounded = { extensions: { bounds: Bounds } }

const WHAT = { rows: 'Number of rows', days: 'Number of days', years: 'Year' } as const

/** Options of a bounded integer argument; `keepBounds` enforces the bounds. */
export function within({ unit, minimum = 1, maximum }: Omit<Bounds, 'minimum'> & { minimum?: number }) {
  return {
    required: true,
    description: `${WHAT[unit]}, from ${minimum} to ${maximum}.`,
    extensions: { bounds: { unit, minimum, maximum } },
  } as const
}

export const ROWS = within({ unit: 'rows', maximum: 100 })

/** Throws `OutOfRange`, which names the argument. */
export function expectWithin(field: string, value: number, { extensions: { bounds } }: Bounded): void {
  if (value < bounds.minimum || value > bounds.maximum) throw new OutOfRange(field, bounds)
}

/** Enforces the bounds of arguments. Mutates the schema. */
export function keepBounds(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const bounded = field.args.filter(({ extensions }) => 'bounds' in extensions)
      if (bounded.length === 0) continue
      const { resolve = defaultFieldResolver } = field
      field.resolve = (source, given: Record<string, unknown>, context: Context, info) => {
        // Written by `within`.
        for (const { name, extensions } of bounded) {
          if (given[name] != null) expectWithin(name, Number(given[name]), { extensions } as Bounded)
        }
        return resolve(source, given, context, info)
      }
    }
  }
  return schema
}
