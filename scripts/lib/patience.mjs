// Waits for a service as long as it gets anywhere.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const LOOK_EACH_MS = 1_000
/** Nothing has moved for so long: it hangs, or the machine has no time for it. */
const STILL_FOR_MS = 180_000
const TELL_EACH_MS = 20_000

/**
 * Resolves true once `isReady`, and false where nothing that `progress` answers has changed for three minutes: as long as
 * something moves, a laden machine has all the time that it needs. `tell` hears every twenty seconds how long it has been.
 */
export async function waitWhileMoving({ isReady, progress, tell, now = Date.now, pause = delay }) {
  const began = now()
  let [seen, movedAt, lookedAt, toldAt] = [progress(), began, began, began]
  for (;;) {
    if (await isReady()) return true
    const instant = now()
    if (instant - lookedAt >= LOOK_EACH_MS) {
      lookedAt = instant
      const seenNow = progress()
      if (seenNow !== seen) [seen, movedAt] = [seenNow, instant]
    }
    if (instant - movedAt >= STILL_FOR_MS) return false
    if (instant - toldAt >= TELL_EACH_MS) {
      toldAt = instant
      tell?.(Math.round((instant - began) / 1000))
    }
    await pause(40)
  }
}

/** What changes while files below a folder are written: their bytes and the time of the last write. */
export function movementBelow(folder) {
  let [bytes, last] = [0, 0]
  for (const entry of entriesBelow(folder)) {
    if (!entry.isFile()) continue
    // A file of the database may go between the listing and the look at it.
    const stat = statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })
    bytes += stat?.size ?? 0
    last = Math.max(last, stat?.mtimeMs ?? 0)
  }
  return `${bytes} ${last}`
}

function entriesBelow(folder) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
  } catch {
    return []
  }
}
