import { footRules, type PaperFoot } from '../paper.ts'
import { PRINT_WINDOW } from '../screenSizes.ts'

const PAPER = '@media screen { main[data-print] { padding: 2rem } }'

/** Prints a copy in its own window. Returns false if the browser blocks the window. */
export function printInWindow(element: HTMLElement, title: string, foot: Omit<PaperFoot, 'left'>): boolean {
  const { width, height } = PRINT_WINDOW
  const opened = window.open('', '_blank', `width=${width},height=${height}`)
  if (!opened) return false
  const paper = opened.document
  paper.title = title
  paper.documentElement.lang = document.documentElement.lang
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
  // Text in a font that is still loading would print blank.
  void paper.fonts.ready.then(() => opened.print())
  return true
}

/** Copies all rules, since some are in no file and no element. */
function styleText({ styleSheets }: Document): string {
  return [...styleSheets].map((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText).join('\n')).join('\n')
}
