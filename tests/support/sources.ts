import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

export const projectRoot = join(import.meta.dirname, '../..')

/** A source file: its path from the root with forward slashes, and its text. */
export type Source = { path: string; text: string }

const SKIPPED = new Set(['node_modules', 'dist', '__generated__', '.data', 'shots'])

/** Every file below a folder of the project whose name matches. */
export function sourcesBelow(folder: string, matching = /\.tsx?$/): Source[] {
  return readdirSync(join(projectRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourcesBelow(path, matching)
    if (!matching.test(entry.name)) return []
    return [{ path: relative('.', path).replaceAll('\\', '/'), text: readFileSync(join(projectRoot, path), 'utf8') }]
  })
}

export const isTest = ({ path }: Source) =>
  /\.test\.tsx?$|\/testing(\/|\.ts$)|\/conformance\.ts$|\/setupTests\.ts$/.test(path)

/** What a file imports: specifiers as they are written, types included. */
export function importsOf({ text }: Source): string[] {
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s*['"]([^'"]+)['"]/g,
  )
  return [...found].map(([, from, dynamic, bare]) => from ?? dynamic ?? bare ?? '')
}
