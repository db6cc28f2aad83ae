import type { Calendar } from '@palier/domain/market/tradingCalendar'
import { exchangeDay } from '@palier/domain/market/exchangeDay'
import type { Profile } from './profiles.ts'
import { normal, STREAM, uniform } from './random.ts'

/** Log-price path by day. On days without a session, the previous close is repeated. */
export interface DailyLevels {
  open(day: number): number
  close(day: number): number
  deviation(day: number): number
}

/** First simulated day; nothing moves before it. */
export const FIRST_DAY = exchangeDay(2019, 1, 1)

const MARKET_SIGMA = 0.0075
const GROUP_SIGMA = 0.0055
const JUMP_SIGMA = 0.035
const JUMP_CHANCE = 0.008
const PULL = 0.002
const REGIME_DAYS = 40

// Daily figures assume 252 sessions a year. If there are more, the yearly variance is the same.
const SESSIONS_OF_FIGURES = 252

type CompanyPath = { seed: number; companyId: number; groupId: number; profile: Profile; calendar: Calendar }

/**
 * Log price of a company, 0 on the first day. Each day adds shocks of the market, the group and the
 * company, and rarely a jump, scaled by the current regime. A weak pull to the trend keeps prices
 * plausible over years.
 */
export function companyLevels({ seed, companyId, groupId, profile, calendar }: CompanyPath): DailyLevels {
  const share = SESSIONS_OF_FIGURES / calendar.sessionsPerYear
  const { beta, groupWeight, sigma } = profile
  const ordinary = Math.hypot(beta * MARKET_SIGMA, groupWeight * GROUP_SIGMA, sigma) * Math.sqrt(share)
  const trend = profile.drift / calendar.sessionsPerYear

  function deviation(day: number): number {
    return ordinary * regime(seed, day)
  }

  function move(day: number): number {
    const shock =
      beta * MARKET_SIGMA * normal(seed, STREAM.market, day) +
      groupWeight * GROUP_SIGMA * normal(seed, STREAM.group, groupId, day) +
      sigma * normal(seed, STREAM.company, companyId, day)
    return shock * Math.sqrt(share) * regime(seed, day) + jump(day)
  }

  function jump(day: number): number {
    if (!profile.jumps || uniform(seed, STREAM.jump, companyId, day) >= JUMP_CHANCE * share) return 0
    return JUMP_SIGMA * normal(seed, STREAM.jump, companyId, day)
  }

  const close = cumulated(calendar, (previous, day, sessions) => {
    return previous + trend + move(day) - PULL * share * (previous - trend * sessions)
  })

  function open(day: number): number {
    const previous = close(day - 1)
    if (calendar.overnightShare === 0) return previous
    const part = calendar.overnightShare * (0.5 + uniform(seed, STREAM.gap, companyId, day))
    return previous + part * (close(day) - previous)
  }

  return { open, close, deviation }
}

const USUAL_RATE = Math.log(1.4)
const RATE_BOUND = 0.069
const RATE_SIGMA = 0.0035
const RATE_PULL = 0.0084

/** Log of the Canadian dollars for one US dollar: around 1.40, between about 1.30 and 1.50. */
export function rateLevels(seed: number, calendar: Calendar): DailyLevels {
  const share = SESSIONS_OF_FIGURES / calendar.sessionsPerYear
  const deviation = RATE_SIGMA * Math.sqrt(share)
  const free = cumulated(calendar, (previous, day) => {
    return previous * (1 - RATE_PULL * share) + deviation * normal(seed, STREAM.rate, day)
  })

  function close(day: number): number {
    return USUAL_RATE + RATE_BOUND * Math.tanh(free(day) / RATE_BOUND)
  }

  return { open: (day) => close(day - 1), close, deviation: () => deviation }
}

type NextLevel = (previous: number, day: number, sessions: number) => number

// Computed levels are cached and extended on demand.
function cumulated(calendar: Calendar, next: NextLevel): (day: number) => number {
  const levels: number[] = []
  let sessions = 0

  return function level(wanted) {
    for (let day = FIRST_DAY + levels.length; day <= wanted; day += 1) {
      const previous = levels.at(-1) ?? 0
      const isOpen = calendar.isOpen(day)
      levels.push(isOpen ? next(previous, day, sessions) : previous)
      if (isOpen) sessions += 1
    }
    return levels[wanted - FIRST_DAY] ?? 0
  }
}

function regime(seed: number, day: number): number {
  const drawn = uniform(seed, STREAM.regime, Math.floor(day / REGIME_DAYS))
  if (drawn < 0.2) return 0.7
  return drawn < 0.85 ? 1 : 1.8
}
