import { bridgeAt, wholeBridge, type Bridge } from './bridge.ts'
import { latestSession, minutesOf, type Calendar, type Session } from '@palier/domain/market/tradingCalendar'
import { MINUTE } from '@palier/domain/market/exchangeDay'
import type { DailyLevels } from './dailyLevels.ts'
import { normal, STREAM } from './random.ts'

export interface Walk {
  readonly calendar: Calendar
  close(day: number): number
  /**
   * Level at a whole minute of a day: the opening before its session, the close after it or without
   * one.
   */
  at(day: number, instant: number): number
  /** Levels at each minute of a session, which may be another market's. */
  minutes(session: Session): Float64Array
  seconds(day: number, start: number): Float64Array
}

const SECONDS = 60

// A quote needs the path of its day. Around midnight, or for a chart of several days, one or two
// more are needed.
const PATHS_KEPT = 3

/** Deterministic random walk by seed and id. Caches the paths of a few days. */
export function createWalk(seed: number, id: number, calendar: Calendar, levels: DailyLevels): Walk {
  const paths = new Map<number, Float64Array>()

  function dayBridge(session: Session): Bridge {
    const { day } = session
    return {
      steps: minutesOf(session),
      from: levels.open(day),
      to: levels.close(day),
      deviation: levels.deviation(day),
      draw: (low, high) => normal(seed, STREAM.minute, id, day, low, high),
      livelySteps: calendar.livelyMinutes,
    }
  }

  function path(session: Session): Float64Array {
    const known = paths.get(session.day)
    if (known !== undefined) return known

    const computed = wholeBridge(dayBridge(session))
    const [oldest] = paths.keys()
    if (oldest !== undefined && paths.size >= PATHS_KEPT) paths.delete(oldest)
    paths.set(session.day, computed)
    return computed
  }

  function at(day: number, instant: number): number {
    const own = calendar.session(day)
    if (own === null || instant >= own.close) return levels.close(day)
    return bridgeAt(dayBridge(own), Math.max(0, (instant - own.open) / MINUTE))
  }

  function minutes(session: Session): Float64Array {
    const own = calendar.session(session.day)
    if (own === null) return new Float64Array(minutesOf(session) + 1).fill(levels.close(session.day))

    const levelsOfDay = path(own)
    if (own.open === session.open && own.close === session.close) return levelsOfDay
    const offset = (session.open - own.open) / MINUTE
    const last = minutesOf(own)
    return Float64Array.from({ length: minutesOf(session) + 1 }, (_, minute) => {
      return levelsOfDay[Math.min(last, Math.max(0, offset + minute))] ?? 0
    })
  }

  function seconds(day: number, start: number): Float64Array {
    const own = calendar.session(day)
    if (own === null || start < own.open || start >= own.close) {
      return new Float64Array(SECONDS + 1).fill(at(day, start))
    }
    const minute = (start - own.open) / MINUTE
    const levelsOfDay = path(own)
    return wholeBridge({
      steps: SECONDS,
      from: levelsOfDay[minute] ?? 0,
      to: levelsOfDay[minute + 1] ?? 0,
      deviation: levels.deviation(day) / Math.sqrt(minutesOf(own)),
      draw: (low, high) => normal(seed, STREAM.second, id, day, minute, low, high),
      livelySteps: 0,
    })
  }

  return { calendar, close: levels.close, at, minutes, seconds }
}

/** Level at the second of an instant, or the last close if the market is closed. */
export function levelAtSecond(walk: Walk, instant: number): number {
  const { day, open, close } = latestSession(walk.calendar, instant)
  if (instant >= close) return walk.close(day)
  const intoMinute = (instant - open) % MINUTE
  return walk.seconds(day, instant - intoMinute)[Math.floor(intoMinute / 1000)] ?? 0
}
