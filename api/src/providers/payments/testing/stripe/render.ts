import { fault } from './fault.ts'
import { REST } from './rest.ts'
import type { World } from './world.ts'

// Fields that an answer holds only for those who ask to expand them.
const ON_REQUEST = new Set(['invoice.confirmation_secret', 'invoice.payments'])
const DEEPEST = 4

/** An answer: ids become objects where `expand` says so. */
export function render(world: World, thing: unknown, expand: string[]): unknown {
  const paths = expand.map((path) => path.split('.'))
  for (const path of paths)
    if (path.length > DEEPEST)
      throw fault(400, 'property_expansion_max_depth', `You cannot expand more than ${DEEPEST} levels of a property.`)
  return complete(shown(world, thing, paths), '')
}

function shown(world: World, value: unknown, paths: string[][]): unknown {
  if (Array.isArray(value)) return value.map((each) => shown(world, each, paths))
  if (typeof value !== 'object' || value === null) return value
  const kind = 'object' in value ? String(value.object) : ''
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      const inside = paths.flatMap(([head, ...rest]) => (head === name ? [rest] : []))
      const isAsked = inside.length > 0
      if (ON_REQUEST.has(`${kind}.${name}`) && !isAsked) return []
      const deeper = inside.filter((path) => path.length > 0)
      return [[name, shown(world, isAsked ? opened(world, each) : each, deeper)]]
    }),
  )
}

function opened(world: World, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => opened(world, each))
  return typeof value === 'string' ? (world.things.get(value) ?? value) : value
}

/** With the fields that nobody here reads. `path`: where it stands in the object of Stripe that it is a part of. */
export function complete(value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((each) => complete(each, `${path}[]`))
  if (typeof value !== 'object' || value === null) return value
  const place = 'object' in value ? String(value.object) : path
  const isWhole = !('deleted' in value)
  return Object.fromEntries(
    Object.entries({ ...(isWhole && REST[place]), ...value }).map(([name, each]) => [
      name,
      complete(each, `${place}.${name}`),
    ]),
  )
}
