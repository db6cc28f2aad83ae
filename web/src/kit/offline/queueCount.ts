import { useSyncExternalStore } from 'react'
import type { DeviceStorage } from '../../device/storage/storage.ts'
import { useStorage } from '../../device/storage/StorageContext.ts'

const listeners = new Set<() => void>()

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

export function useQueueCount(): number {
  const { queuedEdits } = useStorage()
  return useSyncExternalStore(subscribe, () => queuedEdits.read() ?? 0)
}

export function setQueueCount({ queuedEdits }: Pick<DeviceStorage, 'queuedEdits'>, count: number): void {
  if (count === 0) queuedEdits.clear()
  else queuedEdits.write(count)
  for (const notify of listeners) notify()
}
