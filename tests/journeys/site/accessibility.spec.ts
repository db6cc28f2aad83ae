import { findingsOn } from '../../support/pages/axe.ts'
import { expect, listPath, test } from '../../support/journey.ts'
import { wordsOf } from '../../support/people/newcomer.ts'
import { actBeside } from '../../support/pages/ownLists.ts'
import { isWhole, rowsOf } from '../../support/whole.ts'

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
  ['fr', 'light', 1024],
  ['en', 'dark', 1024],
] as const

const PUBLIC = ['/', '/nothing', '/login', '/subscription', '/?e=DuplicateKey']
const OTHERS = ['/about', '/legal/terms-conditions', '/legal/privacy-policy', '/legal/cookie-policy', '/register/form']
const SIGNED_IN_OTHERS = ['/costBase', '/myAccount']

for (const [language, colorScheme, width] of rowsOf(SCREENS, 1)) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } })

    test(`axe finds nothing on any screen in ${language} [GEN-14] [SCORE-21]`, async ({
      page,
      visit,
      enterAsGuest,
    }) => {
      test.slow()
      for (const path of [...PUBLIC, ...(isWhole ? OTHERS : [])]) {
        await visit(path, language)
        // Not by its role: behind a dialog the heading is hidden from whoever cannot see it.
        await page.locator('h1').waitFor()
        expect(await findingsOn(page), path).toEqual([])
      }
      await enterAsGuest(language)
      const [buy, sell] = [await listPath(page, 'first'), await listPath(page, 'last')]
      expect(await findingsOn(page), 'dashboard').toEqual([])
      for (const path of [buy, sell, ...(isWhole ? SIGNED_IN_OTHERS : [])]) {
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

for (const [language, colorScheme, width] of OF_A_STOCK) {
  test.describe(`a stock, ${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } })

    test(
      `axe finds nothing on a stock, its analysis and the tag search in ${language} [GEN-14] [STOCK-05] [CHART-01] [AI-01] [TAG-01]`,
      { tag: '@whole' },
      async ({ page, enterAsGuest }) => {
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
        await page.getByRole('radio', { name: say('tags.view.table') }).check({ force: true })
        await page.getByRole('dialog').getByRole('table').waitFor()
        expect(await findingsOn(page), 'tags as a table').toEqual([])
      },
    )
  })
}

const OF_DIALOGS = [
  ['fr', 'light', 390],
  ['en', 'dark', 1024],
  ['fr', 'light', 1440],
  ['en', 'dark', 390],
  ['fr', 'light', 1024],
  ['en', 'dark', 1440],
] as const

for (const [language, colorScheme, width] of OF_DIALOGS) {
  test.describe(`what opens, ${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } })

    test(
      `axe finds nothing on any dialog, menu and bar of lists, portfolios and stocks in ${language} [GEN-14]`,
      { tag: '@whole' },
      async ({ page, enterAsGuest }) => {
        test.slow()
        const errors: string[] = []
        page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
        const say = wordsOf(language)
        const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
        const dialog = page.getByRole('dialog')
        const check = async (what: string) => expect(await findingsOn(page), what).toEqual([])
        await enterAsGuest(language)
        const list = await listPath(page, 'first')

        const chart = page.getByRole('region', { name: say('portfolio.view.performance'), exact: true })
        await chart.getByRole('button', { name: say('returns.compare'), exact: true }).click()
        await chart
          .getByRole('group', { name: say('compare') })
          .getByRole('button', { name: /SPY/ })
          .click()
        await expect(chart.getByRole('img')).toHaveAccessibleName(/SPY/)
        await check('compared return')
        await chart.getByRole('button', { name: say('overview.table') }).click()
        await chart.getByRole('table').waitFor()
        await check('return as a table')
        await page.locator('[data-figure=summaryTotal]').click()
        await dialog.waitFor()
        await check('how a total was computed')
        await page.keyboard.press('Escape')
        for (const id of ['overview.pie', 'overview.objectives']) {
          await button(say(id)).click()
          await dialog.waitFor()
          await check(id)
          await page.keyboard.press('Escape')
          await expect(dialog).toHaveCount(0)
        }
        await page.locator('[data-today]').first().click()
        await dialog.waitFor()
        await check('a stock of Today')
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)

        await button(say('shell.menu').replace('{name}', '')).click()
        await page.getByRole('menu').waitFor()
        await check('menu of the person')
        await page.keyboard.press('Escape')
        await page.keyboard.press('/')
        await dialog.waitFor()
        await page.keyboard.type('royal')
        await page.getByRole('option').first().waitFor()
        await check('palette')
        await page.keyboard.press('Escape')
        await page.keyboard.press('?')
        await dialog.waitFor()
        await check('keys')

        await page.goto(list)
        await button(say('list.add')).click()
        await dialog.getByRole('combobox').first().fill('Adobe')
        await page.getByRole('option').first().click()
        await dialog.getByRole('radio').first().waitFor()
        await check('add dialog')
        await page.goto(list)
        if (width >= 960) {
          await page.getByRole('table').locator('tbody tr').first().getByRole('link').first().focus()
          await page.keyboard.press('x')
          await page
            .getByRole('group', { name: say('bulk.label') })
            .getByRole('button', { name: say('bulk.move') })
            .click()
          await page.getByRole('menu').waitFor()
          await check('bulk bar')
        } else {
          await button(say('list.more')).click()
          await page.getByRole('menu').waitFor()
          await check('menu of a list')
        }

        const { viewer } = await actBeside(page).ask<{ viewer: { portfolios: { portfolioId: string }[] } }>(
          '{ viewer { portfolios { portfolioId } } }',
        )
        await page.goto(`/portfolio/${viewer.portfolios[0]?.portfolioId}`)
        const lots = page.locator('[aria-haspopup=dialog][aria-label]').filter({ hasText: 'RY' }).first()
        await lots.waitFor()
        await check('portfolio')
        await page.getByRole('radio', { name: say('portfolio.view.income'), exact: true }).check({ force: true })
        await page.locator('#income-months').waitFor()
        await check('income')
        await page.getByRole('radio', { name: say('portfolio.view.performance'), exact: true }).check({ force: true })
        await lots.click()
        await dialog.getByRole('table').or(dialog.getByRole('list')).first().waitFor()
        await check('lots')

        const { stockId } = await actBeside(page).stockOf(HELD)
        await page.goto(`/stock/${stockId}`)
        await button(say('stock.chart.full')).click()
        await dialog.waitFor()
        await check('chart on the whole window')
        expect(errors).toEqual([])
      },
    )
  })
}
