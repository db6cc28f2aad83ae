import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const pageTexts = z.object({ title: z.string(), description: z.string().nullable() })
const siteTexts = z.object({
  tagline: z.string(),
  picture: z.string(),
  needsScript: z.string(),
})
const files = z.array(z.string())
const start = z.object({
  files,
  words: z.object({ fr: files, en: files }),
  query: z.object({ id: z.string(), variables: z.record(z.string(), z.string()) }).nullable(),
})
const page = z.object({
  path: z.string().nullable(),
  fr: pageTexts,
  en: pageTexts,
  /** Requests the document starts before the client has loaded. */
  start: z.object({ signedIn: start.nullable(), signedOut: start.nullable() }).nullable(),
})
const table = z.object({ fr: siteTexts, en: siteTexts, pages: z.array(page) })

/** Page of the client; a null path matches any other path. */
export type PageEntry = z.infer<typeof page>
export type PageTable = z.infer<typeof table>

/** Written by the client build; null if the client is not built. */
export function readPageTable(folder: string): PageTable | null {
  const file = join(folder, '.vite/pages.json')
  return existsSync(file) ? table.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
}

/** Matches like the client's router: case-sensitive, trailing slash ignored. */
export function createPageFinder(pages: readonly PageEntry[]): (path: string) => PageEntry | null {
  const patterns = pages.flatMap((entry) => (entry.path === null ? [] : [{ entry, pattern: patternOf(entry.path) }]))
  return (path) => patterns.find(({ pattern }) => pattern.test(path))?.entry ?? null
}

function patternOf(path: string): RegExp {
  const segments = path.split('/').filter((segment) => segment !== '')
  const parts = segments.map((segment) => {
    if (!segment.startsWith(':')) return `/${segment.replace(/[^\w-]/g, '\\$&')}`
    return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
  })
  return new RegExp(`^${parts.join('')}/?$`)
}
