declare global {
  /** Element pressed before hydration; see public/first-load.js. */
  var palierEarlyPress: { readonly pressed: HTMLElement | null; end(): void } | undefined
}

/** Returns true if the server rendered this page for this visitor. Otherwise removes the hidden markup. */
export function adoptPrerendered(root: HTMLElement): boolean {
  const { dataset } = document.documentElement
  if (dataset['prerendered'] === 'shown' && root.firstElementChild) return true
  root.replaceChildren()
  delete dataset['prerendered']
  return false
}

export function replayEarlyClick(): void {
  const early = globalThis.palierEarlyPress
  globalThis.palierEarlyPress = undefined
  early?.end()
  early?.pressed?.click()
}
