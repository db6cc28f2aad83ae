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

/** Prints in the light look, with a foot on every sheet, also by the browser's own menu. Returns what ends it. */
export function keepPaper(foot: () => PaperFoot): () => void {
  const root = document.documentElement
  const sheet = new CSSStyleSheet()
  let wasDark = false
  function begin() {
    wasDark = root.classList.contains('dark')
    root.classList.replace('dark', 'light')
    sheet.replaceSync(footRules(foot(), document.querySelector('[data-wide-paper]') !== null))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  function end() {
    if (wasDark) root.classList.replace('light', 'dark')
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}
