import { test as base, type Page } from '@playwright/test'
import { browserSession } from './people/browserSession.ts'

export { expect } from '@playwright/test'

type Journey = {
  /** Whether pages fetch, while they are idle, what they may want later: only journeys that lose their network need it. */
  fetchesAhead: boolean
  /** What the browser has said that the policy of the pages forbids: a journey fails where it says so. */
  policyViolations: string[]
  /** Opens a path as somebody who has accepted the cookie notice, in this language unless another is chosen. */
  visit(path?: string, language?: 'fr' | 'en'): Promise<void>
  /** Brings a guest of its own to the dashboard, by a call in the place of the button. */
  enterAsGuest(language?: 'fr' | 'en'): Promise<void>
}

/**
 * A browser window on the running product, where nothing may fail unseen: a missing word, an error nobody caught, something
 * that the policy of the page forbids.
 */
export const test = base.extend<Journey>({
  fetchesAhead: [false, { option: true }],
  // eslint-disable-next-line no-empty-pattern
  policyViolations: async ({}, use) => use([]),
  page: async ({ page, fetchesAhead, policyViolations }, use) => {
    if (!fetchesAhead)
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const failures: string[] = []
    page.on('pageerror', ({ message }) => failures.push(message))
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) policyViolations.push(message.text())
    })
    await use(page)
    // What the page asks at the very end is nobody's failure.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    failures.push(...policyViolations)
    if (failures.length > 0) throw new Error(failures.join('\n'))
  },
  visit: async ({ page }, use) => {
    await use(async (path = '/', language = 'fr') => {
      await rememberChoices(page, language)
      await page.goto(path)
    })
  },
  enterAsGuest: async ({ page, visit }, use) => {
    await use(async (language = 'fr') => {
      await browserSession(page, language).enterAsGuest()
      await visit('/', language)
      await page.locator('a[href^="/list/"]').first().waitFor()
    })
  },
})

async function rememberChoices(page: Page, language: string) {
  await page.addInitScript((chosen) => {
    if (localStorage.getItem('palier.language') === null)
      localStorage.setItem('palier.language', JSON.stringify(chosen))
    if (localStorage.getItem('palier.allowCookies') === null)
      localStorage.setItem('palier.allowCookies', JSON.stringify(new Date().toISOString()))
  }, language)
}

/** The path of the nth list card of the dashboard: the buy lists come first. */
export async function listPath(page: Page, which: 'first' | 'last'): Promise<string> {
  const links = page.locator('a[href^="/list/"]')
  const href = await (which === 'first' ? links.first() : links.last()).getAttribute('href')
  if (!href) throw new Error('the dashboard shows no list')
  return href
}

/** Opens the first stock of the first list from the dashboard, and answers its path. */
export async function openStock(page: Page): Promise<string> {
  await page.goto(await listPath(page, 'first'))
  await page.locator('main a[href^="/stock/"]').first().click()
  await page.getByRole('tablist').waitFor()
  return new URL(page.url()).pathname
}
