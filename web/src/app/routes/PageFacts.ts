import type { GuardedPage } from './guards.ts'
import type { ScreenSource } from './lazyScreen.ts'

export interface PageFacts extends GuardedPage {
  readonly screen: ScreenSource
  readonly signedOutScreen?: ScreenSource
  readonly isFirstVisit?: boolean
  /** When a CAPTCHA is required. Home requires it silently, for a button without a form. */
  readonly humanCheck?: 'always' | 'signedOut'
  readonly isBareSignedOut?: boolean
  readonly isSignInPage?: boolean
}
