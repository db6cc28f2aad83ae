import { readEdits, removeEdit, writeEdit } from '../../../device/storage/editStore.ts'
import type { DeviceStorage } from '../../../device/storage/storage.ts'
import { hasRole } from '@palier/domain/accounts/roles'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import { setQueueCount } from '../../../kit/offline/queueCount.ts'
import type { ContentInput } from '../model/entryContent.ts'

/** A change of an entry that waits for the network. */
export interface QueuedEdit {
  /** The entry: of two changes of one entry the later is sent. */
  readonly key: string
  readonly userId: string
  /** When the entry was first changed, in milliseconds: the order of sending. */
  readonly at: number
  readonly idempotencyKey: string
  readonly symbol: string
  readonly kind: ListKind
  readonly listId: string
  readonly stockId: string
  /** Of the entry when it was last read from the server, and what it was then. */
  readonly version: number
  readonly before: ContentInput
  readonly content: ContentInput
}

/** More would be a list typed anew. */
const MOST = 100

type Storage = Pick<DeviceStorage, 'user' | 'queuedEdits'>

/**
 * Keeps an edit of the person who is signed in on the device; false where that cannot be: for a guest, beyond a hundred, in
 * a browser that keeps nothing.
 */
export async function queueEdit(storage: Storage, edit: Omit<QueuedEdit, 'userId'>): Promise<boolean> {
  const user = storage.user.read()
  if (!user || hasRole(user.roles, 'demonstration')) return false
  try {
    const waiting = await queuedEdits(storage)
    const earlier = waiting.find(({ key }) => key === edit.key)
    if (!earlier && waiting.length >= MOST) return false
    // Nothing of the earlier change has reached the server: what it began from still holds.
    const { at, version, before } = earlier ?? edit
    await writeEdit({ ...edit, at, version, before, userId: user.userId })
    setQueueCount(storage, waiting.length + (earlier ? 0 : 1))
    return true
  } catch {
    return false
  }
}

/** What waits of the person who is signed in, in the order of sending. */
export async function queuedEdits({ user }: Pick<Storage, 'user'>): Promise<QueuedEdit[]> {
  const userId = user.read()?.userId
  const all = await readEdits<QueuedEdit>()
  return all.filter((edit) => edit.userId === userId).sort((one, other) => one.at - other.at)
}

/** Forgets an edit that was sent or given up. */
export async function dropEdit(storage: Storage, key: string): Promise<void> {
  await removeEdit(key)
  setQueueCount(storage, (await queuedEdits(storage)).length)
}
