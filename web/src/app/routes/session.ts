import type { Environment } from 'relay-runtime'
import type { DeviceStorage } from '../../device/storage/storage.ts'
import type { StoredUser } from '../../device/storage/storedUser.ts'
import { wipeDevice } from '../../device/storage/wipeDevice.ts'
import { later } from '../../kit/failure/later.ts'
import type { Refusal } from './guards.ts'

// A timer stores its delay in 31 bits: a longer one would fire at once.
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
  /** `over` is called where the live connection learns that the session has ended elsewhere. */
  readonly createEnvironment: (over: () => void) => LiveEnvironment
  readonly now: () => Date
}

/** `noticed`: a page that was being loaded found out that it was ended elsewhere, and goes its own way. */
type SessionEnd = 'expired' | 'endedElsewhere' | 'noticed'

/** Who is signed in, with the store that holds only what this person may see. */
export interface Session {
  user(): StoredUser | null
  environment(): Environment
  open(user: StoredUser, acceptedTermsVersion: number | null): void
  close(): void
  /** The server reported that the session has ended. */
  noticeEnd(): void
  /** A guard redirected the visitor: the reason to show, if any, and the page that was asked for. */
  turnAway(refusal: Refusal | null, wanted: string): void
  /** Why the visitor was redirected here, answered once; null where they were not. */
  takeRefusal(): Refusal | null
  /** The page to come back to after signing in, answered once; null where there is none. */
  takeWanted(): string | null
  /** Tells the live connection what has changed of the settings of requests. */
  reconnect(): void
  /** Calls back once when the session reaches its end, by its time or because it was ended elsewhere. */
  onEnd(notify: (how: SessionEnd) => void): void
}

/** Restores the stored session; one that has expired is deleted. */
export function createSession({ storage, createEnvironment, now }: SessionParts): Session {
  let timer: ReturnType<typeof setTimeout> | undefined
  let notifyEnd: (how: SessionEnd) => void = () => {}
  let current = make()
  let refused: Refusal | null = null
  let wanted: string | null = null

  function make(): LiveEnvironment {
    const own = createEnvironment(() => {
      // The one before may still say so of itself.
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
      // Terms accepted by the previous user do not count for this one.
      if (acceptedTermsVersion === null) storage.acceptedTermsVersion.clear()
      else storage.acceptedTermsVersion.write(acceptedTermsVersion)
      renew()
      watch(user)
    },
    close() {
      // Pushes of who has left are for nobody else's eyes.
      endPushes()
      end()
    },
    noticeEnd() {
      end()
      notifyEnd('noticed')
    },
    turnAway(refusal, address) {
      refused = refusal
      // What is closed to this person is not come back to.
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
