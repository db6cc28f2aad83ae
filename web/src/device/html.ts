/** Runs no scripts and fetches nothing. */
export function bodyOfHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
}
