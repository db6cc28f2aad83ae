import type { GuardedPage } from './guards.ts'
import type { ScreenSource } from './lazyScreen.ts'

/** Who may see a page, and what it shows. */
export interface PageFacts extends GuardedPage {
  readonly screen: ScreenSource
  /** Shown instead while signed out. */
  readonly signedOutScreen?: ScreenSource
  /** An invitation in the address is taken up here. */
  readonly isFirstVisit?: boolean
  /**
   * Checks that the visitor is human. Pages that always do say so; Home does it where nobody is signed in, behind a
   * button that needs no form, without a word.
   */
  readonly humanCheck?: 'always' | 'signedOut'
  /** Without a bar while signed out. */
  readonly isBareSignedOut?: boolean
  /** Shown in the frame of signing in and registering, to everybody. */
  readonly isSignInPage?: boolean
}
