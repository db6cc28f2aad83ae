import { PATHS, STYLE_PATH } from '../../kit/navigation/paths.ts'
import enHead from '../../messages/en/head.json' with { type: 'json' }
import enShell from '../../messages/en/shell.json' with { type: 'json' }
import frHead from '../../messages/fr/head.json' with { type: 'json' }
import frShell from '../../messages/fr/shell.json' with { type: 'json' }

/** What a page says of itself in one language. Only a page that is for everybody has a description. */
interface PageWords {
  readonly title: string
  readonly description: string | null
}

/** A page as the server knows it: `path` may hold `:name` and `:name?`; null is the page for every other address. */
interface PageEntry {
  readonly path: string | null
  readonly fr: PageWords
  readonly en: PageWords
}

interface SiteWords {
  readonly tagline: string
  readonly picture: string
  readonly needsScript: string
}

type Words = Readonly<Record<string, string>>
const FRENCH: Words = { ...frShell, ...frHead }
const ENGLISH: Words = { ...enShell, ...enHead }

function siteWords(words: Words): SiteWords {
  const say = (id: string) => words[id] ?? ''
  return { tagline: say('head.tagline'), picture: say('head.picture'), needsScript: say('head.needsScript') }
}

function pageWords(name: string, words: Words): PageWords {
  return { title: words[`title.${name}`] ?? '', description: words[`head.${name}`] ?? null }
}

function entry(name: string, path: string | null): PageEntry {
  return { path, fr: pageWords(name, FRENCH), en: pageWords(name, ENGLISH) }
}

/**
 * Every page with its address and what it says of itself, for the server: the build writes it beside the client, so
 * that the addresses that exist are said once. `withStyle` adds the style sheet.
 */
export function pageTable({ withStyle }: { withStyle: boolean }) {
  const pages = Object.entries(PATHS).map(([name, path]) => entry(name, path))
  if (withStyle) pages.push(entry('Style', STYLE_PATH))
  return { fr: siteWords(FRENCH), en: siteWords(ENGLISH), pages: [...pages, entry('NotFound', null)] }
}
