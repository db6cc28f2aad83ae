/** What a clock and a calendar on the wall show at an instant. */
export interface CivilTime {
  readonly year: number
  /** From 0. */
  readonly month: number
  /** Days since 1970-01-01 on that calendar. */
  readonly day: number
  /** Since midnight, with its fraction. */
  readonly minutes: number
}

const HOUR = 3_600_000
const DAY = 86_400_000
const OFFSETS_KEPT = 5_000

interface Zone {
  readonly format: Intl.DateTimeFormat
  /** By the hour, in UTC: no zone changes its clocks within one. */
  readonly offsets: Map<number, number>
}

// Reading a time zone is slow, and a chart that moves asks for the same hours again and again.
const zones = new Map<string, Zone>()

/** The civil time of an instant (milliseconds) in a time zone (IANA). */
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
