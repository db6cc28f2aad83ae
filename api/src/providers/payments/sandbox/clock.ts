import { billingDate } from '@palier/domain/billing/billingCycle'

const DURATION = /^P(?:(\d{1,3})M)?(?:(\d{1,4})D)?(?:T(\d{1,4})H)?$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/
const HOUR = 3_600_000

const REAL_CLOCK = 'real'

/**
 * New time of the sandbox clock. `clockId`: `real`; a duration from `now` such as `P1M`, `P8D` or
 * `PT12H`; or a later instant such as `2027-01-31T12:00:00Z`. Null if invalid.
 */
export function clockAfter(clockId: string, now: Date, realNow: Date): Date | null {
  if (clockId === REAL_CLOCK) return realNow
  if (INSTANT.test(clockId)) {
    const instant = new Date(clockId)
    return instant >= now ? instant : null
  }
  const [matched, months, days, hours] = DURATION.exec(clockId) ?? []
  if (matched === undefined || matched === 'P') return null
  const moved = billingDate(now, Number(months ?? 0))
  return new Date(moved.getTime() + (Number(days ?? 0) * 24 + Number(hours ?? 0)) * HOUR)
}
