import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { calendarDay } from './kernel/scalars.ts'

type JsonSchema = {
  readonly type?: string
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly anyOf?: readonly JsonSchema[]
}

const LARGEST = 2 ** 31 - 1

/** Paths of the integers that a 32-bit column may not hold. */
function unboundedIntegers(schema: JsonSchema, path: string): string[] {
  const {
    type,
    exclusiveMinimum = -Infinity,
    minimum = exclusiveMinimum,
    maximum = Infinity,
    items,
    properties = {},
    anyOf = [],
  } = schema
  return [
    ...(type === 'integer' && (maximum > LARGEST || minimum < -LARGEST - 1) ? [path] : []),
    ...(items ? unboundedIntegers(items, `${path}[]`) : []),
    ...anyOf.flatMap((choice) => unboundedIntegers(choice, path)),
    ...Object.entries(properties).flatMap(([name, property]) => unboundedIntegers(property, `${path}.${name}`)),
  ]
}

test('every whole number of a request fits a 32-bit column, so that no value makes the database fail [SEC-8]', () => {
  const found = Object.entries(catalogue).flatMap(([name, { input }]) =>
    unboundedIntegers(input.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as JsonSchema, name),
  )
  expect(found).toEqual([])
})

test('a day that does not exist is refused before it reaches the database [SEC-8]', () => {
  expect(calendarDay.safeParse('2024-02-29').success).toBe(true)
  for (const day of ['2026-02-29', '2026-02-30', '2026-13-01', '0000-01-01', '2026-1-1', 'yesterday']) {
    expect(calendarDay.safeParse(day).success).toBe(false)
  }
})
