// The layout, as CONTRIBUTING draws it: layers import inwards, wings to their left, no circle, no folder without an end.
import { dirname, posix } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, isTest, sourcesBelow } from '../support/sources.ts'

const LARGEST_FOLDER = 25
const PACKAGES = ['domain', 'contract', 'service', 'api', 'bff', 'web']

/** From the outermost in; those of one line import each other as long as no circle comes of it. */
const LAYERS: Record<string, readonly string[]> = {
  api: [
    'compose cluster http',
    'routes wire',
    'jobs setup services mail',
    'database providers',
    'kernel config telemetry',
  ],
  bff: ['server', 'graph', 'loaders', 'operation cluster telemetry live cache rest session limits config'],
  web: ['app', 'screens', 'features', 'kit', 'ui', 'device messages'],
}

/** What the folders of these layers are named after. A wing imports those before it. */
const WINGS =
  'kernel viewer notifications billing market watchlists portfolios imports demo accounts site admin dashboard stockPage shell style'.split(
    ' ',
  )
const WINGED =
  /^(domain|contract|api\/(routes|wire|services|database\/queries)|bff\/(graph|loaders)|web\/(screens|features))\/(\w+)\//
/** The enums and the sentences of the schema, of all wings. */
const OF_ALL_WINGS = new Set(['descriptions', 'testing'])

/** Made by other programs. */
const isGenerated = (path: string) => path.includes('/__generated__/')

type Import = { from: string; to: string }

const sources = PACKAGES.flatMap((name) => sourcesBelow(`${name}/src`, /\.(ts|tsx|js)$/)).filter(
  (source) => !isTest(source) && !isGenerated(source.path),
)
const imports: Import[] = sources.flatMap((source) =>
  importsOf(source)
    .map((specifier) => ({ from: source.path, to: fileOf(source.path, specifier) }))
    .filter(({ to }) => /\.(ts|tsx|js)$/.test(to) && !isGenerated(to)),
)

/** The file that a specifier names, from the root; packages of others are named as they are. */
function fileOf(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(dirname(path), specifier)
  return specifier.replace(/^@palier\/(\w+)\/(.*)$/, '$1/src/$2.ts')
}

const written = ({ from, to }: Import) => `${from} → ${to}`
const packageOf = (path: string) => path.split('/')[0] ?? ''
const isAtTheRoot = (path: string) => path.split('/').length === 3

test('what is looked at is what there is', () => {
  expect(sources.length).toBeGreaterThan(1_500)
  expect(imports.length).toBeGreaterThan(5_000)
})

test('every folder of the three large packages is a layer', () => {
  const layers = Object.entries(LAYERS).flatMap(([name, lines]) =>
    lines.flatMap((line) => line.split(' ').map((layer) => `${name}/src/${layer}`)),
  )
  const strangers = sources
    .map(({ path }) => path.split('/').slice(0, 3).join('/'))
    .filter((folder) => packageOf(folder) in LAYERS && !/\.(ts|tsx)$/.test(folder) && !layers.includes(folder))
  expect([...new Set(strangers)]).toEqual([])
})

test('layers import inwards', () => {
  const layerOf = (path: string) =>
    LAYERS[packageOf(path)]?.findIndex((line) => line.split(' ').includes(path.split('/')[2] ?? '')) ?? -1
  const outwards = imports.filter(({ from, to }) => {
    if (packageOf(from) !== packageOf(to) || isAtTheRoot(from)) return false
    return isAtTheRoot(to) ? packageOf(from) in LAYERS : layerOf(to) < layerOf(from)
  })
  expect(outwards.map(written)).toEqual([])
})

test('wings import those to their left', () => {
  const wingOf = (path: string) => {
    const [, layer, , , , wing = ''] = WINGED.exec(path.replace('/src/', '/')) ?? []
    return layer === undefined || OF_ALL_WINGS.has(wing) ? null : { layer, rank: WINGS.indexOf(wing), wing }
  }
  const unknown = sources.flatMap(({ path }) => {
    const wing = wingOf(path)
    return wing?.rank === -1 ? [path] : []
  })
  expect(unknown).toEqual([])
  const rightwards = imports.filter(({ from, to }) => {
    const [own, other] = [wingOf(from), wingOf(to)]
    return own && other && own.layer === other.layer && other.rank > own.rank
  })
  expect(rightwards.map(written)).toEqual([])
})

test('no folders of a package import each other in a circle', () => {
  const ofFolders = imports.filter(
    ({ from, to }) => dirname(from) !== dirname(to) && !isAtTheRoot(from) && !isAtTheRoot(to),
  )
  const imported = new Map<string, Set<string>>()
  for (const { from, to } of ofFolders) {
    const known = imported.get(dirname(from)) ?? new Set()
    imported.set(dirname(from), known.add(dirname(to)))
  }
  // Whatever imports nothing that is left is in no circle; what stays is.
  const left = new Map(imported)
  for (let isChanged = true; isChanged;) {
    isChanged = false
    for (const [folder, others] of left) {
      if ([...others].some((other) => left.has(other))) continue
      left.delete(folder)
      isChanged = true
    }
  }
  const circles = ofFolders.filter(({ from, to }) => left.has(dirname(from)) && left.has(dirname(to)))
  expect(circles.map(written)).toEqual([])
})

test('no folder holds more than can be read', () => {
  const counts = new Map<string, number>()
  const ofTests = ['support', 'journeys', 'integration', 'architecture'].flatMap((name) =>
    sourcesBelow(`tests/${name}`),
  )
  for (const { path } of [...sources, ...ofTests]) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > LARGEST_FOLDER)).toEqual([])
})

test('only providers and what composes them know the simulated sources; only demo the sample lists', () => {
  const users = imports.filter(
    ({ from, to }) =>
      (to.includes('/simulated/') && !/^api\/src\/(providers|compose)\//.test(from)) ||
      (/\/demo(Lists|Portfolios|Thresholds)\.ts$/.test(to) && !from.startsWith('api/src/services/demo/')),
  )
  expect(users.map(written)).toEqual([])
})
