import { readEdits, removeEdit, writeEdit } from '../../../device/storage/editStore.ts'
import type { DeviceStorage } from '../../../device/storage/storage.ts'
import { hasRole } from '@palier/domain/accounts/roles'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import { setQueueCount } from '../../../kit/offline/queueCount.ts'
import type { ContentInput } from '../model/entryContent.ts'

export interface QueuedEdit {
  /** Entry id: a later edit replaces an earlier one of the same entry. */
  readonly key: string
  readonly userId: string
  /** Time of the first edit of the entry, in milliseconds. Sets the sending order. */
  readonly at: number
  readonly idempotencyKey: string
  readonly symbol: string
  readonly kind: ListKind
  readonly listId: string
  readonly stockId: string
  /** Version last read from the server; `before` is its content. */
  readonly version: number
  readonly before: ContentInput
  readonly content: ContentInput
}

const MOST = 100

type Storage = Pick<DeviceStorage, 'user' | 'queuedEdits'>

/** Returns false without a user, for a demonstration user, beyond `MOST` edits, or if the browser cannot store it. */
export async function queueEdit(storage: Storage, edit: Omit<QueuedEdit, 'userId'>): Promise<boolean> {
  const user = storage.user.read()
  if (!user || hasRole(user.roles, 'demonstration')) return false
  try {
    const waiting = await queuedEdits(storage)
    const earlier = waiting.find(({ key }) => key === edit.key)
    if (!earlier && waiting.length >= MOST) return false
    // The earlier edit never reached the server: its base version still applies.
    const { at, version, before } = earlier ?? edit
    await writeEdit({ ...edit, at, version, before, userId: user.userId })
    setQueueCount(storage, waiting.length + (earlier ? 0 : 1))
    return true
  } catch {
    return false
  }
}

/** Edits of the signed-in user in sending order. */
export async function queuedEdits({ user }: Pick<Storage, 'user'>): Promise<QueuedEdit[]> {
  const userId = user.read()?.userId
  const all = await readEdits<QueuedEdit>()
  return all.filter((edit) => edit.userId === userId).sort((one, other) => one.at - other.at)
}

export async function dropEdit(storage: Storage, key: string): Promise<void> {
  await removeEdit(key)
  setQueueCount(storage, (await queuedEdits(storage)).length)
}
