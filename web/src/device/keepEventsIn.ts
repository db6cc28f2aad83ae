const INTERCEPTED = ['keydown', 'pointerdown', 'mousedown', 'touchstart', 'focusin'] as const

/**
 * While the browser's own modal dialog is open, nobody else hears keys, presses and the moving focus: other dialogs
 * watch the whole document for them, take what is done here for something beside them, and close. Escape is told to
 * `onEscape` alone. The answer ends it.
 */
export function keepEventsIn(dialog: HTMLDialogElement, onEscape: () => void): () => void {
  const intercept = (event: Event) => {
    // A dialog that was opened later handles its own events.
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
