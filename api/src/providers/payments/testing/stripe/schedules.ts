import { periodEndAfter } from './billing.ts'
import { fault } from './fault.ts'
import { type Form, forms, inner, text, texts, whole } from './form.ts'
import { release } from './settle.ts'
import type { Phase, Schedule } from './things.ts'
import { emit, find, keep, newId, type World } from './world.ts'

export function createSchedule(world: World, form: Form): Schedule {
  const others = Object.keys(form).filter((name) => !['from_subscription', 'expand'].includes(name))
  if (others.length > 0) throw fault(400, undefined, 'from_subscription cannot be set with other values.')
  const subscription = find(world, 'subscription', text(form, 'from_subscription'), 'from_subscription')
  if (subscription.schedule !== null) throw fault(400, undefined, 'The subscription has a schedule already.')
  const [item] = subscription.items.data
  if (!item) throw fault(400, undefined, 'The subscription has no items.')
  const current = { start_date: item.current_period_start, end_date: item.current_period_end }
  const schedule = keep<Schedule>(world, {
    id: newId(world, 'sub_sched'),
    object: 'subscription_schedule',
    created: item.current_period_start,
    customer: subscription.customer,
    status: 'active',
    subscription: subscription.id,
    released_subscription: null,
    end_behavior: 'release',
    current_phase: current,
    default_settings: { default_payment_method: subscription.default_payment_method },
    phases: [
      {
        ...current,
        items: [{ price: item.price.id, quantity: 1 }],
        default_tax_rates: subscription.default_tax_rates,
      },
    ],
  })
  subscription.schedule = schedule.id
  emit(world, 'subscription_schedule.created', schedule)
  return schedule
}

export function updateSchedule(world: World, id: string, form: Form): Schedule {
  const schedule = activeSchedule(world, id)
  const phases: Phase[] = []
  for (const phase of forms(form, 'phases')) {
    const start = whole(phase, 'start_date') ?? phases.at(-1)?.end_date
    if (start === undefined) throw fault(400, 'parameter_missing', 'The first phase must have a start date.')
    const items = forms(phase, 'items').map((item) => {
      return { price: find(world, 'price', text(item, 'price'), 'phases[items][price]').id, quantity: 1 }
    })
    phases.push({
      start_date: start,
      end_date: whole(phase, 'end_date') ?? periodEndAfter(start, start),
      items,
      default_tax_rates: texts(phase, 'default_tax_rates').map((rate) => find(world, 'tax_rate', rate)),
    })
  }
  const card = text(inner(form, 'default_settings'), 'default_payment_method')
  if (card !== undefined) schedule.default_settings.default_payment_method = card
  if (phases.length === 0) return schedule
  if (phases[0]?.start_date !== schedule.current_phase?.start_date)
    throw fault(400, undefined, 'The start date of the current phase cannot be changed.')
  schedule.phases = phases
  schedule.end_behavior = text(form, 'end_behavior') ?? schedule.end_behavior
  emit(world, 'subscription_schedule.updated', schedule)
  return schedule
}

export function releaseSchedule(world: World, id: string): Schedule {
  const schedule = activeSchedule(world, id)
  release(world, find(world, 'subscription', schedule.subscription ?? undefined))
  return schedule
}

function activeSchedule(world: World, id: string): Schedule {
  const schedule = find(world, 'subscription_schedule', id)
  if (schedule.status === 'active') return schedule
  throw fault(400, undefined, `You cannot change a subscription schedule that is ${schedule.status}.`)
}
