/** The browser's own message box: it waits until it is closed. */
export function alertByBrowser(text: string): void {
  window.alert(text)
}
