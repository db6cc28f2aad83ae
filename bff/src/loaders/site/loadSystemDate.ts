import { getSystemDateTime } from '@palier/contract/site/siteCalls'
import { instantOf } from '@palier/domain/kernel/instant'
import type { Operation } from '../../operation/context.ts'

// The months by which cards expire and plans are billed are those of Quebec.
const CIVIL_DATE = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const loaded = new WeakMap<Operation, Promise<Date>>()

/** The server's clock, which may run ahead of this one while billing is tried out; one call an operation. */
export function loadSystemTime(operation: Operation): Promise<Date> {
  const time = loaded.get(operation) ?? readSystemTime(operation)
  loaded.set(operation, time)
  return time
}

/** The server's day in Toronto, a plain date: 2026-03-02. */
export async function loadSystemDate(operation: Operation): Promise<string> {
  return CIVIL_DATE.format(await loadSystemTime(operation))
}

async function readSystemTime({ client, services: { now, log } }: Operation): Promise<Date> {
  try {
    const { systemDateTime } = await client.send(getSystemDateTime, {})
    return new Date(instantOf(systemDateTime) ?? now())
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : null }, 'the time of the api is not known')
    return now()
  }
}
