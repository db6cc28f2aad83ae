import type { IEnvironment } from 'relay-runtime'

export interface RecentPage {
  readonly kind: 'List' | 'Portfolio' | 'Stock'
  readonly path: string
  readonly title: string
}

const MOST = 12

// A store lives as long as its session, so users never see the pages of others.
const opened = new WeakMap<IEnvironment, readonly RecentPage[]>()

export function rememberPage(environment: IEnvironment, page: RecentPage): void {
  const others = recentPages(environment).filter(({ path }) => path !== page.path)
  opened.set(environment, [page, ...others].slice(0, MOST))
}

export function recentPages(environment: IEnvironment): readonly RecentPage[] {
  return opened.get(environment) ?? []
}
