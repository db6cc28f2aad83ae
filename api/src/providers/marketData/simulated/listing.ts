import type { Currency } from '../port.ts'
import { calendarOf, type Calendar, type Session, type SessionMode } from '@palier/domain/market/tradingCalendar'
import { companyLevels } from './dailyLevels.ts'
import { groupOf, PROFILES } from './profiles.ts'
import { hashText, normal, STREAM } from './random.ts'
import type { SampleSecurity } from './readSecurities.ts'
import { createShareFactor } from './sampleSplits.ts'
import { createWalk, type Walk } from './walk.ts'

/** The path of a security on one exchange, as logarithms that `price` turns into amounts of its currency. */
export interface Listing {
  readonly sample: SampleSecurity
  readonly calendar: Calendar
  /** Units of currency for each unit of the price of a share of the reference day. */
  readonly capitalPerPrice: number
  /** How many shares of a day one share of the reference day is. */
  shareFactor(day: number): number
  /** The price of a share as it is on that day. */
  price(level: number, day: number): number
  /** The close of a day on which the exchange opened. */
  close(day: number): number
  /** The level at a whole minute of a day on which the exchange opened. */
  at(day: number, instant: number): number
  minutes(session: Session): Float64Array
  seconds(day: number, start: number): Float64Array
  /** How many shares, counted in those of the reference day, change hands on a day on which the exchange opens. */
  volume(day: number): number
}

/**
 * Makes the listings of the sample. The first line of a company is its home: the others share its walk, at the
 * exchange rate where their currency differs. `rate` is the walk of the Canadian dollars that a US dollar buys.
 */
export function createListings(
  samples: readonly SampleSecurity[],
  seed: number,
  mode: SessionMode,
  rate: Walk,
): Listing[] {
  const homes = new Map<string, Home>()

  return samples.map((sample) => {
    const { companyKey, mic } = sample.security
    const home = homes.get(companyKey) ?? createHome(sample, seed, mode)
    homes.set(companyKey, home)
    return createListing(sample, home, calendarOf(mic, mode), { rate, seed })
  })
}

// The part of a company's shares that changes hands on a quiet day, and what moves that.
const TURNOVER = 0.0015
const VOLUME_SIGMA = 0.35
const USUAL_MOVE = 0.012
const MOVE_WEIGHT = 0.5

type Home = { readonly sample: SampleSecurity; readonly walk: Walk }

function createHome(sample: SampleSecurity, seed: number, mode: SessionMode): Home {
  const { companyKey, mic, sector, subIndustry } = sample.security
  const companyId = hashText(companyKey)
  const groupId = hashText(groupOf(sector ?? '', subIndustry ?? ''))
  const calendar = calendarOf(mic, mode)
  const profile = PROFILES[sample.volatilityClass]
  return {
    sample,
    walk: createWalk(seed, companyId, calendar, companyLevels({ seed, companyId, groupId, profile, calendar })),
  }
}

function createListing(
  sample: SampleSecurity,
  home: Home,
  calendar: Calendar,
  { rate, seed }: { rate: Walk; seed: number },
): Listing {
  const rateSign = signOfRate(home.sample.security.currency, sample.security.currency)
  const { referencePrice, referenceDay, referenceMarketCap } = home.sample

  // Not computed before it is asked for: reading the walk up to the reference day is most of the work.
  let scale: number | null = null
  const shareFactor = createShareFactor(sample)
  function price(level: number, day: number): number {
    scale ??= referencePrice / Math.exp(home.walk.close(referenceDay))
    return (scale * Math.exp(level)) / shareFactor(day)
  }

  function converted(levels: Float64Array, rates: () => Float64Array): Float64Array {
    if (rateSign === 0) return levels
    const rateLevels = rates()
    return levels.map((level, index) => level + rateSign * (rateLevels[index] ?? 0))
  }

  function at(day: number, instant: number): number {
    return home.walk.at(day, instant) + (rateSign === 0 ? 0 : rateSign * rate.at(day, instant))
  }

  function close(day: number): number {
    if (calendar === home.walk.calendar && rateSign === 0) return home.walk.close(day)
    return at(day, calendar.session(day)?.close ?? Infinity)
  }

  const listingId = hashText(sample.security.key)
  const shares = referenceMarketCap / referencePrice
  /** Days of large moves are busy ones. */
  function volume(day: number): number {
    const move = Math.abs(home.walk.close(day) - home.walk.close(day - 1)) / USUAL_MOVE
    const spread = Math.exp(VOLUME_SIGMA * normal(seed, STREAM.volume, listingId, day))
    return Math.round(shares * TURNOVER * spread * (1 + MOVE_WEIGHT * move))
  }

  return {
    sample,
    calendar,
    volume,
    capitalPerPrice: shares,
    shareFactor,
    price,
    close,
    at,
    minutes: (session) => converted(home.walk.minutes(session), () => rate.minutes(session)),
    seconds: (day, start) => converted(home.walk.seconds(day, start), () => rate.seconds(day, start)),
  }
}

function signOfRate(home: Currency, listed: Currency): number {
  if (home === listed) return 0
  return home === 'CAD' ? -1 : 1
}
