import { reloadPage } from './document.ts'

const KEY = 'palier.reloadedBuilds'

/**
 * A function that reloads the document, for a page that is older than its server. Each build reloads once in a tab:
 * the function answers false where that did not help. `build` is any text without spaces.
 */
export function createReloadOnce(build: string, reload: () => void = reloadPage): () => boolean {
  let isReloading = false
  return () => {
    if (isReloading) return true
    isReloading = rememberBuild(build)
    if (isReloading) reload()
    return isReloading
  }
}

/** False where the build is remembered already, or cannot be: reloading might then never end. */
function rememberBuild(build: string): boolean {
  try {
    // Servers of two builds may run side by side for a while: each build is remembered, not only the last.
    const builds = window.sessionStorage.getItem(KEY)?.split(' ') ?? []
    if (builds.includes(build)) return false
    window.sessionStorage.setItem(KEY, [...builds, build].join(' '))
    return true
  } catch {
    return false
  }
}
