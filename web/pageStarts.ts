import { join } from 'node:path'
import { runnerImport, type Plugin, type Rolldown } from 'vite'
import type { PageFacts } from './src/app/routes/PageFacts.ts'

/** What the document of a page starts: files of code and of words, and the query of the page by its id. */
interface Start {
  readonly files: readonly string[]
  readonly words: { readonly fr: readonly string[]; readonly en: readonly string[] }
  /** Variables stand as the names of the path's parameters, `:id`; null where they are more than that. */
  readonly query: { readonly id: string; readonly variables: Readonly<Record<string, string>> } | null
}

/** `signedIn` and `signedOut`: for somebody whom the browser remembers, and for a visitor; null where there is no page. */
export interface PageStart {
  readonly signedIn: Start | null
  readonly signedOut: Start | null
}

/** What the table of the router says of a screen. */
interface Screen {
  readonly request: { readonly params: { readonly id: string | null; readonly name: string } }
  readonly variables?: (parameters: Readonly<Record<string, string>>) => Readonly<Record<string, string>>
  readonly messages: readonly string[]
}
interface Page extends Pick<PageFacts, 'access' | 'isSignInPage'> {
  readonly path: string
  readonly screen: Screen
  readonly signedOutScreen?: Screen
}

/** The table is read without what it leads to: code of a page wants a browser. */
const screensAsWritten: Plugin = {
  name: 'screens-as-written',
  load: {
    filter: { id: /\/routes\/lazyScreen\.ts$/ },
    handler: () => 'export const lazyScreen = (screen) => screen',
  },
}

/**
 * A function that tells for the path of a page what its document starts, read from the table of the router and the files of
 * this build; null for the path of no page of the router.
 */
export async function pageStarts(
  bundle: Rolldown.OutputBundle,
  root: string,
): Promise<(path: string | null) => PageStart | null> {
  const { module } = await runnerImport<{ readonly PAGES: readonly Page[] }>(join(root, 'src/app/routes/routes.ts'), {
    configFile: false,
    root,
    plugins: [screensAsWritten],
  })
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  const atOnce = new Set(entry ? [entry.fileName, ...entry.imports] : [])

  /** The chunk of a module and all that it imports, without what comes with every document. */
  function filesOf(moduleEnds: readonly string[]): string[] {
    const files = new Set<string>()
    const add = (file: string) => {
      if (files.has(file) || atOnce.has(file)) return
      files.add(file)
      for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) add(next)
    }
    for (const end of moduleEnds) {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)))
      if (!chunk) throw new Error(`No chunk has ${end}.`)
      add(chunk.fileName)
    }
    return [...files]
  }

  function startOf(page: Page, isSignedIn: boolean): Start {
    const { screen: own, signedOutScreen = own } = page
    const names = page.path.split('/').filter((segment) => segment.startsWith(':'))
    const { request, variables, messages } = isSignedIn ? own : signedOutScreen
    const asked = variables?.(Object.fromEntries(names.map((name) => [name.replace(/\W/g, ''), name]))) ?? {}
    const hasFrame = isSignedIn && !page.isSignInPage
    const wordsIn = (language: 'fr' | 'en') => {
      const wanted = ['shell', ...(hasFrame ? ['signedIn'] : []), ...messages]
      return filesOf(
        wanted.map((area) => (area === 'crossings' ? `/words/${area}.${language}.json` : `/${language}/${area}.json`)),
      )
    }
    const isPlain = Object.values(asked).every((value) => names.includes(value))
    return {
      // Relay names a query by the module that it is in.
      files: filesOf([
        `/${request.params.name.replace(/Query$/, '')}.tsx`,
        ...(hasFrame ? ['/app/shell/SignedInShell.tsx'] : []),
      ]),
      words: { fr: wordsIn('fr'), en: wordsIn('en') },
      query: request.params.id && isPlain ? { id: request.params.id, variables: asked } : null,
    }
  }

  return (path) => {
    const page = module.PAGES.find((one) => one.path === path)
    if (!page) return null
    return { signedIn: startOf(page, true), signedOut: page.access === 'open' ? startOf(page, false) : null }
  }
}
