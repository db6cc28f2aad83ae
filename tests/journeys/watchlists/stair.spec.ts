import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { wordsOf } from '../../support/people/newcomer.ts'
import { actBeside } from '../../support/pages/ownLists.ts'

const PRICES = (price: number) => ({
  t200: (price * 0.98).toFixed(2),
  t600: (price * 0.97).toFixed(2),
  t800: (price * 0.96).toFixed(2),
})

/** A stock in a list of its own, and its page. */
async function openOwnStock(page: Page) {
  const beside = actBeside(page)
  const list = await beside.makeList('Essai')
  const entry = await beside.addEntry(list, 'ADBE.XNAS', PRICES)
  await page.goto(`/stock/${entry.stock.stockId}`)
  return { beside, list, price: Number(entry.stock.lastPrice) }
}

async function centreOf(grip: Locator): Promise<{ x: number; y: number }> {
  const box = await grip.boundingBox()
  if (!box) throw new Error('no grip')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test(
  'a step of the chart is drawn with the mouse: field and score follow, nothing is saved, Esc restores [EDIT-13] [STOCK-10]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await enterAsGuest()
    const say = wordsOf('fr')
    const { beside, list, price } = await openOwnStock(page)
    const grip = page.getByRole('slider', { name: /Cible/ })
    const field = page.getByLabel('Cible', { exact: true })
    const before = await field.inputValue()
    const { x, y } = await centreOf(grip)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + 12, { steps: 4 })
    await expect(page.getByText(/^Cible .*\$/).first()).toBeVisible()
    await expect(field).not.toHaveValue(before)
    await page.keyboard.press('Escape')
    await expect(field).toHaveValue(before)
    await page.mouse.up()
    await expect(field).toHaveValue(before)

    // Up over the price of the stock: crossed. It stops at its neighbour before that.
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y - 300, { steps: 4 })
    await page.mouse.up()
    const follow = page.getByLabel('Suivre', { exact: true })
    await expect(field).toHaveValue(await follow.inputValue())
    await expect(page.getByText(say('stock.prices.unsaved'))).toBeVisible()
    expect((await beside.pricesIn(list))['ADBE']?.['t600']).toBe(String(Number((price * 0.97).toFixed(2))))
    await page.getByRole('button', { name: say('entry.save'), exact: true }).click()
    await expect
      .poll(async () => Number((await beside.pricesIn(list))['ADBE']?.['t600']))
      .toBe(Number((price * 0.98).toFixed(2)))
  },
)

/** One finger, as the browser tells of it: the page may scroll with it. */
async function drawWithFinger(session: CDPSession, from: { x: number; y: number }, down: number) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: from.x, y }] })
  await touch('touchStart', from.y)
  for (let part = 1; part <= 5; part += 1) await touch('touchMove', from.y + (down * part) / 5)
  await touch('touchEnd')
}

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test(
    'a step of the chart follows a finger, and the page stays where it is [EDIT-13] [STOCK-10]',
    { tag: '@whole' },
    async ({ page, enterAsGuest }) => {
      await enterAsGuest()
      await openOwnStock(page)
      const grip = page.getByRole('slider', { name: /Aubaine/ })
      await grip.scrollIntoViewIfNeeded()
      const box = await grip.boundingBox()
      expect([box?.width, box?.height]).toEqual([44, 44])
      const field = page.getByLabel('Aubaine', { exact: true })
      const before = await field.inputValue()
      const scrolled = await page.evaluate(() => window.scrollY)
      await drawWithFinger(await page.context().newCDPSession(page), await centreOf(grip), -20)
      await expect(field).not.toHaveValue(before)
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
      await expect(page.getByRole('button', { name: wordsOf('fr')('entry.save'), exact: true })).toBeEnabled()
    },
  )
})
