import { periodDraft, periodEndAfter } from './billing.ts'
import { fault } from './fault.ts'
import { type Form, text, whole } from './form.ts'
import { collect, finalize, newInvoice } from './invoices.ts'
import { endNow, release, voidInvoice } from './settle.ts'
import type { Clock, Subscription } from './things.ts'
import { all, emit, find, keep, newId, type World } from './world.ts'

const HOUR = 3600
const DAY = 24 * HOUR

export function createClock(world: World, form: Form): Clock {
  return keep<Clock>(world, {
    id: newId(world, 'clock'),
    object: 'test_helpers.test_clock',
    created: world.realNow(),
    name: text(form, 'name') ?? '',
    frozen_time: whole(form, 'frozen_time') ?? world.realNow(),
    status: 'ready',
  })
}

type Due = { at: number; happen: () => void }

/** Moves the clock; whatever falls due on the way happens in its order. */
export function advanceClock(world: World, id: string, form: Form): Clock {
  const clock = find(world, 'test_helpers.test_clock', id)
  const to = whole(form, 'frozen_time') ?? 0
  if (to <= clock.frozen_time) throw fault(400, undefined, 'A clock moves forward only.', { param: 'frozen_time' })
  if (to > clock.frozen_time + 62 * DAY)
    throw fault(400, 'test_clock_advancement_exceeds_max', 'At most two billing intervals at once.')
  for (;;) {
    const [next] = all(world, 'subscription')
      .filter(({ test_clock: own }) => own === id)
      .flatMap((subscription) => dueOf(world, subscription))
      .filter(({ at }) => at <= to)
      .toSorted((left, right) => left.at - right.at)
    if (!next) break
    clock.frozen_time = Math.max(clock.frozen_time, next.at)
    next.happen()
  }
  clock.frozen_time = to
  emit(world, 'test_helpers.test_clock.ready', clock)
  return clock
}

function dueOf(world: World, subscription: Subscription): Due[] {
  if (subscription.ended_at !== null) return []
  if (subscription.status === 'incomplete')
    return [{ at: subscription.created + 23 * HOUR, happen: () => endNow(world, subscription) }]

  const due: Due[] = []
  const latest = find(world, 'invoice', subscription.latest_invoice ?? undefined)
  if (subscription.pending_update)
    due.push({ at: subscription.pending_update.expires_at, happen: () => voidInvoice(world, latest) })
  // A renewal stays a draft for an hour.
  if (latest.status === 'draft')
    due.push({ at: latest.created + HOUR, happen: () => collectDraft(world, subscription) })
  if (latest.status === 'open' && latest.next_payment_attempt !== null)
    due.push({ at: latest.next_payment_attempt, happen: () => collect(world, latest) })
  const [item] = subscription.items.data
  if (item) due.push({ at: item.current_period_end, happen: () => endPeriod(world, subscription) })
  return due
}

function collectDraft(world: World, subscription: Subscription): void {
  const invoice = find(world, 'invoice', subscription.latest_invoice ?? undefined)
  finalize(world, invoice)
  collect(world, invoice)
}

function endPeriod(world: World, subscription: Subscription): void {
  const [item] = subscription.items.data
  if (!item) return
  if (subscription.cancel_at_period_end) return endNow(world, subscription)
  const start = item.current_period_end
  if (subscription.schedule !== null) {
    const schedule = find(world, 'subscription_schedule', subscription.schedule)
    const phase = schedule.phases.find((each) => each.start_date <= start && start < each.end_date)
    if (phase) {
      item.price = find(world, 'price', phase.items[0]?.price)
      subscription.default_tax_rates = phase.default_tax_rates
      subscription.default_payment_method =
        schedule.default_settings.default_payment_method ?? subscription.default_payment_method
      schedule.current_phase = { start_date: phase.start_date, end_date: phase.end_date }
      emit(world, 'subscription_schedule.updated', schedule)
    } else release(world, subscription)
  }
  item.current_period_start = start
  item.current_period_end = periodEndAfter(subscription.billing_cycle_anchor, start)
  newInvoice(world, subscription, 'subscription_cycle', periodDraft(subscription))
  emit(world, 'customer.subscription.updated', subscription)
}
