import { findingsOn } from '../../support/pages/axe.ts'
import { expect, listPath, test } from '../../support/journey.ts'
import { wordsOf } from '../../support/people/newcomer.ts'
import { actBeside } from '../../support/pages/ownLists.ts'
import { rowsOf } from '../../support/whole.ts'

/** Bought and sold within a year. */
const HELD = 'ENB.XTSE'

const SCREENS = [
  ['fr', 'light', 390],
  ['en', 'dark', 1440],
  ['en', 'light', 390],
  ['fr', 'dark', 1440],
  ['fr', 'light', 1440],
  ['en', 'light', 1440],
  ['fr', 'dark', 390],
  ['en', 'dark', 390],
] as const

for (const [language, colorScheme, width] of rowsOf(SCREENS, 1)) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } })

    test(`GEN-14 SCORE-21 axe finds nothing on any screen in ${language}`, async ({ page, visit, enterAsGuest }) => {
      test.slow()
      for (const path of ['/', '/nothing', '/login', '/subscription', '/?e=DuplicateKey']) {
        await visit(path, language)
        // Not by its role: behind a dialog the heading is hidden from whoever cannot see it.
        await page.locator('h1').waitFor()
        expect(await findingsOn(page), path).toEqual([])
      }
      await enterAsGuest(language)
      const [buy, sell] = [await listPath(page, 'first'), await listPath(page, 'last')]
      expect(await findingsOn(page), 'dashboard').toEqual([])
      for (const path of [buy, sell]) {
        await page.goto(path)
        await page.locator('h1').waitFor()
        expect(await findingsOn(page), path).toEqual([])
      }
    })
  })
}

const OF_A_STOCK = [
  ['en', 'light', 1440],
  ['fr', 'dark', 390],
  ['fr', 'light', 390],
  ['en', 'dark', 1440],
] as const

for (const [language, colorScheme, width] of rowsOf(OF_A_STOCK, 1)) {
  test.describe(`a stock, ${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } })

    test(`GEN-14 STOCK-05 CHART-01 AI-01 TAG-01 axe finds nothing on a stock, its analysis and the tag search in ${language}`, async ({
      page,
      enterAsGuest,
    }) => {
      test.slow()
      const say = wordsOf(language)
      await enterAsGuest(language)
      const { stockId } = await actBeside(page).stockOf(HELD)
      await page.goto(`/stock/${stockId}`)
      await page
        .getByRole('group', { name: say('stock.chart.intervals') })
        .getByRole('button')
        .nth(4)
        .click()
      await page.locator('[data-trade]').first().waitFor()
      expect(await findingsOn(page), 'quote').toEqual([])
      await page.getByRole('button', { name: say('stock.chart.table') }).click()
      expect(await findingsOn(page), 'table').toEqual([])
      await page.getByRole('tab').nth(1).click()
      await page.getByRole('heading', { name: say('analysis.partnerships') }).waitFor()
      expect(await findingsOn(page), 'analysis').toEqual([])
      await page
        .getByRole('button', { name: say('stock.tag.find').replace('{value}', '') })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('article').first().waitFor()
      expect(await findingsOn(page), 'tags').toEqual([])
    })
  })
}
