/** The browser's own message box; blocks until it is closed. */
export function alertByBrowser(text: string): void {
  window.alert(text)
}
