import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/** What stands at the foot of every sheet: at the left, in the middle, and around the numbers of the sheet and of the last one. */
export interface PaperFoot {
  readonly left: string
  readonly middle: string
  readonly page: readonly [before: string, between: string]
}

/** The rules of such a foot, on sheets that lie where a table is wide. Browsers without boxes in the margins print their own. */
export function footRules({ left, middle, page: [before, between] }: PaperFoot, isWide: boolean): string {
  const box = (place: string, content: string) =>
    `@${place} { content: ${content}; font: 10px Inter, sans-serif; color: #444; border-top: 0.75px solid #000; padding-top: 8px; vertical-align: top }`
  const text = (words: string) => JSON.stringify(words)
  const number = `${text(before)} counter(page) ${text(between)} counter(pages)`
  // Tables that lie have the room of a window of 960 pixels.
  const size = isWide ? 'letter landscape; margin: 0.667in 0.5in' : 'letter'
  return `@page { size: ${size}; ${box('bottom-left', text(left))} ${box('bottom-center', text(middle))} ${box('bottom-right', number)} }`
}

let isOnPaper = false
const watchers = new Set<() => void>()

function watch(notify: () => void): () => void {
  watchers.add(notify)
  return () => watchers.delete(notify)
}

/** Whether the page is being printed: a sheet is no narrow window, and has every row. */
export function useIsOnPaper(): boolean {
  return useSyncExternalStore(watch, () => isOnPaper)
}

/** At once: the browser prints what stands there when its event is over. */
function setIsOnPaper(value: boolean): void {
  isOnPaper = value
  flushSync(() => {
    for (const notify of watchers) notify()
  })
}

/**
 * Prints in the light look, with a foot on every sheet, also by the browser's own menu. What an open document says of
 * itself, `data-paper` and `data-paper-note`, stands in the foot instead. Returns what ends it.
 */
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
