import { readFileSync } from 'node:fs'

/** DATABASE_URL, or the content of the file that DATABASE_URL_FILE names; undefined for the embedded database. */
export function readDatabaseUrl({ DATABASE_URL, DATABASE_URL_FILE } = process.env) {
  if (DATABASE_URL || !DATABASE_URL_FILE) return DATABASE_URL || undefined
  return readFileSync(DATABASE_URL_FILE, 'utf8').trim()
}
