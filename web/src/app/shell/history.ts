/** Pages visited since Home, oldest first. */
export interface VisitHistory {
  readonly paths: readonly string[]
}

export const noVisits: VisitHistory = { paths: [] }

export function visit(history: VisitHistory, path: string, isHome: boolean): VisitHistory {
  if (isHome) return noVisits
  if (history.paths.at(-1) === path) return history
  if (pathBefore(history) === path) return { paths: history.paths.slice(0, -1) }
  return { paths: [...history.paths, path] }
}

export function pathBefore({ paths }: VisitHistory): string | null {
  return paths.at(-2) ?? null
}
