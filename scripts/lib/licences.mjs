// Notices of the packages that the client and the services contain or load.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './root.mjs'

const SHIPPED = ['web', 'api', 'bff']
const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i
const RULE = '-'.repeat(78)

/** Returns one text with the name, licence and licence file of each third-party package in production. */
export function thirdPartyLicences() {
  const packages = new Map()
  for (const name of SHIPPED) visit(join(root, name), packages)
  const sections = [...packages.values()]
    .filter(({ isOurs }) => !isOurs)
    .sort((a, b) => (a.title < b.title ? -1 : 1))
    .map(({ title, source, licence, texts }) => [RULE, `${title} (${licence})`, source, ...texts].join('\n\n'))
  return ['Palier contains the following packages of third parties.', ...sections, ''].join('\n\n')
}

function visit(folder, packages) {
  if (packages.has(folder)) return
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  packages.set(folder, {
    title: `${manifest.name} ${manifest.version}`,
    source: `https://www.npmjs.com/package/${manifest.name}/v/${manifest.version}`,
    isOurs: manifest.name.startsWith('@palier/'),
    licence: licenceNameOf(manifest),
    texts: licenceTextsIn(folder),
  })
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
    const dependency = resolvePackage(name, folder)
    // An optional package of another platform is not installed.
    if (dependency) visit(dependency, packages)
  }
}

/** Follows Node's search for a package, without its exports: not every package exports its manifest. */
function resolvePackage(name, from) {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name)
    if (existsSync(join(found, 'package.json'))) return realpathSync(found)
  }
  return null
}

function licenceNameOf({ license, licenses }) {
  const [first] = licenses ?? []
  return license?.type ?? license ?? first?.type ?? 'licence not stated'
}

function licenceTextsIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim())
}
