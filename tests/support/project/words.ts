import { posix } from 'node:path'
import { isTest, type Source, sourcesBelow } from '../sources.ts'

/** The words of a language by area. */
export function areasOf(language: 'fr' | 'en'): Map<string, Record<string, string>> {
  const files = sourcesBelow(`web/src/messages/${language}`, /\.json$/)
  const areas = new Map(files.map(({ path, text }) => [posix.basename(path, '.json'), JSON.parse(text)]))
  // The server says these too.
  for (const { path, text } of sourcesBelow('domain/src/words', new RegExp(`\\.${language}\\.json$`))) {
    const name = posix.basename(path, `.${language}.json`)
    const area = name === 'refusals' ? 'alerts' : name
    areas.set(area, { ...areas.get(area), ...JSON.parse(text) })
  }
  return areas
}

/** One file needs another: at once, or later together with the words of some areas. */
type Need = { readonly path: string; readonly areas: readonly string[] }

/** What a file of the client imports as it runs; types bring nothing. */
function needsOf({ path, text }: Source): Need[] {
  const at = (specifier = '') => posix.join(posix.dirname(path), specifier)
  const imported = text.matchAll(/(?:^|\n)(?:import|export) (?!type)[^'"`]*?from '(\.[^']+)'/g)
  const withWords = [
    ...text.matchAll(/(?:\bmessages: |\b(?:lazyWithMessages|later)\(\s*)\[([^\]]*)\][\s\S]*?\bimport\('(\.[^']+)'\)/g),
  ].map(([, names = '', specifier]) => ({ path: at(specifier), areas: names.match(/\w+/g) ?? [] }))
  const named = new Set(withWords.map((need) => need.path))
  const later = [...text.matchAll(/\bimport\('(\.[^']+)'\)/g)].map(([, specifier]) => at(specifier))
  return [
    ...[...imported].map(([, specifier]) => ({ path: at(specifier), areas: [] })),
    ...withWords,
    ...later.filter((other) => !named.has(other)).map((other) => ({ path: other, areas: [] })),
  ]
}

/** Each file that the client can reach, with the areas that are loaded whichever way led to it. */
export function areasLoaded(root: string, first: readonly string[]): Map<string, ReadonlySet<string>> {
  const sources = new Map(
    sourcesBelow('web/src')
      .filter((source) => !isTest(source))
      .map((source) => [source.path, source]),
  )
  const loaded = new Map<string, ReadonlySet<string>>()
  const visit = (path: string, areas: ReadonlySet<string>) => {
    const source = sources.get(path)
    if (!source) return
    const before = loaded.get(path)
    const common = new Set([...areas].filter((area) => !before || before.has(area)))
    if (before && common.size === before.size) return
    loaded.set(path, common)
    for (const need of needsOf(source)) visit(need.path, new Set([...common, ...need.areas]))
  }
  visit(root, new Set(first))
  return loaded
}

/** The keys that a text says: whole, or those that a template of its begins. */
export function keysSaid(text: string, keys: readonly string[]): string[] {
  const whole = new Set([...text.matchAll(/'([\w.]+)'|"([\w.]+)"/g)].map(([, single, double]) => single ?? double))
  const begun = [...text.matchAll(/`([\w.]+\.)\$\{/g)].map(([, beginning = '']) => beginning)
  return keys.filter((key) => whole.has(key) || begun.some((beginning) => key.startsWith(beginning)))
}

/** The figures that a sentence takes, those inside its plurals and choices too. */
export function figuresOf(sentence: string): string[] {
  const names = new Set<string>()
  // Braces open a figure in a sentence, and inside a plural or a choice one sentence a case.
  const open: ('sentence' | 'figure')[] = ['sentence']
  for (const [, brace, name] of sentence.matchAll(/([{}])(?:(\w+)(?=[,}]))?/g)) {
    if (brace === '}') open.pop()
    else if (open.at(-1) === 'figure') open.push('sentence')
    else {
      open.push('figure')
      if (name) names.add(name)
    }
  }
  return [...names].sort()
}
