import { settled, withStore } from './deviceDatabase.ts'

interface Keyed {
  readonly key: string
}

export function readEdits<Edit extends Keyed>(): Promise<Edit[]> {
  // Only this module writes the store. Callers check the owner.
  return withStore('edits', 'readonly', (edits) => settled(edits.getAll() as IDBRequest<Edit[]>))
}

export async function writeEdit<Edit extends Keyed>(edit: Edit): Promise<void> {
  await withStore('edits', 'readwrite', (edits) => settled(edits.put(edit)))
}

export async function removeEdit(key: string): Promise<void> {
  await withStore('edits', 'readwrite', (edits) => settled(edits.delete(key)))
}
