import { DATABASE } from './wipeDevice.ts'

const VERSION = 2
const STORES = ['edits', 'answers'] as const

/** `act` must await nothing else. Rejects if the browser has no storage. Closes the connection to allow deletion. */
export async function withStore<Result>(
  name: (typeof STORES)[number],
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const opening = window.indexedDB.open(DATABASE, VERSION)
  opening.onupgradeneeded = () => {
    const { result } = opening
    for (const store of STORES)
      if (!result.objectStoreNames.contains(store)) result.createObjectStore(store, { keyPath: 'key' })
  }
  const database = await settled(opening)
  try {
    return await act(database.transaction(name, mode).objectStore(name))
  } finally {
    database.close()
  }
}

export function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('Browser storage unavailable'))
  })
}
