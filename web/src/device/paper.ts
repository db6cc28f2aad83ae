import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

export interface PaperFoot {
  readonly left: string
  readonly middle: string
  readonly page: readonly [before: string, between: string]
}

/** Browsers without margin boxes print their own footer. */
export function footRules({ left, middle, page: [before, between] }: PaperFoot, isWide: boolean): string {
  const box = (place: string, content: string) =>
    `@${place} { content: ${content}; font: 10px Inter, sans-serif; color: #444; border-top: 0.75px solid #000; padding-top: 8px; vertical-align: top }`
  const text = (words: string) => JSON.stringify(words)
  const number = `${text(before)} counter(page) ${text(between)} counter(pages)`
  const size = isWide ? 'letter landscape; margin: 0.667in 0.5in' : 'letter'
  return `@page { size: ${size}; ${box('bottom-left', text(left))} ${box('bottom-center', text(middle))} ${box('bottom-right', number)} }`
}

let isOnPaper = false
const watchers = new Set<() => void>()

function watch(notify: () => void): () => void {
  watchers.add(notify)
  return () => watchers.delete(notify)
}

/** True while printing: paper counts as wide, and all rows are rendered. */
export function useIsOnPaper(): boolean {
  return useSyncExternalStore(watch, () => isOnPaper)
}

/** Synchronous: the browser prints the page as it is after the event. */
function setIsOnPaper(value: boolean): void {
  isOnPaper = value
  flushSync(() => {
    for (const notify of watchers) notify()
  })
}

/** Prints in light mode with a footer on every page. `data-paper` and `data-paper-note` override its texts. */
export function keepPaper(foot: () => PaperFoot): () => void {
  const root = document.documentElement
  const sheet = new CSSStyleSheet()
  let wasDark = false
  function begin() {
    wasDark = root.classList.contains('dark')
    root.classList.replace('dark', 'light')
    setIsOnPaper(true)
    const { paper: left, paperNote: middle } = document.querySelector<HTMLElement>('[data-paper]')?.dataset ?? {}
    const isWide = left === undefined && document.querySelector('[data-wide-paper]') !== null
    const usual = foot()
    sheet.replaceSync(footRules({ ...usual, left: left ?? usual.left, middle: middle ?? usual.middle }, isWide))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  function end() {
    if (wasDark) root.classList.replace('light', 'dark')
    setIsOnPaper(false)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}
