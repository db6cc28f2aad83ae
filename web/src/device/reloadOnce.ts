import { reloadPage } from './document.ts'

const KEY = 'palier.reloadedBuilds'

/** Reloads a page older than its server, once per build and tab. Returns false if that did not help. */
export function createReloadOnce(build: string, reload: () => void = reloadPage): () => boolean {
  let isReloading = false
  return () => {
    if (isReloading) return true
    isReloading = rememberBuild(build)
    if (isReloading) reload()
    return isReloading
  }
}

/** Returns false if already stored or not storable, since the reload could loop. */
function rememberBuild(build: string): boolean {
  try {
    // Stores all builds: servers of two builds may run in parallel.
    const builds = window.sessionStorage.getItem(KEY)?.split(' ') ?? []
    if (builds.includes(build)) return false
    window.sessionStorage.setItem(KEY, [...builds, build].join(' '))
    return true
  } catch {
    return false
  }
}
