import { getSystemDateTime } from '@palier/contract/site/siteCalls'
import { instantOf } from '@palier/domain/kernel/instant'
import type { Operation } from '../../operation/context.ts'
import { createLoader } from '../kernel/createLoader.ts'

// Expiry of cards and billing follow the calendar of Québec.
const CIVIL_DATE = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const timeLoader = createLoader(loadTimes, { maximumKeys: 1 })

/** May be ahead in billing tests. One call per operation. */
export function loadSystemTime(operation: Operation): Promise<Date> {
  return timeLoader(operation).load('server')
}

async function loadTimes(_servers: readonly 'server'[], operation: Operation): Promise<Date[]> {
  return [await readSystemTime(operation)]
}

/** In Toronto, as YYYY-MM-DD. */
export async function loadSystemDate(operation: Operation): Promise<string> {
  return CIVIL_DATE.format(await loadSystemTime(operation))
}

async function readSystemTime({ client, services: { now, log } }: Operation): Promise<Date> {
  try {
    const { systemDateTime } = await client.send(getSystemDateTime, {})
    return new Date(instantOf(systemDateTime) ?? now())
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : null }, 'api time read failed')
    return now()
  }
}
