const INTERCEPTED = ['keydown', 'pointerdown', 'mousedown', 'touchstart', 'focusin'] as const

/** Hides the events of a modal dialog from others, which would treat them as outside and close. */
export function keepEventsIn(dialog: HTMLDialogElement, onEscape: () => void): () => void {
  const intercept = (event: Event) => {
    // A dialog opened later handles its own events.
    if (!isTopmost(dialog)) return
    event.stopImmediatePropagation()
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || event.isComposing) return
    event.preventDefault()
    onEscape()
  }
  for (const type of INTERCEPTED) window.addEventListener(type, intercept, true)
  return () => {
    for (const type of INTERCEPTED) window.removeEventListener(type, intercept, true)
  }
}

function isTopmost(dialog: HTMLDialogElement): boolean {
  return [...document.querySelectorAll('dialog')].at(-1) === dialog
}
