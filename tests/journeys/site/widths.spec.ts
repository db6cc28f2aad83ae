import type { Page } from '@playwright/test'
import { expect, listPath, openStock, test } from '../../support/journey.ts'
import { rowsOf } from '../../support/whole.ts'

/** How far the page runs out of its window to the right. */
const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

const QUIET_PAGES = [
  '/costBase',
  '/myAccount',
  '/subscription',
  '/about',
  '/legal/terms-conditions',
  '/legal/privacy-policy',
  '/legal/cookie-policy',
]

const TABLES = [960, 1024, 1119, 1263]

for (const width of rowsOf(TABLES, 1)) {
  test(
    `a list ${width} pixels wide keeps its head under the bar, and nothing scrolls sideways [LIST-10] [GEN-14]`,
    { tag: '@whole' },
    async ({ page, enterAsGuest }) => {
      await page.setViewportSize({ width, height: 700 })
      await enterAsGuest()
      await page.goto(await listPath(page, 'first'))
      const heads = page.getByRole('table').getByRole('columnheader')
      await expect(heads).toHaveCount(10)
      await expect(page.getByRole('columnheader', { name: 'Âge du cours' })).toHaveCount(0)
      await expect(page.getByText(/Dernier cours|Tous les cours/)).toBeVisible()
      await page.mouse.wheel(0, 420)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400)
      expect((await heads.first().boundingBox())?.y).toBe(56)
      expect(await overflowOf(page)).toBe(0)
      const scrollers = await page
        .locator('main *')
        .evaluateAll((all) =>
          all.filter((one) => getComputedStyle(one).overflowX === 'auto' && one.scrollWidth > one.clientWidth),
        )
      expect(scrollers).toHaveLength(0)
    },
  )
}

test('a stock at 1024 pixels has its chart beside the prices [STOCK-07]', async ({ page, enterAsGuest }) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await enterAsGuest()
  await openStock(page)
  const chart = await page.getByRole('region', { name: 'Historique du cours' }).boundingBox()
  const own = await page.getByRole('region', { name: 'Mes prix' }).boundingBox()
  expect([chart?.width, own?.width]).toEqual([568, 360])
  expect(own?.x).toBe((chart?.x ?? 0) + 568 + 32)
  expect(await overflowOf(page)).toBe(0)
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

  test('no page runs out of a phone 320 pixels wide [GEN-14]', { tag: '@whole' }, async ({ page, enterAsGuest }) => {
    await enterAsGuest()
    const list = await listPath(page, 'first')
    const stock = await openStock(page)
    for (const path of ['/', list, stock, '/costBase', '/myAccount', '/subscription', '/legal/terms-conditions']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect(await overflowOf(page), path).toBe(0)
    }
  })

  test(
    'what is pressed is 44 pixels high to a finger, on every page [GEN-14]',
    { tag: '@whole' },
    async ({ page, visit, enterAsGuest }) => {
      test.slow()
      await page.setViewportSize({ width: 390, height: 844 })
      for (const path of ['/', '/login', '/register/form', '/resetPassword/request', '/nothing', '/?e=DuplicateKey']) {
        await visit(path)
        await page.locator('h1').first().waitFor({ state: 'attached' })
        await page.waitForLoadState('networkidle')
        expect(await smallTargets(page), path).toEqual([])
      }
      await enterAsGuest()
      const lists = [await listPath(page, 'first'), await listPath(page, 'last')]
      const portfolio = (await page.locator('a[href^="/portfolio/"]').first().getAttribute('href')) ?? ''
      const stock = await openStock(page)
      for (const path of ['/', ...lists, portfolio, stock, ...QUIET_PAGES]) {
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        expect(await smallTargets(page), path).toEqual([])
      }
    },
  )

  test(
    'on a phone the bar that saves is there only while something can be saved [STOCK-11]',
    { tag: '@whole' },
    async ({ page, enterAsGuest }) => {
      await enterAsGuest()
      await openStock(page)
      const save = page.getByRole('button', { name: 'Enregistrer' })
      await expect(save).toHaveCount(0)
      await page.getByLabel('Aubaine', { exact: true }).fill('1')
      await expect(save).toBeVisible()
    },
  )
})

/**
 * What a finger may press that is lower than 44 pixels, with the invisible part around it. Links and figures within a
 * sentence or a row may be, and what only the keyboard comes to.
 */
function smallTargets(page: Page) {
  return page.locator(':is(a, button, select, input, summary, [role=tab], [role=slider]):visible').evaluateAll((all) =>
    all.flatMap((one) => {
      const isInSentence =
        one.matches('a') &&
        getComputedStyle(one).display === 'inline' &&
        one.parentElement?.textContent !== one.textContent
      const isUnseen = getComputedStyle(one).clipPath !== 'none' || one.closest('[aria-hidden=true], [inert]') !== null
      if (isInSentence || isUnseen || one.matches('[data-figure]')) return []
      // Its own box, that of its label or of the field that it fills, and what is drawn around it.
      const field = one.matches('input:not([type=checkbox], [type=radio])') ? one.parentElement : null
      const parts = [one, one.closest('label'), field, one.querySelector('span')].filter((part) => part !== null)
      const heights = parts.flatMap((part) => {
        const around = getComputedStyle(part, '::after')
        const drawn = around.position === 'absolute' ? Number.parseFloat(around.height) || 0 : 0
        return part === one || part.matches('label, div') ? [part.getBoundingClientRect().height, drawn] : [drawn]
      })
      const name = (one.getAttribute('aria-label') ?? one.textContent ?? '').slice(0, 40)
      return Math.max(...heights) < 44 ? [{ name, tag: one.tagName, heights }] : []
    }),
  )
}
