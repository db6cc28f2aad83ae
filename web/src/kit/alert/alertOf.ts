import type { Alert } from './AlertContext.ts'
import type { Problem } from './refusal.ts'

const SECONDS_PER_MINUTE = 60

/** The alert of a problem: its first reason, with the figures of its sentence. */
export function alertOf({ codes, maximum, unit, planName, retryAfterSeconds }: Problem): Alert {
  return {
    code: codes[0],
    ...(maximum === undefined ? {} : { maximum }),
    ...(unit === undefined ? {} : { unit }),
    ...(planName === undefined ? {} : { planName }),
    // Whole minutes, never too few.
    ...(retryAfterSeconds === undefined ? {} : { minutes: Math.ceil(retryAfterSeconds / SECONDS_PER_MINUTE) }),
  }
}
