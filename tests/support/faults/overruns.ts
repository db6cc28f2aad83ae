import type { Page } from '@playwright/test'

/** What runs out of the window, and text that is cut without three points; as short descriptions. */
export async function overrunsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const wide = document.documentElement.scrollWidth - window.innerWidth
    if (wide > 0) found.push(`the page, by ${wide} px`)
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} "${(element.textContent ?? '').slice(0, 20)}"`
    // A box that scrolls sideways, ends in three points, or is read by machines alone may hold more than it shows.
    const mayHide = (element: Element | null): boolean => {
      for (let box = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, position, clipPath, textOverflow } = getComputedStyle(box)
        if (overflowX !== 'visible' && textOverflow === 'ellipsis') return true
        if (overflowX === 'auto' || overflowX === 'scroll') return true
        if (position === 'absolute' && (clipPath !== 'none' || box.getBoundingClientRect().width <= 1)) return true
      }
      return false
    }
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const text = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
      if (!text || !element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue
      const box = element.getBoundingClientRect()
      if (box.width === 0 || mayHide(element)) continue
      const right = box.right - window.innerWidth
      if (right > 1 || box.left < -1) {
        found.push(`${nameOf(element)} stands ${Math.round(Math.max(right, -box.left))} px outside`)
        continue
      }
      const { overflowX, textOverflow } = getComputedStyle(element)
      const cut = element.scrollWidth - element.clientWidth
      const isInline = element.clientWidth === 0
      if (isInline || cut <= 1 || textOverflow === 'ellipsis') continue
      if (overflowX !== 'visible') found.push(`${nameOf(element)} is cut by ${cut} px`)
    }
    return found.slice(0, 8)
  })
}
