import { EVENTS_WAIT_SECONDS } from '@palier/contract/notifications/noticeCalls'

export type TransportLimits = {
  readMilliseconds: number
  writeMilliseconds: number
  waitMilliseconds: number
  longMilliseconds: number
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
