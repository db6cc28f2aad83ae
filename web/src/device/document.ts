/** Tells the browser, translation tools and screen readers which language the page speaks. */
export function setDocumentLanguage(locale: string): void {
  document.documentElement.lang = locale
}

const YEAR_SECONDS = 31_536_000

/** Tells the server the chosen language, so that a document is in it from the first byte. */
export function setLanguageCookie(language: string): void {
  document.cookie = `__Host-palier-language=${language}; Path=/; Secure; SameSite=Lax; Max-Age=${YEAR_SECONDS}`
}

/** Names the manifest that an installed application takes its name and its description from. */
export function setManifest(href: string): void {
  const link = document.querySelector('link[rel="manifest"]')
  if (link && link.getAttribute('href') !== href) link.setAttribute('href', href)
}

/** Colours the bar of the browser or of the installed application, in whatever look the system prefers. */
export function setBarColor(color: string): void {
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', color)
}

/** The address of a WebSocket on the server of this page. */
export function socketUrl(path: string): string {
  const { protocol, host } = window.location
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${path}`
}

/** The whole address of a path on this site. */
export function siteUrl(path: string): string {
  return window.location.origin + path
}

/** What the address of the page asks for, with its question mark. */
export function addressQuery(): string {
  return window.location.search
}

/** The fragment of the address, with its `#`. It is sent to no server. */
export function addressFragment(): string {
  return typeof window === 'undefined' ? '' : window.location.hash
}

/** The address of a page, with what stands behind the `#` where it is the page in the address bar. */
export function addressOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const { location } = window
  const isHere = location.pathname === pathname && location.search === search
  return pathname + search + (isHere ? location.hash : '')
}

/** Loads the page anew; what is in memory is lost. */
export function reloadPage(): void {
  window.location.reload()
}

/** Reports a failure like an uncaught one. */
export function reportFailure(failure: Error): void {
  reportError(failure)
}

/** How many CSS pixels a rem is: more than 16 where the reader wants larger text. */
export function remInPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}

/** How far the page is scrolled, in pixels. */
export function scrollTop(): number {
  return window.scrollY
}

/** Shows the page from its beginning. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0 })
}

/** The title of the window: the page before the name of the product, or the name alone. */
export function setDocumentTitle(page: string | null): void {
  document.title = page === null ? 'Palier' : `${page} · Palier`
}

/** The title of the window. */
export function documentTitle(): string {
  return document.title
}

/** Moves the focus to an element without scrolling to it. */
export function focusOn(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true })
}

/** Whether the sign of a human check that others make may show; the page's styles read it. */
export function showHumanBadge(isShown: boolean): void {
  document.documentElement.toggleAttribute('data-human-badge', isShown)
}

/** Scrolls the list around an element just so far that the element can be seen. */
export function scrollIntoSight(id: string): void {
  document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
}

/** The text colour that the style sheets give an element, for what is painted without them. */
export function colorOf(element: Element): string {
  return getComputedStyle(element).color
}

/** Blurs every amount of the page, or shows them again; the page's styles read it. */
export function hideAmounts(areHidden: boolean): void {
  document.documentElement.toggleAttribute('data-amounts-hidden', areHidden)
}

/** Opens the browser's print dialog with the page as its print styles show it. */
export function printPage(): void {
  window.print()
}

/** Takes the page out of reach of pointer, keyboard and screen reader; the answer is the function that gives it back. */
export function holdPage(): () => void {
  const page = document.getElementById('root')
  page?.toggleAttribute('inert', true)
  return () => void page?.toggleAttribute('inert', false)
}

/** Where dialogs hang: beside the page, which is out of reach while one is open. */
export function placeOfDialogs(): HTMLElement {
  return document.body
}

/** Where the menu of a button hangs: in the button's part of the page, for whoever goes from part to part. */
export function placeOfMenu(button: Element): HTMLElement {
  const part = button.closest('dialog, [role=dialog], main, header, footer')
  return part instanceof HTMLElement && part.getAttribute('role') !== 'dialog' ? part : document.body
}
