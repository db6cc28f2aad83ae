interface Preventable {
  preventDefault(): void
}

function keepOpen(event: Preventable): void {
  event.preventDefault()
}

/**
 * A dialog closes by what somebody does to it: Escape, its buttons, a press beside it. It stays when the focus merely
 * moves (a menu or dialog before it gives the focus back late), and when a layer under it goes away.
 */
export const dialogStays = { onFocusOutside: keepOpen, onRequestDismiss: keepOpen }
