export interface CivilTime {
  readonly year: number
  /** Starts at 0. */
  readonly month: number
  /** Days since 1970-01-01 on the local calendar. */
  readonly day: number
  /** Minutes since midnight, with fraction. */
  readonly minutes: number
}

const HOUR = 3_600_000
const DAY = 86_400_000
const OFFSETS_KEPT = 5_000

interface Zone {
  readonly format: Intl.DateTimeFormat
  /** Offsets by UTC hour: no zone changes its clocks within an hour. */
  readonly offsets: Map<number, number>
}

// Cached: time zone lookups are slow, and a moving chart repeats the same hours.
const zones = new Map<string, Zone>()

/** `instant` in milliseconds, `timeZone` by its IANA name. */
export function civilTime(instant: number, timeZone: string): CivilTime {
  const local = instant + offsetAt(instant, timeZone)
  const date = new Date(local)
  const day = Math.floor(local / DAY)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day, minutes: (local - day * DAY) / 60_000 }
}

function offsetAt(instant: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0
  const { format, offsets } = zoneOf(timeZone)
  const hour = Math.floor(instant / HOUR)
  const known = offsets.get(hour)
  if (known !== undefined) return known
  const parts = format.formatToParts(hour * HOUR)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  if (offsets.size >= OFFSETS_KEPT) offsets.clear()
  offsets.set(hour, local - hour * HOUR)
  return local - hour * HOUR
}

function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  const zone = { format, offsets: new Map<number, number>() }
  zones.set(timeZone, zone)
  return zone
}
