export const DATABASE = 'palier'

export function wipeDevice(): void {
  // Without IndexedDB there is nothing to delete.
  if ('indexedDB' in window) window.indexedDB.deleteDatabase(DATABASE)
}
