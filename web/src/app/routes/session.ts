import type { Environment } from 'relay-runtime'
import type { DeviceStorage } from '../../device/storage/storage.ts'
import type { StoredUser } from '../../device/storage/storedUser.ts'
import { wipeDevice } from '../../device/storage/wipeDevice.ts'
import { later } from '../../kit/failure/later.ts'
import type { Refusal } from './guards.ts'

// Timers store their delay in 31 bits. A longer one would fire immediately.
const LONGEST_DELAY_MILLISECONDS = 2 ** 31 - 1

const loadPush = later([], () => import('../../device/storage/push.ts'))

function endPushes(): void {
  loadPush()
    .then(({ endPush }) => endPush())
    .catch(() => {})
}

interface LiveEnvironment {
  readonly environment: Environment
  readonly reconnect: () => void
  readonly close: () => void
}

interface SessionParts {
  readonly storage: Pick<DeviceStorage, 'user' | 'acceptedTermsVersion' | 'queuedEdits'>
  /** `over` is called if the live connection reports that the session has ended. */
  readonly createEnvironment: (over: () => void) => LiveEnvironment
  readonly now: () => Date
}

/** `noticed`: the loader of a page found the session ended, and redirects by itself. */
type SessionEnd = 'expired' | 'endedElsewhere' | 'noticed'

export interface Session {
  user(): StoredUser | null
  environment(): Environment
  open(user: StoredUser, acceptedTermsVersion: number | null): void
  close(): void
  noticeEnd(): void
  /** Records a guard's redirect: the reason to show, if any, and the requested page. */
  turnAway(refusal: Refusal | null, wanted: string): void
  /** Returns the reason for the last redirect, once. */
  takeRefusal(): Refusal | null
  /** Returns the page to open after signing in, once. */
  takeWanted(): string | null
  /** Applies changed request settings to the live connection. */
  reconnect(): void
  onEnd(notify: (how: SessionEnd) => void): void
}

/** Restores the stored session. Deletes an expired one. */
export function createSession({ storage, createEnvironment, now }: SessionParts): Session {
  let timer: ReturnType<typeof setTimeout> | undefined
  let notifyEnd: (how: SessionEnd) => void = () => {}
  let current = make()
  let refused: Refusal | null = null
  let wanted: string | null = null

  function make(): LiveEnvironment {
    const own = createEnvironment(() => {
      if (own !== current || storage.user.read() === null) return
      end()
      notifyEnd('endedElsewhere')
    })
    return own
  }

  function renew(): void {
    current.close()
    current = make()
  }
  function end(): void {
    clearTimeout(timer)
    storage.user.clear()
    storage.queuedEdits.clear()
    wipeDevice()
    renew()
  }
  const watch = (user: StoredUser) => {
    clearTimeout(timer)
    const left = Date.parse(user.expiration) - now().getTime()
    timer = setTimeout(
      () => {
        if (Date.parse(user.expiration) > now().getTime()) return watch(user)
        end()
        notifyEnd('expired')
      },
      Math.min(Math.max(left, 0), LONGEST_DELAY_MILLISECONDS),
    )
  }

  const restored = storage.user.read()
  if (restored && Date.parse(restored.expiration) > now().getTime()) watch(restored)
  else if (storage.user.read()) {
    storage.user.clear()
    storage.queuedEdits.clear()
    wipeDevice()
  }

  return {
    user: () => storage.user.read(),
    environment: () => current.environment,
    open(user, acceptedTermsVersion) {
      const before = storage.user.read()
      if (before && before.userId !== user.userId) {
        storage.queuedEdits.clear()
        wipeDevice()
        endPushes()
      }
      storage.user.write(user)
      // Acceptance by the previous user is not valid for this one.
      if (acceptedTermsVersion === null) storage.acceptedTermsVersion.clear()
      else storage.acceptedTermsVersion.write(acceptedTermsVersion)
      renew()
      watch(user)
    },
    close() {
      // Push messages for the former user must not reach the next one.
      endPushes()
      end()
    },
    noticeEnd() {
      end()
      notifyEnd('noticed')
    },
    turnAway(refusal, address) {
      refused = refusal
      // Returning after sign-in makes sense only if signing in was the obstacle.
      if (refusal === null || refusal === 'notAuthenticated') wanted = address
    },
    takeRefusal() {
      const taken = refused
      refused = null
      return taken
    },
    takeWanted() {
      const taken = wanted
      wanted = null
      return taken
    },
    reconnect: () => current.reconnect(),
    onEnd(notify) {
      notifyEnd = notify
    },
  }
}
