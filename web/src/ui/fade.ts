/** Of one step. What fades holds for two and is gone after five: 400 ms at most. */
const STEP_MILLISECONDS = 80
const STEPS = 5

const fading = new Map<HTMLElement, number>()
let beat: ReturnType<typeof setInterval> | undefined

/**
 * Takes an element through the steps of `data-step`, 0 to 4, all elements of a page at the same beats: what moves by
 * itself costs a layer each and a frame of the whole page sixty times a second. Anew where it is under way.
 */
export function fade(element: HTMLElement): void {
  show(element, 0)
  beat ??= setInterval(goOn, STEP_MILLISECONDS)
}

function goOn() {
  for (const [element, step] of fading) {
    if (element.isConnected && step + 1 < STEPS) show(element, step + 1)
    else {
      fading.delete(element)
      delete element.dataset['step']
    }
  }
  if (fading.size > 0) return
  clearInterval(beat)
  beat = undefined
}

function show(element: HTMLElement, step: number) {
  fading.set(element, step)
  element.dataset['step'] = String(step)
}
