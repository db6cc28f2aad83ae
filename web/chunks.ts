import { join } from 'node:path'
import type { Rolldown } from 'vite'

const SOURCES = join(import.meta.dirname, 'src')
const OURS = /\/(web\/src|domain\/src)\//

/** The pages that somebody opens day after day, each with the parts that it always shows. */
const PAGES = {
  dashboard: [
    'screens/dashboard/DashboardScreen.tsx',
    'features/portfolios/overview/Overview.tsx',
    'features/portfolios/overview/ReturnArea.tsx',
    'features/portfolios/positions/Movers.tsx',
    'features/portfolios/cards/PortfolioSection.tsx',
  ],
  list: ['screens/watchlists/ListScreen.tsx'],
  stock: ['screens/market/StockScreen.tsx', 'features/market/chart/PricePlot.tsx'],
  portfolio: [
    'screens/portfolios/PortfolioScreen.tsx',
    'features/portfolios/returns/PerformanceOfPortfolio.tsx',
    'kit/chart/DayPlot.tsx',
  ],
}
const PARTS = {
  ...PAGES,
  entry: ['main.tsx'],
  welcome: ['screens/site/WelcomeScreen.tsx'],
  frame: ['app/shell/SignedInShell.tsx'],
  plot: ['kit/chart/TimeChart.tsx'],
  // The dashboard wants it when somebody gets down to it.
  positions: ['features/portfolios/positions/PositionList.tsx'],
}
type Page = keyof typeof PAGES
type Part = keyof typeof PARTS | 'signIn' | 'other'

// The style sheet is in no published build; the other dashboard is made of what the dashboard has.
const OTHER_SCREEN = /\/web\/src\/screens\/(?!style\/|dashboard\/)/
const SIGN_IN_SCREEN =
  /\/(Login|Register|ResetPassword\w+|AccountCreated|ConfirmEmail|ActivationEmailSent|Invitation\w+)Screen\.tsx$/

/** The packages of every page; what only a dialog or a long table needs stays out, as Relay's pagination. */
const ON_EVERY_PAGE =
  /rolldown\/runtime|node_modules\/(\.pnpm\/[^/]+\/node_modules\/)?(react|react-dom|scheduler|react-router|react-router-dom|react-relay(?!\/lib\/relay-hooks\/(?:useLoadMore|usePagination|useRefetchable|getConnectionState))|relay-runtime|fbjs|invariant|react-intl|intl-messageformat|@formatjs|@emotion|stylis|graphql-ws|big\.js)\//

/**
 * What the kit takes of packages for every page: its boxes and its signs. Beside a page's own pieces, they would bring that
 * page to all others that use them.
 */
const OF_KIT =
  /\/(@chakra-ui\/react\/.*\/(box|flex|grid|stack)\/.*|lucide-react\/.*\/(check|chevron-down|circle-alert|eye|eye-off|info|search|triangle-alert|x))\.m?js$/
/** Signs, and what every part of Chakra that is more than a styled element begins with. */
const OF_MANY =
  /\/(lucide-react\/.*\/icons\/.*|styled-system\/create-slot-recipe-context|@ark-ui\/react\/dist\/(utils\/create-\w+-?\w*|providers\/environment\/.*|components\/factory)|@zag-js\/(anatomy|dom-query)\/dist\/(create-anatomy|node|shared|computed-style))\.m?js$/

/** What lists, portfolios and their cards send when somebody changes them: a press brings all of it. */
const WRITES = /\/(add|create|delete|update)\w+Mutation(\.graphql)?\.ts$/

/** Areas of messages that pages want together; one that stands nowhere travels by itself. */
const WORDS = {
  words: ['shell', 'prices'],
  signedInWords: ['signedIn', 'portfolio', 'returns', 'crossings'],
  dashboardWords: ['dashboard', 'overview'],
  stockWords: ['entry', 'stock', 'objective'],
  signInWords: ['gate', 'form'],
}
const AREA = /\/(?:messages\/(?<language>\w+)\/(?<area>\w+)|words\/(?<shared>\w+)\.(?<its>\w+))\.json$/

/**
 * The chunks that a module may be in, in order: the first that wants it has it, with what it needs of packages. So a page
 * is few requests, and brings nothing that others alone need. What no group wants, dialogs above all, the bundler divides
 * by who asks for it.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let found: ReadonlyMap<string, ReadonlySet<Part>> | undefined
  const ours = (name: string, isIts: (parts: ReadonlySet<Part>) => boolean, wants?: RegExp, minShareCount = 1) => ({
    debugName: name,
    name(id: string, chunking: Rolldown.ChunkingContext) {
      if (wants?.test(id)) return name
      found ??= partsOf((one) => chunking.getModuleInfo(one))
      const parts = found.get(id)
      return parts && isIts(parts) ? name : null
    },
    minShareCount,
  })
  const pages = Object.keys(PAGES) as Page[]
  const pagesAmong = (parts: ReadonlySet<Part>) => pages.filter((page) => parts.has(page))
  // What a portfolio shares with other screens, and with the table of positions: each of them without the portfolio itself.
  const isForms = (parts: ReadonlySet<Part>) =>
    (isElsewhere(parts) || parts.has('positions')) && !parts.has('frame') && pagesAmong(parts).join() === 'portfolio'

  return [
    { debugName: 'words', name: wordsOf },
    // Changes with the pinned versions alone.
    { name: 'vendor', test: ON_EVERY_PAGE, entriesAware: false },
    // What the welcome page shows of a stock is what pages of stocks show.
    ours('first', (parts) => parts.has('entry') || (parts.has('welcome') && parts.size > 1), OF_KIT),
    { name: 'writes', test: WRITES },
    ours(
      'common',
      (parts) => isElsewhere(parts) && (pagesAmong(parts).length > 0 || parts.has('frame')) && !isForms(parts),
      OF_MANY,
      2,
    ),
    ours('signedIn', (parts) => parts.has('frame') || (parts.has('list') && isOnMore('list', parts))),
    ours('figures', (parts) => pagesAmong(parts).some((page) => isOnMore(page, parts))),
    ours('forms', isForms),
    ours('chart', (parts) => pagesAmong(parts).length > 1 || (parts.has('plot') && !parts.has('dashboard'))),
    ...pages.map((page) => ours(page, (parts) => parts.has(page))),
    ours('account', (parts) => parts.has('other'), undefined, 2),
    ours('signIn', (parts) => parts.has('signIn'), undefined, 2),
  ]
}

function isElsewhere(parts: ReadonlySet<Part>): boolean {
  return parts.has('signIn') || parts.has('other')
}

/** What a stock and a portfolio alone share is their chart. */
function isOnMore(page: Page, parts: ReadonlySet<Part>): boolean {
  const rest = Object.keys(PAGES).filter((other) => other !== page && parts.has(other as Page))
  return rest.length > 1 || (rest.length === 1 && !(parts.has('stock') && parts.has('portfolio')))
}

function wordsOf(id: string): string | null {
  const { language, area, shared, its } = AREA.exec(id)?.groups ?? {}
  const name = Object.entries(WORDS).find(([, areas]) => areas.includes(area ?? shared ?? ''))?.[0]
  return name === undefined ? null : `${name}-${language ?? its}`
}

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'>

/** The parts of the client that import each of our modules as they start, directly or through others. */
function partsOf(infoOf: (id: string) => ModuleInfo | null): Map<string, Set<Part>> {
  const found = new Map<string, Set<Part>>()
  function follow(id: string, part: Part) {
    const parts = found.get(id) ?? new Set()
    if (parts.has(part) || !OURS.test(id)) return
    found.set(id, parts.add(part))
    for (const next of infoOf(id)?.importedIds ?? []) follow(next, part)
  }
  const begun = new Set<string>()
  for (const [part, files] of Object.entries(PARTS)) {
    for (const file of files) {
      begun.add(join(SOURCES, file))
      follow(join(SOURCES, file), part as Part)
    }
  }
  const seen = new Set<string>()
  function findScreens(id: string) {
    if (seen.has(id) || !OURS.test(id)) return
    seen.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = infoOf(id) ?? {}
    for (const next of dynamicallyImportedIds) {
      if (OTHER_SCREEN.test(next) && !begun.has(next)) follow(next, SIGN_IN_SCREEN.test(next) ? 'signIn' : 'other')
    }
    for (const next of [...importedIds, ...dynamicallyImportedIds]) findScreens(next)
  }
  findScreens(join(SOURCES, 'main.tsx'))
  return found
}
