import type { Direction } from '@palier/domain/market/priceChange'

/** Of one step. A flash holds for two and is gone after five: 400 ms. */
const STEP_MILLISECONDS = 80
const STEPS = 5

interface Flash {
  readonly direction: Direction
  /** In milliseconds of the page. */
  readonly since: number
}

const flashes = new Map<HTMLElement, Flash>()
let next: ReturnType<typeof setTimeout> | undefined

/**
 * Flashes the background of an element, anew where it still does: `data-flash` is "up 0" to "up 4", or "down". All that
 * flash are brought to their step whenever another begins, and a step after the last time: prices that move carry the
 * steps along. What moves by itself costs a layer each, and a frame of the whole page sixty times a second.
 */
export function flash(element: HTMLElement, direction: Direction): void {
  flashes.set(element, { direction, since: performance.now() })
  goOn()
}

function goOn() {
  clearTimeout(next)
  const now = performance.now()
  for (const [element, { direction, since }] of flashes) {
    const step = Math.floor((now - since) / STEP_MILLISECONDS)
    if (step < STEPS && element.isConnected) show(element, `${direction} ${step}`)
    else {
      flashes.delete(element)
      delete element.dataset['flash']
    }
  }
  if (flashes.size > 0) next = setTimeout(goOn, STEP_MILLISECONDS)
}

function show({ dataset }: HTMLElement, flash: string) {
  if (dataset['flash'] !== flash) dataset['flash'] = flash
}
