/** The name of the browser's database. */
export const DATABASE = 'palier'

/** Forgets what the browser's database keeps of a person. */
export function wipeDevice(): void {
  // A browser that refuses a database has nothing to forget.
  if ('indexedDB' in window) window.indexedDB.deleteDatabase(DATABASE)
}
