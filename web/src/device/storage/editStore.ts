import { settled, withStore } from './deviceDatabase.ts'

/** Something kept in the browser's database under its key. */
interface Keyed {
  readonly key: string
}

/** Everything that is kept. Rejects where the browser keeps nothing. */
export function readEdits<Edit extends Keyed>(): Promise<Edit[]> {
  // Only what was written here is read; who reads it checks whose it is.
  return withStore('edits', 'readonly', (edits) => settled(edits.getAll() as IDBRequest<Edit[]>))
}

/** Keeps it in the place of what had the same key. */
export async function writeEdit<Edit extends Keyed>(edit: Edit): Promise<void> {
  await withStore('edits', 'readwrite', (edits) => settled(edits.put(edit)))
}

/** Forgets what is kept under this key. */
export async function removeEdit(key: string): Promise<void> {
  await withStore('edits', 'readwrite', (edits) => settled(edits.delete(key)))
}
