import { randomBytes } from 'node:crypto'
import { fault } from './fault.ts'
import { complete } from './render.ts'
import type { Customer, Kind, List, StripeEvent, Thing, ThingOf } from './things.ts'

export const API_VERSION = '2026-10-28.endive'

export type Answer = { status: number; body: string; isReplayed: boolean }

/** How the card behaves: declined with a code, or the bank asks its holder, at each payment or only while it is saved. */
export type CardLaw = { declines?: string; declinesLater?: string; asks?: boolean }

/** All that a Stripe knows. */
export type World = {
  things: Map<string, Thing>
  /** By payment method. */
  laws: Map<string, CardLaw>
  events: StripeEvent[]
  /** While true a confirmed payment stays in process. */
  isHolding: boolean
  /** The payments in process, each as what it will become. */
  held: (() => void)[]
  realNow: () => number
  count: number
  listeners: ((event: StripeEvent) => void)[]
  /** What was answered under an idempotency key; Stripe forgets one after a day. */
  keys: Map<string, { asked: string; answer: Answer }>
  /** Hears each object as it was answered. */
  onAnswer: (body: unknown) => void
}

export function createWorld(realNow: () => number): World {
  return {
    things: new Map(),
    laws: new Map(),
    events: [],
    isHolding: false,
    held: [],
    realNow,
    count: 0,
    listeners: [],
    keys: new Map(),
    onAnswer() {},
  }
}

export function newId(world: World, prefix: string): string {
  world.count += 1
  return `${prefix}_${String(world.count).padStart(6, '0')}${randomBytes(6).toString('hex')}`
}

export function keep<Each extends Thing>(world: World, thing: Each): Each {
  world.things.set(thing.id, thing)
  return thing
}

/** The thing of this kind. Answers as Stripe does where there is none. */
export function find<Name extends Kind>(
  world: World,
  object: Name,
  id: string | undefined,
  param = 'id',
): ThingOf<Name> {
  const thing = id === undefined ? undefined : world.things.get(id)
  if (!thing || !isOf(thing, object)) throw fault(404, 'resource_missing', `No such ${object}: '${id}'`, { param })
  return thing
}

/** Newest first. */
export function all<Name extends Kind>(world: World, object: Name): ThingOf<Name>[] {
  return [...world.things.values()].flatMap((thing) => (isOf(thing, object) ? [thing] : [])).toReversed()
}

function isOf<Name extends Kind>(thing: Thing, object: Name): thing is ThingOf<Name> {
  return thing.object === object
}

/** The instant in which a customer lives: that of the clock, where they have one. */
export function nowOf(world: World, customerId: string): number {
  const customer = world.things.get(customerId)
  const clockId = customer?.object === 'customer' ? customer.test_clock : null
  return clockId === null ? world.realNow() : find(world, 'test_helpers.test_clock', clockId).frozen_time
}

export function livingCustomer(world: World, id: string | undefined, param = 'customer'): Customer {
  const customer = find(world, 'customer', id, param)
  if (customer.deleted) throw fault(404, 'resource_missing', `No such customer: '${id}'`, { param })
  return customer
}

export function listOf<Each>(data: Each[], url: string, hasMore = false): List<Each> {
  return { object: 'list', data, has_more: hasMore, url }
}

/** `before`: what was there of the parts that have changed. */
export function emit(world: World, type: string, thing: Thing, before?: Record<string, unknown>): void {
  const created = 'customer' in thing && thing.customer !== null ? nowOf(world, thing.customer) : world.realNow()
  const event: StripeEvent = {
    id: newId(world, 'evt'),
    object: 'event',
    type,
    api_version: API_VERSION,
    created,
    livemode: false,
    data: { object: complete(structuredClone(thing), ''), ...(before && { previous_attributes: before }) },
  }
  world.events.push(event)
  for (const listener of world.listeners) listener(event)
}
