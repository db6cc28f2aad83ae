declare global {
  /** What was pressed in a page that did not answer yet: see public/first-load.js. */
  var palierEarlyPress: { readonly pressed: HTMLElement | null; end(): void } | undefined
}

/**
 * Whether the element holds the page as the server has rendered it, for this visitor. What it has rendered for somebody
 * else, which the document hides, is taken away.
 */
export function takePrerendered(root: HTMLElement): boolean {
  const { dataset } = document.documentElement
  if (dataset['prerendered'] === 'shown' && root.firstElementChild) return true
  root.replaceChildren()
  delete dataset['prerendered']
  return false
}

/** Does what was pressed before the page could answer. */
export function takeEarlyPress(): void {
  const early = globalThis.palierEarlyPress
  globalThis.palierEarlyPress = undefined
  early?.end()
  early?.pressed?.click()
}
