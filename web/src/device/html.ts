/** The body of a piece of HTML, read without running or fetching anything of it. */
export function bodyOfHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
}
