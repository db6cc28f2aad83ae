import type { Alert } from './AlertContext.ts'
import type { Problem } from './refusal.ts'

const SECONDS_PER_MINUTE = 60

export function alertOf({ codes, maximum, unit, planName, retryAfterSeconds }: Problem): Alert {
  return {
    code: codes[0],
    ...(maximum === undefined ? {} : { maximum }),
    ...(unit === undefined ? {} : { unit }),
    ...(planName === undefined ? {} : { planName }),
    // Rounds up, so that the wait is never too short.
    ...(retryAfterSeconds === undefined ? {} : { minutes: Math.ceil(retryAfterSeconds / SECONDS_PER_MINUTE) }),
  }
}
