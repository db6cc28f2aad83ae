import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { findingsOn } from '../../support/pages/axe.ts'
import { rowsOf } from '../../support/whole.ts'

const READERS = [
  ['fr', 'light', 1440],
  ['en', 'dark', 390],
] as const

/** What the page says, but for the demonstration with its live prices and for what only scripts make work. */
function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = '[data-needs-script], noscript, main section:first-of-type, aside { display: none !important }'
    document.head.append(style)
    const lines = document.getElementById('root')?.innerText.split('\n') ?? []
    style.remove()
    return lines.map((line) => line.trim()).filter((line) => line !== '')
  })
}

// The first visitor of all may get the document before the page is rendered.
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  for (const language of ['fr', 'en']) {
    await expect
      .poll(async () => (await request.get(`/?lang=${language}`)).text(), { timeout: 30_000 })
      .toContain('<main')
  }
  await request.dispose()
})

for (const [language, colorScheme, width] of rowsOf(READERS, 1)) {
  const name = `${language}, ${colorScheme}, ${width} px`

  test.describe(`without scripts, ${name}`, () => {
    test.use({ javaScriptEnabled: false, colorScheme, viewport: { width, height: 900 } })

    test('the welcome page says all that it says with scripts, its links lead on, and axe finds nothing', async ({
      page,
      browser,
    }) => {
      await page.goto(`/?lang=${language}`)
      const said = await wordsOf(page)
      expect(said.length).toBeGreaterThan(40)
      await expect(page.getByRole('button')).toHaveCount(0)
      await expect(page.getByRole('radio')).toHaveCount(0)
      await expect(page.locator('noscript p')).toBeVisible()
      const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      expect(background).toBe(colorScheme === 'dark' ? 'rgb(20, 23, 28)' : 'rgb(250, 250, 247)')

      const context = await browser.newContext({ javaScriptEnabled: true })
      const live = await context.newPage()
      await live.goto(page.url())
      await live.getByRole('slider').first().waitFor()
      expect(await wordsOf(live)).toEqual(said)
      // Axe is a script itself: it reads the document as a browser without scripts builds it.
      await live.route(page.url(), async (route) => {
        const response = await route.fetch()
        const document = (await response.text()).replaceAll(/<script\b.*?<\/script>|<\/?noscript>/gs, '')
        await route.fulfill({ response, body: document })
      })
      await live.reload()
      expect(await findingsOn(live)).toEqual([])
      await context.close()

      await page.locator('noscript a').click()
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'fr' ? 'en' : 'fr')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })
}

/** Lets the scripts of the page come when the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letCome = () => {}
  const coming = new Promise<void>((resolve) => (letCome = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await coming
    await route.continue()
  })
  return letCome
}

for (const width of rowsOf([390, 1440], 1)) {
  test(`the client takes the welcome page over where it stands at ${width} pixels: nothing moves, focus and place are kept`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [] })
      // The cookie notice adds room at the end of the page.
      localStorage.setItem('palier.allowCookies', JSON.stringify(new Date().toISOString()))
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) (window as unknown as { shifts: object[] }).shifts.push(entry.toJSON())
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const letCome = await holdScripts(page)
    await page.goto('/?lang=fr', { waitUntil: 'commit' })
    const guest = page.getByRole('button', { name: 'Essayer sans compte' })
    await guest.waitFor()
    // Painted, and so with its styles, while no script of the client is there.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const signIn = await page.getByRole('link', { name: 'Se connecter' }).elementHandle()
    const height = await page.evaluate(() => {
      window.scrollTo(0, 60)
      return document.documentElement.scrollHeight
    })
    await signIn?.focus()

    letCome()
    await page.getByRole('slider').first().waitFor()
    const taken = await page.evaluate((link) => {
      const { scrollHeight } = document.documentElement
      return { isSame: document.activeElement === link, top: window.scrollY, scrollHeight }
    }, signIn)
    expect(taken).toEqual({ isSame: true, top: 60, scrollHeight: height })
    expect(await page.evaluate(() => (window as unknown as { shifts: object[] }).shifts)).toEqual([])
    expect(said).toEqual([])
  })
}

test('a press that comes before the scripts is done when they are there', async ({ page }) => {
  const letCome = await holdScripts(page)
  await page.goto('/?lang=fr', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Essayer sans compte' }).click()
  letCome()
  await expect(page.getByRole('heading', { name: 'Listes d’achats' })).toBeVisible()
})
