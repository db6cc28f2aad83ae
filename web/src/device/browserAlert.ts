export function alertByBrowser(text: string): void {
  window.alert(text)
}
