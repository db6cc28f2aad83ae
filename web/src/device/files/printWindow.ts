import { footRules, type PaperFoot } from '../paper.ts'
import { PRINT_WINDOW } from '../screenSizes.ts'

/** On the screen before it is printed; a sheet has its own margin. */
const PAPER = '@media screen { main[data-print] { padding: 2rem } }'

/**
 * Prints a copy of this part of the page from a window of its own, under this title, with this foot on every sheet. False
 * where the browser lets no window open.
 */
export function printInWindow(element: HTMLElement, title: string, foot: Omit<PaperFoot, 'left'>): boolean {
  const { width, height } = PRINT_WINDOW
  const opened = window.open('', '_blank', `width=${width},height=${height}`)
  if (!opened) return false
  const paper = opened.document
  paper.title = title
  paper.documentElement.lang = document.documentElement.lang
  // Paper is white, whatever the look of the page.
  paper.documentElement.className = 'light'
  const style = paper.createElement('style')
  style.textContent = `${styleText(document)}\n${PAPER}\n${footRules({ ...foot, left: title }, false)}`
  paper.head.append(style)
  const main = paper.createElement('main')
  main.dataset['print'] = ''
  main.append(paper.importNode(element, true))
  for (const control of main.querySelectorAll('button, [data-print-hidden]')) control.remove()
  paper.body.replaceChildren(main)
  opened.focus()
  // Text set in a font that has not come yet would be printed blank.
  void paper.fonts.ready.then(() => opened.print())
  return true
}

/** The present style rules: some are in no file and no element. */
function styleText({ styleSheets }: Document): string {
  return [...styleSheets].map((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText).join('\n')).join('\n')
}
