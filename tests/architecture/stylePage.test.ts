import { expect, test } from 'vitest'
import { isTest, sourcesBelow } from '../support/sources.ts'

const PAGE = 'web/src/screens/style/'

/** The pieces that a file exports: components and boxes begin with a capital. */
function piecesOf(text: string): string[] {
  const declared = [...text.matchAll(/^export (?:const|function) ([A-Z][a-z]\w*)/gm)].map(([, name = '']) => name)
  const passedOn = [...text.matchAll(/^export \{([^}]+)\} from/gm)].flatMap(([, names = '']) => names.split(','))
  return [...declared, ...passedOn.map((name) => name.trim())].filter((name) => name !== '' && !/Context$/.test(name))
}

test('every piece of the interface is on the page of samples, itself or within another one', () => {
  const sources = ['web/src/ui', 'web/src/kit/lazy', PAGE].flatMap((folder) => sourcesBelow(folder))
  const drawnBy = ({ text }: { text: string }) =>
    [...text.matchAll(/<([A-Z]\w+)/g), ...text.matchAll(/\.then\(\(?\w*\)? => \w+\.([A-Z]\w+)/g)].map(
      ([, name = '']) => name,
    )
  const madeIn = new Map(sources.flatMap((source) => piecesOf(source.text).map((name) => [name, source] as const)))
  const shown = new Set<string>()
  const show = (name: string) => {
    const source = madeIn.get(name)
    if (shown.has(name)) return
    shown.add(name)
    if (source) for (const inner of drawnBy(source)) show(inner)
  }
  // The application stands in it, this page too.
  show('SnackbarProvider')
  for (const source of sources.filter(({ path }) => path.startsWith(PAGE)))
    for (const name of drawnBy(source)) show(name)

  const hidden = sources
    .filter((source) => source.path.startsWith('web/src/ui/') && !isTest(source))
    .flatMap(({ path, text }) => piecesOf(text).flatMap((name) => (shown.has(name) ? [] : [`${path} ${name}`])))
  expect(hidden).toEqual([])
})
