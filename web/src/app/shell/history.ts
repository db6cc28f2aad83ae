/** The pages visited since Home, oldest first. */
export interface VisitHistory {
  readonly paths: readonly string[]
}

export const noVisits: VisitHistory = { paths: [] }

/** Home starts over; any other page is added. Arriving on the page before the present one is a step back. */
export function visit(history: VisitHistory, path: string, isHome: boolean): VisitHistory {
  if (isHome) return noVisits
  if (history.paths.at(-1) === path) return history
  if (pathBefore(history) === path) return { paths: history.paths.slice(0, -1) }
  return { paths: [...history.paths, path] }
}

/** Where a back arrow leads: the page before the present one, or null for Home. */
export function pathBefore({ paths }: VisitHistory): string | null {
  return paths.at(-2) ?? null
}
