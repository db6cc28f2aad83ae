import type { Page } from '@playwright/test'
import { expect, listPath, openStock, test } from '../../support/journey.ts'
import { wordsOf } from '../../support/people/newcomer.ts'
import { isWhole, rowsOf } from '../../support/whole.ts'

/** Figures that tick may move their own digits by so much. */
const NOTHING = 0.0005

/** Counts what moves without having been asked to. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const orders = new Set<string>()
    Object.assign(window, { shifts: [], orders })
    // Each order in which the stocks of a whole list have stood, from the first on.
    const keepOrder = () => {
      const stocks = [...document.querySelectorAll('main a[href^="/stock/"]')].map((link) => link.getAttribute('href'))
      if (stocks.length > 0) orders.add(`${stocks.length}: ${stocks}`)
    }
    new MutationObserver(keepOrder).observe(document, { childList: true, subtree: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {
          value,
          hadRecentInput,
          sources = [],
        } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources?: { node: Node | null }[]
        }
        const moved = sources.map(({ node }) =>
          (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 80),
        )
        if (!hadRecentInput) (window as unknown as { shifts: unknown[] }).shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What moved by more than nothing since the page was loaded. */
async function shiftsOf(page: Page) {
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number }[] }).shifts)
  return shifts.filter(({ value }) => value > NOTHING)
}

/**
 * What moved while a page was loaded. A price that comes meanwhile may put one stock of a list above another, as it
 * should: then the page is loaded again.
 */
async function shiftsOfLoading(page: Page, path: string, loads = 4): Promise<object[]> {
  await page.goto(path)
  await page.locator('h1').first().waitFor({ state: 'attached' })
  if (!path.startsWith('/list/')) return shiftsOf(page)
  await page.locator('main a[href^="/stock/"]').first().waitFor({ state: 'attached' })
  const shifts = await shiftsOf(page)
  const orders = await page.evaluate(() => (window as unknown as { orders: Set<string> }).orders.size)
  return loads > 1 && orders > 1 ? shiftsOfLoading(page, path, loads - 1) : shifts
}

/** Answers come late, so that what waits for them is seen. */
async function slowDown(page: Page): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const answer = await route.fetch({ maxRetries: 2 })
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200))).catch(() => undefined)
    await route.fulfill({ response: answer }).catch(() => undefined)
  })
}

for (const width of rowsOf([390, 1440, 1024], 1)) {
  test(`nothing moves by itself while pages load, at ${width} pixels [GEN-14]`, async ({ page, enterAsGuest }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    await enterAsGuest()
    const list = await listPath(page, 'first')
    const stock = await openStock(page)
    await watchShifts(page)
    await slowDown(page)
    const others = [
      '/costBase',
      '/myAccount',
      '/subscription',
      '/legal/terms-conditions',
      '/legal/cookie-policy',
      '/about',
    ]
    for (const path of ['/', list, stock, ...(isWhole ? [...others, '/nothing'] : [])]) {
      expect(await shiftsOfLoading(page, path), path).toEqual([])
    }
  })
}

for (const width of rowsOf([390, 1440, 1024], 1)) {
  test(
    `nothing moves when the value is chosen, another period, and the return again, at ${width} pixels [GEN-14]`,
    { tag: '@whole' },
    async ({ page, enterAsGuest }) => {
      await page.setViewportSize({ width, height: 844 })
      await enterAsGuest()
      const say = wordsOf('fr')
      const choose = (view: 'performance' | 'value') =>
        page.getByRole('radio', { name: say(`portfolio.view.${view}`), exact: true }).check({ force: true })
      const below = page.getByRole('region', { name: say('dashboard.next.buy') })
      const placeOf = () => below.evaluate((region) => Math.round(region.getBoundingClientRect().top + window.scrollY))
      await page.getByRole('slider', { name: say('returns.pointer') }).scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      const place = await placeOf()
      await choose('value')
      expect(await placeOf(), 'while the value is on its way').toBe(place)
      await page.getByRole('slider', { name: say('portfolio.overTime.pointer') }).waitFor()
      expect(await placeOf(), 'the value').toBe(place)
      await page.getByRole('button', { name: say('portfolio.span.month.name') }).click()
      expect(await placeOf(), 'another period').toBe(place)
      await page.getByRole('slider', { name: say('portfolio.overTime.pointer') }).waitFor()
      expect(await placeOf(), 'the value of another period').toBe(place)
      await choose('performance')
      await page.getByRole('slider', { name: say('returns.pointer') }).waitFor()
      expect(await placeOf(), 'the return').toBe(place)
    },
  )
}

test(
  'the bar stays while a page is on its way, over the boxes of that page; the way back loses nothing [GEN-14]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await enterAsGuest()
    const list = await listPath(page, 'first')
    await watchShifts(page)
    await page.reload()
    await page.locator(`a[href="${list}"]`).waitFor()
    const held: (() => void)[] = []
    let isHeld = true
    await page.route('**/graphql', async (route) => {
      if (isHeld) await new Promise<void>((go) => held.push(go))
      await route.continue()
    })
    await page.locator(`a[href="${list}"]`).click()
    const skeleton = page.getByRole('status', { name: 'Chargement' })
    await expect(skeleton).toHaveAttribute('data-shape', 'list')
    await expect(page.getByRole('button', { name: /Chercher/ }).first()).toBeVisible()
    isHeld = false
    for (const go of held) go()
    await expect(page.getByRole('table')).toBeVisible()
    await expect(skeleton).toHaveCount(0)
    expect(await shiftsOf(page)).toEqual([])
  },
)
