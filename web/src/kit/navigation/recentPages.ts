import type { IEnvironment } from 'relay-runtime'

/** A page of somebody's own things that was opened. */
export interface RecentPage {
  readonly kind: 'List' | 'Portfolio' | 'Stock'
  readonly path: string
  /** The name of what it shows. */
  readonly title: string
}

const MOST = 12

// A store lives as long as its session: no user sees what another one has opened.
const opened = new WeakMap<IEnvironment, readonly RecentPage[]>()

/** Remembers that a page was opened, until the session ends or the document goes. */
export function rememberPage(environment: IEnvironment, page: RecentPage): void {
  const others = recentPages(environment).filter(({ path }) => path !== page.path)
  opened.set(environment, [page, ...others].slice(0, MOST))
}

/** The pages opened in this session, the last one first. */
export function recentPages(environment: IEnvironment): readonly RecentPage[] {
  return opened.get(environment) ?? []
}
