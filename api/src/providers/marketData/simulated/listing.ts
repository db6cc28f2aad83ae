import type { Currency } from '../port.ts'
import { calendarOf, type Calendar, type Session, type SessionMode } from '@palier/domain/market/tradingCalendar'
import { companyLevels } from './dailyLevels.ts'
import { groupOf, PROFILES } from './profiles.ts'
import { hashText, normal, STREAM } from './random.ts'
import type { SampleSecurity } from './readSecurities.ts'
import { createShareFactor } from './sampleSplits.ts'
import { createWalk, type Walk } from './walk.ts'

/** Path of a listing in log prices; `price` converts them to amounts in its currency. */
export interface Listing {
  readonly sample: SampleSecurity
  readonly calendar: Calendar
  /** Market capitalization divided by the price of a share of the reference day. */
  readonly capitalPerPrice: number
  /** Shares of a day for one share of the reference day. */
  shareFactor(day: number): number
  price(level: number, day: number): number
  close(day: number): number
  /** Level at a whole minute of a day with a session. */
  at(day: number, instant: number): number
  minutes(session: Session): Float64Array
  seconds(day: number, start: number): Float64Array
  /** Shares traded on a day with a session, in shares of the reference day. */
  volume(day: number): number
}

/**
 * Creates the sample's listings. The first listing of a company is its home. The others share its
 * walk, converted at the exchange rate if their currency differs. `rate`: walk of the USD/CAD rate.
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

// Share turnover of a quiet day, and the factors that change it.
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

  // Computed lazily: reading the walk up to the reference day is most of the work.
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
