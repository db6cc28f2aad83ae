import type { Direction } from '@palier/domain/market/priceChange'

/** Duration of a step. A flash holds two steps and ends after five: 400 ms. */
const STEP_MILLISECONDS = 80
const STEPS = 5

interface Flash {
  readonly direction: Direction
  readonly since: number
}

const flashes = new Map<HTMLElement, Flash>()
let next: ReturnType<typeof setTimeout> | undefined

/**
 * Flashes the background; a new call restarts it. `data-flash` is "up 0" to "up 4", or "down …".
 * All elements advance together, with each new flash and on a timer, because a CSS animation per
 * element costs a layer each and 60 page frames a second.
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
