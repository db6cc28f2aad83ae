import type { Locator } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { wordsOf } from '../../support/people/newcomer.ts'
import { actBeside } from '../../support/pages/ownLists.ts'

const say = wordsOf('fr')

/** Counts what a thumb does: each tap, and each field that is written into. */
function countTaps() {
  let count = 0
  return {
    get count() {
      return count
    },
    async tap(target: Locator) {
      await target.tap()
      count += 1
    },
    async write(field: Locator, text: string) {
      await field.fill(text)
      count += 1
    },
  }
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test(
  'the five tasks of a phone take no more taps than they may [D35] [D36] [SCORE-18] [LOT-03]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    test.slow()
    await enterAsGuest()

    await test.step('what to do today: none', async () => {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    })

    const beside = actBeside(page)
    const list = await beside.makeList('Pouce')
    await test.step('a stock with proposed prices: six', async () => {
      await page.goto('/')
      const taps = countTaps()
      await taps.tap(page.getByRole('link', { name: 'Pouce' }).first())
      await taps.tap(page.getByRole('button', { name: say('list.addFirst') }))
      const dialog = page.getByRole('dialog', { name: say('entry.add') })
      await taps.write(dialog.getByRole('combobox'), 'ENB')
      await taps.tap(page.getByRole('option', { name: /Enbridge/ }).first())
      await taps.tap(dialog.getByRole('button', { name: say('entry.add.save'), exact: true }))
      await expect(dialog).toHaveCount(0)
      expect(taps.count).toBeLessThanOrEqual(6)
      const prices = (await beside.pricesIn(list))['ENB']
      expect(Object.values(prices ?? {}).filter((price) => price !== null)).toHaveLength(4)
    })

    await test.step('why a score is what it is: two', async () => {
      const taps = countTaps()
      await taps.tap(page.getByRole('listitem').filter({ hasText: 'ENB' }).getByRole('button').first())
      await expect(page.getByRole('tooltip')).toBeVisible()
      expect(taps.count).toBeLessThanOrEqual(2)
    })

    await test.step('a step is moved: two', async () => {
      const { stockId } = await beside.stockOf('ENB.XTSE')
      await page.goto(`/stock/${stockId}`)
      await page
        .getByRole('slider', { name: /Suivre/ })
        .first()
        .scrollIntoViewIfNeeded()
      const box = await page
        .getByRole('slider', { name: /Suivre/ })
        .first()
        .boundingBox()
      const [x, y] = [(box?.x ?? 0) + 22, (box?.y ?? 0) + 22]
      const session = await page.context().newCDPSession(page)
      const before = await page.getByLabel('Suivre', { exact: true }).inputValue()
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
      for (const down of [6, 12, 18, 24]) {
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - down }] })
      }
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await expect(page.getByLabel('Suivre', { exact: true })).not.toHaveValue(before)
      const taps = countTaps()
      await taps.tap(page.getByRole('button', { name: say('entry.save'), exact: true }))
      await expect(page.getByText(say('entry.unsaved.saved'))).toBeVisible()
      expect(1 + taps.count).toBeLessThanOrEqual(2)
    })

    await test.step('a purchase is recorded: eight', async () => {
      await page.goto('/')
      const taps = countTaps()
      await taps.tap(page.locator('a[href^="/portfolio/"]').first())
      await taps.tap(page.locator('[data-row] button').first())
      await taps.tap(page.getByRole('button', { name: say('lot.addOne'), exact: true }))
      const form = page.getByRole('dialog').last()
      await taps.write(form.getByLabel(say('lot.quantity'), { exact: true }), '3')
      await taps.write(form.getByLabel(say('lot.price'), { exact: true }), '12,50')
      await taps.tap(form.getByRole('button', { name: say('lot.add.save'), exact: true }))
      await expect(page.getByLabel(say('lot.quantity'), { exact: true })).toHaveCount(0)
      expect(taps.count).toBeLessThanOrEqual(8)
    })
  },
)
