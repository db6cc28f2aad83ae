export function setDocumentLanguage(locale: string): void {
  document.documentElement.lang = locale
}

const YEAR_SECONDS = 31_536_000

/** Lets the server render the chosen language from the first byte. */
export function setLanguageCookie(language: string): void {
  document.cookie = `__Host-palier-language=${language}; Path=/; Secure; SameSite=Lax; Max-Age=${YEAR_SECONDS}`
}

export function setManifest(href: string): void {
  const link = document.querySelector('link[rel="manifest"]')
  if (link && link.getAttribute('href') !== href) link.setAttribute('href', href)
}

export function setBarColor(color: string): void {
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', color)
}

export function socketUrl(path: string): string {
  const { protocol, host } = window.location
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${path}`
}

export function siteUrl(path: string): string {
  return window.location.origin + path
}

export function addressQuery(): string {
  return window.location.search
}

/** Starts with "#" unless empty. Never sent to a server. */
export function addressFragment(): string {
  return typeof window === 'undefined' ? '' : window.location.hash
}

export function addressOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const { location } = window
  const isHere = location.pathname === pathname && location.search === search
  return pathname + search + (isHere ? location.hash : '')
}

export function reloadPage(): void {
  window.location.reload()
}

export function reportFailure(failure: Error): void {
  reportError(failure)
}

/** More than 16 if the user enlarged the text. */
export function remInPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}

export function scrollTop(): number {
  return window.scrollY
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0 })
}

export function setDocumentTitle(page: string | null): void {
  document.title = page === null ? 'Palier' : `${page} · Palier`
}

export function documentTitle(): string {
  return document.title
}

export function focusOn(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true })
}

export function showHumanBadge(isShown: boolean): void {
  document.documentElement.toggleAttribute('data-human-badge', isShown)
}

export function scrollIntoSight(id: string): void {
  document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
}

export function colorOf(element: Element): string {
  return getComputedStyle(element).color
}

export function hideAmounts(areHidden: boolean): void {
  document.documentElement.toggleAttribute('data-amounts-hidden', areHidden)
}

export function printPage(): void {
  window.print()
}

/** Returns a function that makes the page active again. */
export function holdPage(): () => void {
  const page = document.getElementById('root')
  page?.toggleAttribute('inert', true)
  return () => void page?.toggleAttribute('inert', false)
}

/** Outside the page, which is inert while a dialog is open. */
export function placeOfDialogs(): HTMLElement {
  return document.body
}

/** Returns the part of the page with the button, so that landmark navigation finds the menu. */
export function placeOfMenu(button: Element): HTMLElement {
  const part = button.closest('dialog, [role=dialog], main, header, footer')
  return part instanceof HTMLElement && part.getAttribute('role') !== 'dialog' ? part : document.body
}
