import { EVENTS_WAIT_SECONDS } from '@palier/contract/notifications/noticeCalls'

export type TransportLimits = {
  readMilliseconds: number
  writeMilliseconds: number
  /** For long polls. */
  waitMilliseconds: number
  /** For calls of long duration. */
  longMilliseconds: number
  /** How long the circuit stays open. */
  breakerOpenMilliseconds: number
  largestAnswerBytes: number
}

export const LIMITS: TransportLimits = {
  readMilliseconds: 5000,
  writeMilliseconds: 10_000,
  waitMilliseconds: EVENTS_WAIT_SECONDS * 1000 + 5000,
  longMilliseconds: 60_000,
  breakerOpenMilliseconds: 5000,
  largestAnswerBytes: 8 * 1024 * 1024,
}
