const DATABASE = 'palier'
const EDITS = 'edits'

/** Something kept in the browser's database under its key. */
interface Keyed {
  readonly key: string
}

/** Everything that is kept. Rejects where the browser keeps nothing. */
export function readEdits<Edit extends Keyed>(): Promise<Edit[]> {
  // Only what was written here is read; who reads it checks whose it is.
  return withEdits('readonly', (edits) => edits.getAll() as IDBRequest<Edit[]>)
}

/** Keeps it in the place of what had the same key. */
export async function writeEdit<Edit extends Keyed>(edit: Edit): Promise<void> {
  await withEdits('readwrite', (edits) => edits.put(edit))
}

/** Forgets what is kept under this key. */
export async function removeEdit(key: string): Promise<void> {
  await withEdits('readwrite', (edits) => edits.delete(key))
}

/** The connection is closed after each act: nothing stands in the way of a deletion. */
async function withEdits<Result>(
  mode: IDBTransactionMode,
  act: (edits: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = window.indexedDB.open(DATABASE, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(EDITS, { keyPath: 'key' })
  const database = await settled(opening)
  try {
    return await settled(act(database.transaction(EDITS, mode).objectStore(EDITS)))
  } finally {
    database.close()
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'))
  })
}
