import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { isAmong } from '../../../kit/alert/isAmong.ts'

/** Adds a new entry to its list and stock in the store. Invalidates the list, whose top entries may change. */
export function putInList(store: RecordSourceProxy, listId: string, entry: RecordProxy): void {
  const list = store.get(listId)
  if (list && appended(list, entry)) addToCount(list, 1)
  list?.invalidateRecord()
  const stock = entry.getLinkedRecord('stock')
  if (stock) appended(stock, entry)
}

export function takeFromList(store: RecordSourceProxy, listId: string, entryId: string): void {
  const list = store.get(listId)
  const stock = store.get(entryId)?.getLinkedRecord('stock')
  if (list && removed(list, entryId)) addToCount(list, -1)
  if (stock) removed(stock, entryId)
  list?.invalidateRecord()
}

/** Returns false if the entry is already there. Skips `entries` that are not loaded. */
function appended(owner: RecordProxy, entry: RecordProxy): boolean {
  const entries = owner.getLinkedRecords('entries')
  if (!entries) return true
  if (isAmong(entries, entry)) return false
  owner.setLinkedRecords([...entries, entry], 'entries')
  return true
}

function removed(owner: RecordProxy, entryId: string): boolean {
  const entries = owner.getLinkedRecords('entries')
  if (!entries) return true
  const others = entries.filter((known) => known?.getDataID() !== entryId)
  if (others.length === entries.length) return false
  owner.setLinkedRecords(others, 'entries')
  return true
}

function addToCount(list: RecordProxy, difference: number): void {
  const count = list.getValue('entryCount')
  if (typeof count === 'number') list.setValue(count + difference, 'entryCount')
}
